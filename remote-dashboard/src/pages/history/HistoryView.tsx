import { useLoad } from '@cadence/shared/api'
import { useAuth } from '@cadence/shared/auth'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, ButtonLink, ErrorNotice, PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { ArrowLeft, Printer } from 'lucide-react'
import { CardsSkeleton } from '../../feedback/CardsSkeleton.tsx'
import { useSync } from '../../sync/use-sync.ts'
import { historyPageTexts } from '../../texts/history-page.ts'
import { lastDaysTexts } from '../../texts/last-days.ts'
import { historyModule } from './history-module.ts'

const Page = styled.section`
  @media print { header > :last-of-type:not(:first-of-type) { display: none; } }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * The history, a view of the dashboard's page. Its heading is there at once, because the shell moves the focus to it; the
 * charts are a file of their own.
 */
export function HistoryView() {
  const { user } = useAuth()
  useSync(user?._id)
  const t = useTexts(historyPageTexts)
  const { history } = useTexts(lastDaysTexts)
  const charts = useLoad(historyModule.load, {
    initial: historyModule.get(),
    onFailure: (error) => console.error('The charts of the history could not be loaded', error),
  })
  return (
    <Page lang={useLanguageTag('fr')}>
      <PageHeader
        title={history}
        intro={t.intro}
        actions={
          <>
            <ButtonLink to={paths.dashboard} icon={<ArrowLeft {...icon} />}>
              {t.back}
            </ButtonLink>
            <Button icon={<Printer {...icon} />} onClick={() => window.print()}>
              {t.print}
            </Button>
          </>
        }
      />
      {charts.state === 'failed' ? (
        <ErrorNotice retry={{ label: t.retry, run: charts.reload }}>{t.failed}</ErrorNotice>
      ) : charts.data ? (
        <charts.data.Charts />
      ) : (
        <CardsSkeleton label={t.loading} />
      )}
    </Page>
  )
}
