import { setPreference, usePreference } from '@cadence/shared/preferences'
import type { WidgetId } from '@cadence/shared/schemas'
import { useEffect, useMemo, useState } from 'react'
import { timeOfDayNow } from '../../time/part-of-day.ts'
import type { Items } from '../grid-layout.ts'
import { ownOrder, phoneOrder } from './phone-order.ts'

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

/** The placements in the order of the cards on a phone, and the commands that change it. The layout itself stays. */
export function usePhoneOrder(items: Items) {
  const own = usePreference('phoneOrder')
  const time = useSortingTime()
  const cards = useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]))
    const order = phoneOrder([...byId.keys()], time, own)
    return order.flatMap((id) => byId.get(id) ?? [])
  }, [items, time, own])
  return {
    cards,
    isOwn: own !== null,
    sort: (order: readonly WidgetId[]) => setPreference('phoneOrder', ownOrder(own, order)),
    sortByDay: () => setPreference('phoneOrder', null),
  }
}

/** The order of a phone's cards, as `usePhoneOrder` gives it. */
export type PhoneOrder = ReturnType<typeof usePhoneOrder>
