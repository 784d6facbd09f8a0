import type { Dashboard } from '@cadence/shared/schemas'
import { useRef } from 'react'
import { CreateCard } from './CreateCard.tsx'
import { List } from './card-look.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { useDrawn } from './use-drawn.ts'
import { useRowsLeft } from './use-rows-left.ts'

/** The cards. Those that are not drawn yet have their place already, so that the scroll bar is true. */
export function Cards({ dashboards }: { dashboards: readonly Dashboard[] }) {
  const list = useRef<HTMLUListElement>(null)
  const drawn = useDrawn(dashboards.length)
  useRowsLeft(list, dashboards.length - drawn)
  return (
    <List ref={list} data-whole={drawn >= dashboards.length}>
      <CreateCard />
      {dashboards.slice(0, drawn).map((dashboard) => (
        <DashboardCard key={dashboard.id} dashboard={dashboard} />
      ))}
    </List>
  )
}
