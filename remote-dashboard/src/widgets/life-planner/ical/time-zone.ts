import { fromMs } from '../clock/wall.ts'
import { offsetAt } from '../clock/zones.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

interface Change {
  moment: number
  from: number
  to: number
}

/** The second at which a clock that differs between two moments is changed. */
function changeBetween(low: number, high: number, zone: string): number {
  const before = offsetAt(low, zone)
  let [left, right] = [low, high]
  while (right - left > 1000) {
    const middle = Math.floor((left + right) / 2000) * 1000
    if (offsetAt(middle, zone) === before) left = middle
    else right = middle
  }
  return right
}

function changesOf(zone: string, begin: number, end: number): Change[] {
  const changes: Change[] = []
  let from = offsetAt(begin, zone)
  for (let at = begin; at < end; at += WEEK_MS) {
    const to = offsetAt(at + WEEK_MS, zone)
    if (from !== to) changes.push({ moment: changeBetween(at, at + WEEK_MS, zone), from, to })
    from = to
  }
  return changes
}

/** A time in the short form of the standard: `20261122T093000`. */
export const short = (wall: string) => wall.replace(/[-:]/g, '')

function offset(ms: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.abs(ms) / 1000
  const rest = seconds % 60 === 0 ? '' : two(seconds % 60)
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(seconds / 3600))}${two(Math.floor(seconds / 60) % 60)}${rest}`
}

/** Each change by itself: of lists of dates in a time zone many programs read only the first. */
function observance(name: string, from: number, to: number, onset: string): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `END:${name}`,
  ]
}

/**
 * The lines of a VTIMEZONE with each change of a zone's clock from the beginning of a year to the end of another one,
 * as this browser knows them.
 */
export function timeZoneLines(zone: string, firstYear: number, lastYear: number): string[] {
  const begin = Date.UTC(firstYear, 0, 1)
  const base = offsetAt(begin, zone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', base, base, short(fromMs(begin, false))),
    ...changesOf(zone, begin, Date.UTC(lastYear + 1, 0, 1)).flatMap(({ moment, from, to }) =>
      observance(to > from ? 'DAYLIGHT' : 'STANDARD', from, to, short(fromMs(moment + from, false))),
    ),
    'END:VTIMEZONE',
  ]
}
