import { useAuth } from '@cadence/shared/auth'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { PageHeader } from '@cadence/shared/ui'
import { useDashboards } from '../../dashboards/use-dashboards.ts'
import { useSync } from '../../sync/use-sync.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { DashboardCards } from './DashboardCards.tsx'
import { EmptyCollection } from './EmptyCollection.tsx'
import { COLLECTION_TITLE_ID } from './focus-after-delete.ts'

/** The member's saved dashboards (specification, section 2, Collection). */
export default function Collection() {
  const { user } = useAuth()
  const dashboards = useDashboards(user?._id)
  useSync(user?._id)
  const t = useTexts(collectionTexts)
  const lang = useLanguageTag('en')
  return (
    <section lang={lang}>
      <PageHeader title={t.title} titleId={COLLECTION_TITLE_ID} />
      {dashboards.length === 0 ? <EmptyCollection /> : <DashboardCards dashboards={dashboards} />}
    </section>
  )
}
