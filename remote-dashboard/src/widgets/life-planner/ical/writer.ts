import type { PlannerEvent } from '@cadence/shared/schemas'
import ICAL from 'ical.js'
import { isDay, type LocalTime } from '../local-time/local-time.ts'
import { toIcalTime } from '../week/recurrence.ts'
import { timeZoneComponent } from './time-zone-writer.ts'

/** How many years ahead the clock of a series without an end is described. */
const YEARS_AHEAD = 10

// The library does not count the space at the start of a folded line, the standard's limit of 75 bytes does.
ICAL.foldLength = 74

type ZoneName = PlannerEvent['timeZone']
/** The zones of a file by their names. */
type Zones = ReadonlyMap<string, ICAL.Timezone>

/** A carriage return would end the line: the library escapes only the line feed. */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

function timeIn(local: LocalTime, zone: ZoneName, zones: Zones): ICAL.Time {
  const time = toIcalTime(local)
  const clock = zone === null || isDay(local) ? undefined : zones.get(zone)
  if (clock) time.zone = clock
  return time
}

/** A repetition rule that cannot be read is left out, as the week leaves it out. */
function ruleOf(text: string): ICAL.Recur | null {
  try {
    return ICAL.Recur.fromString(text)
  } catch (error) {
    console.error('A repetition rule could not be written', text, error)
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

/** @param zoneOfSeries the zone in which the start of an occurrence is told. */
function eventComponent(event: PlannerEvent, zoneOfSeries: ZoneName, zones: Zones, now: ICAL.Time) {
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
  component.addPropertyWithValue('x-cadence-kind', event.kind)
  return component
}

const yearOf = (local: string) => Number(local.slice(0, 4))

/** The years in which the events of a zone take place, as far as their clock is described. */
function yearsOf(events: readonly PlannerEvent[], now: Date): [number, number] {
  const locals = events.flatMap(({ start, end, original }) => [start, end, original ?? start])
  const years = locals.map(yearOf)
  const endless = events.some(({ recurrence }) => recurrence !== undefined)
  return [Math.min(...years), Math.max(...years, endless ? now.getUTCFullYear() + YEARS_AHEAD : 0)]
}

/** Writes events as an iCalendar file (RFC 5545). */
export function writeCalendar(events: readonly PlannerEvent[], name: string, now: Date): string {
  const series = new Map(
    events.flatMap((event) => (event.original === undefined ? [[event.uid, event]] : [])),
  )
  const zoneOf = (event: PlannerEvent) => (series.get(event.uid) ?? event).timeZone
  const names = [...new Set(events.flatMap((event) => [event.timeZone, zoneOf(event)]))]
  const described = names.flatMap((zone) => (zone === null || zone === 'UTC' ? [] : [zone])).sort()
  const zones = new Map([['UTC', ICAL.Timezone.utcTimezone]])

  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Cadence//Life Planner//FR')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('x-wr-calname', withLineFeeds(name))
  for (const zone of described) {
    const there = events.filter((event) => event.timeZone === zone || zoneOf(event) === zone)
    const component = calendar.addSubcomponent(timeZoneComponent(zone, ...yearsOf(there, now)))
    zones.set(zone, new ICAL.Timezone(component))
  }
  const stamp = ICAL.Time.fromJSDate(now, true)
  for (const event of events) calendar.addSubcomponent(eventComponent(event, zoneOf(event), zones, stamp))
  return ICAL.stringify(calendar.toJSON())
}
