import { useAuth } from '@cadence/shared/auth'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { usePreference } from '@cadence/shared/preferences'
import type { Dashboard } from '@cadence/shared/schemas'
import { ErrorNotice, PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useMemo } from 'react'
import { useListState } from '../../dashboards/main-opening.ts'
import { readDashboardsAgain } from '../../dashboards/read-dashboards.ts'
import { useDashboards } from '../../dashboards/use-dashboards.ts'
import { useSync } from '../../sync/use-sync.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { CollectionSkeleton } from './CollectionSkeleton.tsx'
import { CreateLink } from './CreateLink.tsx'
import { DashboardCards } from './DashboardCards.tsx'
import { EmptyCollection } from './EmptyCollection.tsx'
import { COLLECTION_TITLE_ID } from './focus-after-delete.ts'

const Page = styled.section`
  --above: 9.25rem;
`

/** On a phone, the button of the page's head has a row of its own. */
const Failure = styled.div`
  @media (max-width: 639.98px) { --above: 13rem; }
`

/** The member's saved dashboards (specification, section 2, Collection). */
export default function Collection() {
  const { user } = useAuth()
  const dashboards = useDashboards(user?._id)
  const main = usePreference('mainDashboard')
  const lastOpened = usePreference('lastDashboard')
  useSync(user?._id)
  const t = useTexts(collectionTexts)
  const lang = useLanguageTag('en')
  const ordered = useMemo(() => mainFirst(dashboards, main), [dashboards, main])
  const isEmpty = ordered.length === 0
  // A member at a new browser must not read that they have no dashboard.
  const listState = useListState(isEmpty ? user?._id : undefined)
  const frenchLang = useLanguageTag('fr')
  return (
    <Page lang={lang}>
      <PageHeader
        title={t.title}
        titleId={COLLECTION_TITLE_ID}
        actions={
          (!isEmpty || listState !== 'known') && <CreateLink isQuiet={isEmpty && listState === 'missing'} />
        }
      />
      {listState === 'awaited' ? (
        <CollectionSkeleton />
      ) : listState === 'missing' && user ? (
        <Failure lang={frenchLang}>
          <ErrorNotice
            vignette="unplugs"
            title={t.notLoaded}
            retry={{ label: t.retry, run: () => readDashboardsAgain(user._id) }}
          >
            {t.stillThere}
          </ErrorNotice>
        </Failure>
      ) : isEmpty ? (
        <EmptyCollection />
      ) : (
        <DashboardCards dashboards={ordered} main={main} lastOpened={lastOpened} />
      )}
    </Page>
  )
}

/** The dashboards with the one that the member chose as the main one before the others. */
function mainFirst(dashboards: readonly Dashboard[], main: string | null): readonly Dashboard[] {
  const chosen = dashboards.find(({ id }) => id === main)
  return chosen ? [chosen, ...dashboards.filter((other) => other !== chosen)] : dashboards
}
