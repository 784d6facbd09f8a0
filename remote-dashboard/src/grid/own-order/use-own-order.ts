import { setPreference, usePreference } from '@cadence/shared/preferences'
import type { WidgetId } from '@cadence/shared/schemas'
import { useEffect, useMemo, useState } from 'react'
import { timeOfDayNow } from '../../time/part-of-day.ts'
import { type Items, inReadingOrder } from '../grid-layout.ts'
import { type CardOrder, inOwnOrder, orderOfDay, ownOrder } from './own-order.ts'

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

/** The order while the dashboard is edited, when it is saved with the layout. */
export interface DraftOrder {
  /** Undefined while it was not changed. */
  order: CardOrder | undefined
  /** Changes it, for the sake of one of the cards, or of none. */
  onSort: (order: CardOrder, id: WidgetId | null) => void
}

/**
 * The placements in the order of the cards where they are in one or two columns, and the commands that change it. It is the
 * member's own, else that of the time of day in one column, and that of the layout in two. The layout itself stays.
 * @param draft takes the changes in edit mode; without it they are saved at once.
 */
export function useOwnOrder(items: Items, isColumn: boolean, draft?: DraftOrder) {
  const saved = usePreference('phoneOrder')
  const own = draft?.order === undefined ? saved : draft.order
  const time = useSortingTime()
  const cards = useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]))
    const start = isColumn ? orderOfDay([...byId.keys()], time) : inReadingOrder(items).map(({ id }) => id)
    return inOwnOrder(start, own).flatMap((id) => byId.get(id) ?? [])
  }, [items, isColumn, time, own])
  const keep = draft?.onSort ?? ((order: CardOrder) => void setPreference('phoneOrder', order))
  return {
    cards,
    /** The member's own order; null where there is none. */
    own,
    isDraft: draft !== undefined,
    /** The own order after the cards were sorted. */
    after: (cards: readonly WidgetId[]): CardOrder => ownOrder<string>(own, cards),
    sort: (cards: readonly WidgetId[], id: WidgetId) => keep(ownOrder<string>(own, cards), id),
    restore: (before: CardOrder) => keep(before, null),
  }
}

/** The order of the cards, as `useOwnOrder` gives it. */
export type OwnOrder = ReturnType<typeof useOwnOrder>
