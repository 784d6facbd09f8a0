import type { Dashboard } from '@cadence/shared/schemas'
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenIdle } from '../../time/when-idle.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { List } from './dashboard-card-styles.ts'

interface DashboardCardsProps {
  dashboards: readonly Dashboard[]
  /** Id of the dashboard that the member chose as the main one. */
  main: string | null
  /** Id of the dashboard that the member opened last. */
  lastOpened: string | null
}

/** The cards of the collection. The list has room for cards that are not drawn yet, so that the scroll bar is right. */
export function DashboardCards({ dashboards, main, lastOpened }: DashboardCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const drawn = useDrawnCount(dashboards.length)
  useRoomBelow(list, dashboards.length - drawn)
  return (
    <List ref={list} data-whole={drawn >= dashboards.length}>
      {dashboards.slice(0, drawn).map((dashboard, n) => (
        <DashboardCard
          key={dashboard.id}
          dashboard={dashboard}
          isFirst={n === 0}
          isMain={dashboard.id === main}
          isLastOpened={dashboards.length > 1 && dashboard.id === lastOpened}
        />
      ))}
    </List>
  )
}

/** How many cards are drawn at once: as many as a laptop's screen shows, and a few more. */
const FIRST = 12

/** How many cards follow at a time, and after how long on a busy page, in milliseconds. */
const STEP = 24
const IDLE_LIMIT_MS = 300

/**
 * How many cards are drawn: first those that fit on the screen, so that a long collection opens as fast as a short one;
 * then the others, a few at a time, while the page is idle.
 */
function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => {
    if (drawn >= count) return
    return whenIdle(() => startTransition(() => setDrawn(drawn + STEP)), IDLE_LIMIT_MS)
  }, [drawn, count])
  return drawn
}

/** Keeps room below a list for cards that are not drawn yet: `--rows-left` is the number of rows that they take. */
function useRoomBelow(ref: RefObject<HTMLElement | null>, cards: number): void {
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    // A list with all its cards is not measured.
    const columns = cards > 0 ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1
    list.style.setProperty('--rows-left', String(Math.max(0, Math.ceil(cards / columns))))
  }, [ref, cards])
}
