import ICAL from 'ical.js'
import { fromMs } from './local-time.ts'
import { offsetAt } from './time-zones.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

interface Change {
  moment: number
  from: number
  to: number
}

/** The second of the change between two moments with different offsets. */
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

/** One change. Each has a component of its own, because many programs read only the first of several dates. */
function observance(name: 'standard' | 'daylight', { moment, from, to }: Change): ICAL.Component {
  const part = new ICAL.Component(name)
  part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(fromMs(moment + from, false)))
  part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(from / 1000))
  part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(to / 1000))
  return part
}

/**
 * A VTIMEZONE with each change of a time zone's offset, from the start of the first year to the end of the last year. The
 * changes come from the browser or Node, because ical.js has no time zones.
 */
export function timeZoneComponent(zone: string, firstYear: number, lastYear: number): ICAL.Component {
  const begin = Date.UTC(firstYear, 0, 1)
  const base = offsetAt(begin, zone)
  const component = new ICAL.Component('vtimezone')
  component.addPropertyWithValue('tzid', zone)
  component.addSubcomponent(observance('standard', { moment: begin - base, from: base, to: base }))
  for (const change of changesOf(zone, begin, Date.UTC(lastYear + 1, 0, 1))) {
    component.addSubcomponent(observance(change.to > change.from ? 'daylight' : 'standard', change))
  }
  return component
}
