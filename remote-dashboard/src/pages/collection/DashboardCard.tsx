import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Link, paths } from '@cadence/shared/router'
import type { Dashboard } from '@cadence/shared/schemas'
import { memo, useSyncExternalStore } from 'react'
import { dashboardSearch } from '../../dashboards/dashboard-address.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { subscribeClock, useTimeZone } from '../../time/clock.ts'
import { DashboardActions } from './DashboardActions.tsx'
import { DashboardMiniature } from './DashboardMiniature.tsx'
import { Card, Foot, Meta } from './dashboard-card-styles.ts'
import { editedText, elapsedDays } from './edited-text.ts'

/** One saved dashboard. A click anywhere except on its buttons opens it. */
export const DashboardCard = memo(function DashboardCard({ dashboard }: { dashboard: Dashboard }) {
  const { id, name, items, updatedAt } = dashboard
  const t = useTexts(collectionTexts)
  return (
    <Card data-dashboard={id}>
      <DashboardMiniature items={items} />
      <h2>
        <Link to={{ pathname: paths.dashboard, search: dashboardSearch(id) }} title={name}>
          {name}
        </Link>
      </h2>
      <Meta>
        <span>{t.kind}</span>
        <EditedTime iso={updatedAt} />
      </Meta>
      <Foot>
        <DashboardActions dashboard={dashboard} />
      </Foot>
    </Card>
  )
})

/** When a dashboard was edited. It renders again when another day has elapsed. */
function EditedTime({ iso }: { iso: string }) {
  const t = useTexts(collectionTexts)
  const tag = useLanguageTag('fr-FR')
  const timeZone = useTimeZone()
  useSyncExternalStore(subscribeClock, () => elapsedDays(iso, Date.now()))
  return <time dateTime={iso}>{editedText(t, { tag, timeZone }, iso, Date.now())}</time>
}
