import { proxy } from 'valtio'

/** How far this device's clock is ahead of the server's, in whole minutes; negative behind it, 0 until an answer came. */
export const serverClock = proxy({ aheadMinutes: 0 })

/** What both clocks of a page say at one moment, in milliseconds: the time can be set, `running` only runs on. */
export interface ClockReading {
  time: number
  running: number
}

export const readClocks = (): ClockReading => ({ time: Date.now(), running: performance.now() })

/** An answer that took longer was sent by the server at an unknown moment. */
const ANSWER_MAX_MS = 60_000
/** Where the clocks disagree by more, the device slept during the call, or its time was set. */
const DISAGREE_MAX_MS = 5000

function isSoonAfter(sent: ClockReading, now: ClockReading): boolean {
  const time = now.time - sent.time
  const running = now.running - sent.running
  return Math.max(time, running) <= ANSWER_MAX_MS && Math.abs(time - running) <= DISAGREE_MAX_MS
}

/**
 * Compares this device's time with the server's when an answer comes.
 * @param date its `Date`; anything else says nothing.
 * @param sent the clocks when the request was sent.
 */
export function noteServerTime(date: unknown, sent: ClockReading | undefined, now = readClocks()): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
  if (Number.isNaN(time) || !sent || !isSoonAfter(sent, now)) return
  serverClock.aheadMinutes = Math.round((now.time - time) / 60_000)
}
