import { useLoad } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { ErrorNotice, PageHeader } from '@cadence/shared/ui'
import { frameTexts, pagesTexts } from '../../texts/app-area.ts'

/**
 * The page What's New (specification, section 2, Route table): its stated text, and below it what has come already, which
 * is fetched when somebody opens the page.
 */
export function WhatsNew() {
  const t = useTexts(pagesTexts)
  const frame = useTexts(frameTexts)
  const lang = useLanguageTag('en')
  const { data, state, reload } = useLoad(() => import('./News.tsx'))
  return (
    <>
      <PageHeader title={t.whatsNew} lang={lang} intro={t.comingSoon} introLang={lang} />
      {data && <data.News />}
      {state === 'failed' && (
        <ErrorNotice retry={{ label: frame.tryAgain, run: reload }}>{frame.notLoaded}</ErrorNotice>
      )}
    </>
  )
}
