import ICAL from 'ical.js'
import type { PlannerEvent } from '../schemas/planner-event.ts'
import { toIcalTime } from './ical-time.ts'
import { isDay, type LocalTime } from './local-time.ts'
import { readRule } from './rule-iterator.ts'
import { timeZoneComponent } from './time-zone-writer.ts'
import { isKnownZone, moveZone, zoneSpelling } from './time-zones.ts'

export { type Deadline, type DeadlineWords, deadlineEvent } from './deadline-event.ts'
export { timeZoneComponent }

/** What a file can hold beside events. */
export interface CalendarExtras {
  /** The events of deadlines (`deadlineEvent`). They take no time of the day, and the planner does not import them. */
  deadlines?: readonly PlannerEvent[]
  /** Names of subjects by their id, for the categories. */
  subjects?: ReadonlyMap<string, string>
  /** For a feed: the hours after which other calendar programs should read it again. */
  refreshHours?: number
}

/** The time zone of a series is described this many years ahead, because the series may have no end. */
const YEARS_AHEAD = 10
/** A time zone is described at most this many years before and after now: each year costs hundreds of its offsets. */
const YEARS_AROUND = 35
/** Most time zones that a file describes. Events in other time zones are written in UTC. */
const ZONES_MAX = 30

/** X-CADENCE-KIND of a deadline. */
export const DEADLINE_KIND = 'deadline'

// The standard allows 75 bytes in a line with its first space, which ical.js does not count.
ICAL.foldLength = 74

type ZoneName = PlannerEvent['timeZone']
/** The time zones of the file, by their names in lower case. */
type Zones = ReadonlyMap<string, ICAL.Timezone>

/** ical.js escapes line feeds only. A carriage return would end the line. */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

/** A time of a file. A time in an unknown time zone becomes a floating one. */
function timeIn(local: LocalTime, zone: ZoneName, zones: Zones): ICAL.Time {
  if (zone === null || isDay(local) || !isKnownZone(zone)) return toIcalTime(local)
  const described = zones.get(zone.toLowerCase())
  // ical.js reads the 31st of February as a day of March. With the text itself no moment can be calculated.
  const time = described ? toIcalTime(local) : toIcalTime(moveZone(toIcalTime(local).toString(), zone, 'UTC'))
  time.zone = described ?? ICAL.Timezone.utcTimezone
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

interface DescribedZone {
  name: string
  first: number
  last: number
}

/** The time zones to describe, each with the years of its events, sorted by name. */
function describedZones(
  events: readonly PlannerEvent[],
  zoneOf: (event: PlannerEvent) => ZoneName,
  now: Date,
): DescribedZone[] {
  const year = now.getUTCFullYear()
  const near = (one: number) => Math.min(Math.max(one, year - YEARS_AROUND), year + YEARS_AROUND)
  const zones = new Map<string, DescribedZone>()
  for (const event of events) {
    const { start, end, original = start, recurrence } = event
    const years = [start, end, original].map(yearOf).map(near)
    const first = Math.min(...years)
    const last = Math.max(...years, recurrence === undefined ? 0 : year + YEARS_AHEAD)
    for (const zone of new Set([event.timeZone, zoneOf(event)])) {
      const key = zone?.toLowerCase() ?? 'utc'
      const known = zones.get(key)
      const name =
        known?.name ?? (zone === null || key === 'utc' || zones.size >= ZONES_MAX ? null : zoneSpelling(zone))
      if (name === null) continue
      zones.set(key, {
        name,
        first: Math.min(first, known?.first ?? first),
        last: Math.max(last, known?.last ?? last),
      })
    }
  }
  return [...zones.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
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
  const zones = new Map([['utc', ICAL.Timezone.utcTimezone]])

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
  for (const { name: zone, first, last } of describedZones(all, zoneOf, now)) {
    const component = calendar.addSubcomponent(timeZoneComponent(zone, first, last))
    zones.set(zone.toLowerCase(), new ICAL.Timezone(component))
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
