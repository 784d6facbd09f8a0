import { Link, paths } from '@cadence/shared/router'
import type { Dashboard } from '@cadence/shared/schemas'
import { memo } from 'react'
import { dashboardSearch } from '../../dashboards/address.ts'
import { Card, Foot, Meta } from './card-look.ts'
import { DashboardActions } from './DashboardActions.tsx'
import { Miniature } from './Miniature.tsx'
import { relativeTime } from './relative-time.ts'

/** One saved dashboard. A press anywhere but on its buttons opens it. */
export const DashboardCard = memo(function DashboardCard({ dashboard }: { dashboard: Dashboard }) {
  const { id, name, items, updatedAt } = dashboard
  return (
    <Card>
      <Miniature items={items} />
      <h2>
        <Link to={{ pathname: paths.dashboard, search: dashboardSearch(id) }} title={name}>
          {name}
        </Link>
      </h2>
      <Meta>
        <span>Productivity</span>
        <time dateTime={updatedAt}>Edited {relativeTime(updatedAt, new Date())}</time>
      </Meta>
      <Foot>
        <DashboardActions dashboard={dashboard} />
      </Foot>
    </Card>
  )
})
