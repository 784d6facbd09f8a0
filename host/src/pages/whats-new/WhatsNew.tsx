import { useLoad } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { ErrorNotice, PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Lamp } from 'lucide-react'
import { frameTexts, pagesTexts } from '../../texts/app-area.ts'

/** The stated text closes the page, beside a lamp: it is no heading for what has come already, and nothing to press. */
const Soon = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  max-width: 75rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--hairline);
  color: var(--muted);
  svg { color: var(--glow); }
`

/**
 * The page What's New (specification, section 2, Route table): what has come already, which is fetched when somebody opens the
 * page, and below it the stated text.
 */
export function WhatsNew() {
  const t = useTexts(pagesTexts)
  const frame = useTexts(frameTexts)
  const lang = useLanguageTag('en')
  const { data, state, reload } = useLoad(() => import('./News.tsx'))
  return (
    <>
      <PageHeader title={t.whatsNew} lang={lang} />
      {data && <data.News />}
      {state === 'failed' && (
        <ErrorNotice retry={{ label: frame.tryAgain, run: reload }}>{frame.notLoaded}</ErrorNotice>
      )}
      {state !== 'loading' && (
        <Soon lang={lang}>
          <Lamp size={22} strokeWidth={1.75} aria-hidden="true" />
          {t.comingSoon}
        </Soon>
      )}
    </>
  )
}
