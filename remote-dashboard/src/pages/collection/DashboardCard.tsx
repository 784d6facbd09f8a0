import { useTexts } from '@cadence/shared/i18n'
import { Link, paths } from '@cadence/shared/router'
import type { Dashboard } from '@cadence/shared/schemas'
import { memo } from 'react'
import { dashboardSearch } from '../../dashboards/dashboard-address.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { Card, Foot, Meta } from './card-look.ts'
import { DashboardActions } from './DashboardActions.tsx'
import { EditedTime } from './EditedTime.tsx'
import { Miniature } from './Miniature.tsx'

/** One saved dashboard. A press anywhere but on its buttons opens it. */
export const DashboardCard = memo(function DashboardCard({ dashboard }: { dashboard: Dashboard }) {
  const { id, name, items, updatedAt } = dashboard
  const t = useTexts(collectionTexts)
  return (
    <Card data-dashboard={id}>
      <Miniature items={items} />
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
