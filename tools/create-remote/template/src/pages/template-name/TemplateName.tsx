import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { templateNameTexts } from '../../texts/template-name.ts'

const Box = styled.div`
  display: grid;
  gap: 0.75rem;
  max-width: 75rem;
  h1 { font-size: var(--text-3xl); overflow-wrap: break-word; }
  p { max-width: 38em; color: var(--muted); }
`

/** Template name: what it is called and what it is for. */
export default function TemplateName() {
  const t = useTexts(templateNameTexts)
  return (
    <Box>
      <h1>{t.title}</h1>
      <p>{t.intro}</p>
    </Box>
  )
}
