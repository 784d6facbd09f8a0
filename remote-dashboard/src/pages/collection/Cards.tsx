import type { Dashboard } from '@cadence/shared/schemas'
import { CreateCard } from './CreateCard.tsx'
import { List } from './card-look.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { useDrawn } from './use-drawn.ts'

/** The cards. Those that are not drawn yet have their place already, so that nothing moves and the scroll bar is true. */
export function Cards({ dashboards }: { dashboards: readonly Dashboard[] }) {
  const drawn = useDrawn(dashboards.length)
  return (
    <List>
      <CreateCard />
      {dashboards.map((dashboard, at) =>
        at < drawn ? (
          <DashboardCard key={dashboard.id} dashboard={dashboard} />
        ) : (
          <li key={dashboard.id} data-waiting="">
            {dashboard.name}
          </li>
        ),
      )}
    </List>
  )
}
