import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { tasksTexts } from '../../texts/tasks.ts'

const Box = styled.section`
  display: grid;
  gap: 0.375rem;
  h1 { font-size: var(--text-2xl); }
  p { color: var(--muted); }
`

/** The tools library (specification, section 2, Tools library). */
export default function Tasks() {
  const t = useTexts(tasksTexts)
  return (
    <Box>
      <h1 lang={useLanguageTag('en')}>{t.title}</h1>
      <p>{t.intro}</p>
    </Box>
  )
}
