import type { WidgetId } from '@cadence/shared/schemas'
import type { TimeOfDay } from '../../time/part-of-day.ts'

/** The ids of the cards in the member's own order on small screens, as the preference keeps it; null where there is none. */
export type CardOrder = string[] | null

/**
 * What a member looks for first at a time of day: in the morning what the day brings and how they are, in the afternoon the work, in the
 * evening and at night how the day was, and what it leaves to do.
 */
const orders: Record<TimeOfDay, readonly WidgetId[]> = {
  morning: ['2', '6', '9', '11', '12', '8', '4', '5', '7', '1', '10', '3'],
  afternoon: ['6', '9', '11', '12', '8', '2', '4', '10', '1', '5', '7', '3'],
  evening: ['5', '9', '6', '11', '12', '7', '2', '1', '8', '4', '10', '3'],
  night: ['5', '9', '6', '2', '11', '12', '7', '10', '1', '8', '4', '3'],
}

/** Widgets in the order of a time of day. One without a place in it comes last. */
export function orderOfDay(ids: readonly WidgetId[], time: TimeOfDay): WidgetId[] {
  const place = (id: WidgetId) => {
    const at = orders[time].indexOf(id)
    return at === -1 ? orders[time].length : at
  }
  return [...ids].sort((a, b) => place(a) - place(b))
}

/**
 * Cards in the member's own order. One that is not in it follows the card that it follows without it.
 * @param start ids in their order without an own one.
 * @param own ids in the member's order; it may name widgets that are not on this dashboard.
 */
export function inOwnOrder(start: readonly WidgetId[], own: readonly string[] | null): WidgetId[] {
  const kept = start.filter((id) => own?.includes(id))
  const order = kept.sort((a, b) => (own?.indexOf(a) ?? 0) - (own?.indexOf(b) ?? 0))
  for (const [at, id] of start.entries()) {
    if (order.includes(id)) continue
    const before = start[at - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

/**
 * The own order after the cards of one dashboard were sorted. Widgets of other dashboards keep their places in it.
 * @param cards all cards of the dashboard, in their new order.
 */
export function ownOrder<Id extends string>(before: readonly Id[] | null, cards: readonly Id[]): Id[] {
  const onBoard = new Set(cards)
  const waiting = [...cards]
  const kept = (before ?? []).map((id) => (onBoard.has(id) ? (waiting.shift() ?? id) : id))
  return [...kept, ...waiting]
}

/** Whether two orders are the same. */
export const sameOrder = (a: CardOrder, b: CardOrder) =>
  a === null || b === null ? a === b : a.join() === b.join()
