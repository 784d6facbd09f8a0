import { useAuth } from '@cadence/shared/auth'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useDashboards } from '../../dashboards/use-dashboards.ts'
import { useSync } from '../../sync/use-sync.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { CreateCard } from './CreateCard.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { EmptyState } from './EmptyState.tsx'
import { COLLECTION_TITLE_ID } from './title.ts'

const Page = styled.section`
  h1 { margin-bottom: 1.5rem; font-size: var(--text-2xl); }
  h1:focus { outline: none; }
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr));
  gap: 1.25rem;
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
      {dashboards.length === 0 ? (
        <EmptyState />
      ) : (
        <Cards>
          <CreateCard />
          {dashboards.map((dashboard) => (
            <DashboardCard key={dashboard.id} dashboard={dashboard} />
          ))}
        </Cards>
      )}
    </Page>
  )
}
