import { useAuth } from '@cadence/shared/auth'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useDashboards } from '../../dashboards/use-dashboards.ts'
import { useSync } from '../../sync/use-sync.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { DashboardCards } from './DashboardCards.tsx'
import { EmptyCollection } from './EmptyCollection.tsx'
import { COLLECTION_TITLE_ID } from './focus-after-delete.ts'

const Page = styled.section`
  h1 { margin-bottom: 1.5rem; font-size: var(--text-2xl); }
  h1:focus { outline: none; }
`

/** The member's saved dashboards (specification, section 2, Collection). */
export default function Collection() {
  const { user } = useAuth()
  const dashboards = useDashboards(user?._id)
  useSync(user?._id)
  const t = useTexts(collectionTexts)
  const lang = useLanguageTag('en')
  return (
    <Page lang={lang}>
      <h1 id={COLLECTION_TITLE_ID} tabIndex={-1}>
        {t.title}
      </h1>
      {dashboards.length === 0 ? <EmptyCollection /> : <DashboardCards dashboards={dashboards} />}
    </Page>
  )
}
