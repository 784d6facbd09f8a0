import { memberTimeZone } from './member-time-zone.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * How long ago something was, in whole minutes, hours or days that have passed; from a week on, its date
 * in the member's time zone.
 * @param at and `now` in milliseconds since 1970. A moment that is less than a minute away, or in the future because
 * the two clocks differ, is `justNow`.
 * @param tag language of the text.
 */
export function relativeTime(at: number, now: number, tag: string, justNow: string): string {
  const passed = now - at
  if (passed < MINUTE_MS) return justNow
  const inWords = new Intl.RelativeTimeFormat(tag, { numeric: 'always' })
  if (passed < HOUR_MS) return inWords.format(-Math.floor(passed / MINUTE_MS), 'minute')
  if (passed < DAY_MS) return inWords.format(-Math.floor(passed / HOUR_MS), 'hour')
  if (passed < 7 * DAY_MS) return inWords.format(-Math.floor(passed / DAY_MS), 'day')
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: memberTimeZone() }).format(at)
}
