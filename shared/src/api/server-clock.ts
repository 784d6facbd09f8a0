import { proxy } from 'valtio'

/** How far this device's clock is ahead of the server's, in whole minutes; negative behind it, 0 until an answer came. */
export const serverClock = proxy({ aheadMinutes: 0 })

/** Compares the clocks when an answer comes. @param date its `Date`; anything else says nothing. */
export function noteServerTime(date: unknown, now = Date.now()): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
  if (!Number.isNaN(time)) serverClock.aheadMinutes = Math.round((now - time) / 60_000)
}
