import type { PlannerEvent } from '@cadence/shared/schemas'
import { isDay, type Wall } from '../clock/wall.ts'
import { short, timeZoneLines } from './time-zone.ts'

const LINE_MAX_BYTES = 75
/** How many years ahead the clock of a series without an end is described. */
const YEARS_AHEAD = 10

const escaped = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')

const encoder = new TextEncoder()

/** A line in pieces of at most 75 bytes, and never through a letter. */
function folded(line: string): string {
  let out = ''
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > LINE_MAX_BYTES) {
      out += '\r\n '
      bytes = 1
    }
    out += letter
    bytes += size
  }
  return out
}

function stamp(name: string, wall: Wall, zone: string | null): string {
  if (isDay(wall)) return `${name};VALUE=DATE:${short(wall)}`
  if (zone === 'UTC') return `${name}:${short(wall)}Z`
  return zone === null ? `${name}:${short(wall)}` : `${name};TZID=${zone}:${short(wall)}`
}

const given = (name: string, value: string | number | undefined) =>
  value === undefined ? [] : [`${name}:${value}`]

/** @param zoneOfSeries the zone in which the start of an occurrence is told. */
function eventLines(event: PlannerEvent, zoneOfSeries: string | null, stamped: string): string[] {
  const { timeZone: zone, original } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${stamped}`,
    stamp('DTSTART', event.start, zone),
    stamp('DTEND', event.end, zone),
    ...(original === undefined ? [] : [stamp('RECURRENCE-ID', original, zoneOfSeries)]),
    ...given('RRULE', event.recurrence),
    ...(event.exceptions ?? []).map((at) => stamp('EXDATE', at, zone)),
    ...(event.additions ?? []).map((at) => stamp('RDATE', at, zone)),
    `SUMMARY:${escaped(event.title)}`,
    ...given('LOCATION', event.location && escaped(event.location)),
    ...given('DESCRIPTION', event.description && escaped(event.description)),
    ...given('SEQUENCE', event.sequence),
    ...given('LAST-MODIFIED', event.modified && `${short(event.modified.slice(0, 19))}Z`),
    `X-CADENCE-KIND:${event.kind}`,
    'END:VEVENT',
  ]
}

const yearOf = (wall: string) => Number(wall.slice(0, 4))

/** The years in which the events of a zone take place, as far as their clock is described. */
function yearsOf(events: readonly PlannerEvent[], now: Date): [number, number] {
  const walls = events.flatMap(({ start, end, original }) => [start, end, original ?? start])
  const years = walls.map(yearOf)
  const endless = events.some(({ recurrence }) => recurrence !== undefined)
  return [Math.min(...years), Math.max(...years, endless ? now.getUTCFullYear() + YEARS_AHEAD : 0)]
}

/** Writes events as an iCalendar file (RFC 5545): lines end with CR LF, long ones are folded. */
export function writeCalendar(events: readonly PlannerEvent[], name: string, now: Date): string {
  const series = new Map(
    events.flatMap((event) => (event.original === undefined ? [[event.uid, event]] : [])),
  )
  const zoneOf = (event: PlannerEvent) => (series.get(event.uid) ?? event).timeZone
  const zones = [...new Set(events.flatMap((event) => [event.timeZone, zoneOf(event)]))]
  const described = zones.flatMap((zone) => (zone === null || zone === 'UTC' ? [] : [zone])).sort()
  const stamped = `${short(now.toISOString().slice(0, 19))}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cadence//Life Planner//FR',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...described.flatMap((zone) => {
      const there = events.filter((event) => event.timeZone === zone || zoneOf(event) === zone)
      return timeZoneLines(zone, ...yearsOf(there, now))
    }),
    ...events.flatMap((event) => eventLines(event, zoneOf(event), stamped)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
