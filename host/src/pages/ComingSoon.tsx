import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { pagesTexts } from '../texts/app-area.ts'

const Box = styled.section`
  display: grid;
  gap: 0.75rem;
  h1 { font-size: var(--text-3xl); }
  p { color: var(--muted); }
`

/** A page whose content is announced (specification, section 2). */
export function ComingSoon({ page }: { page: 'whatsNew' | 'help' }) {
  const t = useTexts(pagesTexts)
  const lang = useLanguageTag('en')
  return (
    <Box lang={lang}>
      <h1>{t[page]}</h1>
      <p>{t.comingSoon}</p>
    </Box>
  )
}

export function Help() {
  return <ComingSoon page="help" />
}

export function WhatsNew() {
  return <ComingSoon page="whatsNew" />
}
