import { memberTimeZone } from '@cadence/shared/preferences'
import { isDueBy } from '../deadlines/is-due-by.ts'
import { recordsOf } from '../records/records.ts'
import { subscribeRecords } from '../records/records-store.ts'
import { subscribeClock } from '../time/clock.ts'
import { dayAt } from '../time/day.ts'
import { whenIdle } from '../time/when-idle.ts'

/** The number follows a change after this many milliseconds at the latest. */
const PATIENCE_MS = 2000

/** How many of a member's open tasks are due on a day or before it. */
export function countDue(userId: string, day: string): number {
  return recordsOf(userId, 'task').filter(({ data }) => !data.completed && isDueBy(data, day)).length
}

/** iOS refuses a badge without permission for notifications: the icon then stays without one. */
const ignore = () => undefined

/**
 * Shows on the icon of the installed app how many tasks are due today or late.
 * @returns a function that ends it, and removes the number: the next person must not see it.
 */
export function followBadge(userId: string): () => void {
  let shown: number | undefined
  let cancel: (() => void) | undefined
  const show = () => {
    cancel = undefined
    const count = countDue(userId, dayAt(Date.now(), memberTimeZone()))
    if (count === shown) return
    shown = count
    navigator.setAppBadge(count).catch(ignore)
  }
  const plan = () => {
    cancel ??= whenIdle(show, PATIENCE_MS)
  }
  const ends = [subscribeRecords(plan), subscribeClock(plan)]
  plan()
  return () => {
    for (const end of ends) end()
    cancel?.()
    navigator.clearAppBadge().catch(ignore)
  }
}
