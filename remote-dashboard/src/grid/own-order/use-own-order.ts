import { setPreference, usePreference } from '@cadence/shared/preferences'
import type { WidgetId } from '@cadence/shared/schemas'
import { useEffect, useMemo, useState } from 'react'
import { timeOfDayNow } from '../../time/part-of-day.ts'
import { type Items, inReadingOrder } from '../grid-layout.ts'
import { inOwnOrder, orderOfDay, ownOrder } from './own-order.ts'

/**
 * The time of day that sorts the cards: of when the page was opened, or was last seen again. While the page is in sight
 * no card moves by itself from under a finger.
 */
function useSortingTime() {
  const [time, setTime] = useState(timeOfDayNow)
  useEffect(() => {
    const onSeen = () => document.visibilityState === 'visible' && setTime(timeOfDayNow())
    document.addEventListener('visibilitychange', onSeen)
    return () => document.removeEventListener('visibilitychange', onSeen)
  }, [])
  return time
}

/**
 * The placements in the order of the cards where they are in one or two columns, and the commands that change it. It is the
 * member's own, else that of the time of day in one column, and that of the layout in two. The layout itself stays.
 */
export function useOwnOrder(items: Items, isColumn: boolean) {
  const own = usePreference('phoneOrder')
  const time = useSortingTime()
  const cards = useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]))
    const start = isColumn ? orderOfDay([...byId.keys()], time) : inReadingOrder(items).map(({ id }) => id)
    return inOwnOrder(start, own).flatMap((id) => byId.get(id) ?? [])
  }, [items, isColumn, time, own])
  return {
    cards,
    /** The member's own order; null where there is none. */
    own,
    sort: (order: readonly WidgetId[]) => setPreference('phoneOrder', ownOrder(own, order)),
    restore: (before: typeof own) => setPreference('phoneOrder', before),
  }
}

/** The order of the cards, as `useOwnOrder` gives it. */
export type OwnOrder = ReturnType<typeof useOwnOrder>
