import ICAL from 'ical.js'
import type { PlannerEvent } from '../schemas/planner-event.ts'
import { toIcalTime } from './ical-time.ts'
import { isDay, type LocalTime } from './local-time.ts'
import { readRule } from './rule-iterator.ts'
import { timeZoneComponent } from './time-zone-writer.ts'

export { type Deadline, type DeadlineWords, deadlineEvent } from './deadline-event.ts'
export { timeZoneComponent }

/** What a file can hold beside events. */
export interface CalendarExtras {
  /** The events of deadlines (`deadlineEvent`). They take no time of the day, and the planner does not import them. */
  deadlines?: readonly PlannerEvent[]
  /** Names of subjects by their id, for the categories. */
  subjects?: ReadonlyMap<string, string>
  /** For a feed: after how many hours another calendar is to read it again. */
  refreshHours?: number
}

/** The time zone of a series is described this many years ahead, because the series may have no end. */
const YEARS_AHEAD = 10

/** X-CADENCE-KIND of a deadline. */
export const DEADLINE_KIND = 'deadline'

// The standard allows 75 bytes in a line with its first space, which ical.js does not count.
ICAL.foldLength = 74

type ZoneName = PlannerEvent['timeZone']
/** The time zones of the file by name. */
type Zones = ReadonlyMap<string, ICAL.Timezone>

/** ical.js escapes line feeds only. A carriage return would end the line. */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

function timeIn(local: LocalTime, zone: ZoneName, zones: Zones): ICAL.Time {
  const time = toIcalTime(local)
  const clock = zone === null || isDay(local) ? undefined : zones.get(zone)
  if (clock) time.zone = clock
  return time
}

/**
 * The repetition rule, or null when it is unreadable: the week does not show its occurrences either. The rule is the
 * member's own, so it stays out of the log.
 */
function ruleOf(text: string): ICAL.Recur | null {
  try {
    return readRule(text)
  } catch {
    return null
  }
}

function addDates(component: ICAL.Component, name: 'exdate' | 'rdate', times: readonly ICAL.Time[]) {
  for (const time of times) {
    const property = component.addPropertyWithValue(name, time)
    const isLocal = time.zone === ICAL.Timezone.localTimezone || time.zone === ICAL.Timezone.utcTimezone
    if (!isLocal) property.setParameter('tzid', time.zone.tzid)
  }
}

interface EventFacts {
  /** The time zone of the RECURRENCE-ID of a changed occurrence. */
  zoneOfSeries: ZoneName
  zones: Zones
  now: ICAL.Time
  subject: string | undefined
  isDeadline: boolean
}

function eventComponent(event: PlannerEvent, { zoneOfSeries, zones, now, subject, isDeadline }: EventFacts) {
  const at = (local: LocalTime) => timeIn(local, event.timeZone, zones)
  const component = new ICAL.Component('vevent')
  const written = new ICAL.Event(component)
  written.uid = withLineFeeds(event.uid)
  component.addPropertyWithValue('dtstamp', now)
  written.startDate = at(event.start)
  written.endDate = at(event.end)
  if (event.original !== undefined) written.recurrenceId = timeIn(event.original, zoneOfSeries, zones)
  const rule = event.recurrence === undefined ? null : ruleOf(event.recurrence)
  if (rule) component.addPropertyWithValue('rrule', rule)
  addDates(component, 'exdate', (event.exceptions ?? []).map(at))
  addDates(component, 'rdate', (event.additions ?? []).map(at))
  written.summary = withLineFeeds(event.title)
  if (event.location !== undefined) written.location = withLineFeeds(event.location)
  if (event.description !== undefined) written.description = withLineFeeds(event.description)
  if (event.sequence !== undefined) written.sequence = event.sequence
  if (event.modified !== undefined) {
    const modified = ICAL.Time.fromDateTimeString(`${event.modified.slice(0, 19)}Z`)
    component.addPropertyWithValue('last-modified', modified)
  }
  if (subject !== undefined) component.addPropertyWithValue('categories', withLineFeeds(subject))
  if (isDeadline) component.addPropertyWithValue('transp', 'TRANSPARENT')
  component.addPropertyWithValue('x-cadence-kind', isDeadline ? DEADLINE_KIND : event.kind)
  if (event.exam) component.addPropertyWithValue('x-cadence-exam', 'TRUE')
  return component
}

const yearOf = (local: string) => Number(local.slice(0, 4))

/** The first and last year for which the time zone of some events is described. */
function yearsOf(events: readonly PlannerEvent[], now: Date): [number, number] {
  const locals = events.flatMap(({ start, end, original }) => [start, end, original ?? start])
  const years = locals.map(yearOf)
  const endless = events.some(({ recurrence }) => recurrence !== undefined)
  return [Math.min(...years), Math.max(...years, endless ? now.getUTCFullYear() + YEARS_AHEAD : 0)]
}

/** Writes events as an iCalendar file (RFC 5545). */
export function writeCalendar(
  events: readonly PlannerEvent[],
  name: string,
  now: Date,
  { deadlines = [], subjects, refreshHours }: CalendarExtras = {},
): string {
  const series = new Map(
    events.flatMap((event) => (event.original === undefined ? [[event.uid, event]] : [])),
  )
  const zoneOf = (event: PlannerEvent) => (series.get(event.uid) ?? event).timeZone
  const all = [...events, ...deadlines]
  const names = [...new Set(all.flatMap((event) => [event.timeZone, zoneOf(event)]))]
  const described = names.flatMap((zone) => (zone === null || zone === 'UTC' ? [] : [zone])).sort()
  const zones = new Map([['UTC', ICAL.Timezone.utcTimezone]])

  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Cadence//Life Planner//FR')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('x-wr-calname', withLineFeeds(name))
  if (refreshHours !== undefined) {
    // The first is the standard's (RFC 7986), the second that of Outlook.
    const interval = ICAL.Duration.fromSeconds(refreshHours * 3600)
    calendar.addPropertyWithValue('refresh-interval', interval).setParameter('value', 'DURATION')
    calendar.addPropertyWithValue('x-published-ttl', interval.toString())
  }
  for (const zone of described) {
    const there = all.filter((event) => event.timeZone === zone || zoneOf(event) === zone)
    const component = calendar.addSubcomponent(timeZoneComponent(zone, ...yearsOf(there, now)))
    zones.set(zone, new ICAL.Timezone(component))
  }
  const stamp = ICAL.Time.fromJSDate(now, true)
  const add = (event: PlannerEvent, isDeadline: boolean) => {
    const subject = event.subject === undefined ? undefined : subjects?.get(event.subject)
    const facts = { zoneOfSeries: zoneOf(event), zones, now: stamp, subject, isDeadline }
    calendar.addSubcomponent(eventComponent(event, facts))
  }
  for (const event of events) add(event, false)
  for (const event of deadlines) add(event, true)
  return ICAL.stringify(calendar.toJSON())
}
