import {
  EVENT_DATES_MAX,
  EVENT_DESCRIPTION_MAX,
  EVENT_LOCATION_MAX,
  EVENT_TITLE_MAX,
  EVENT_UID_MAX,
  type EventKind,
  eventKinds,
  type PlannerEvent,
  plannerEventSchema,
} from '@cadence/shared/schemas'
import ICAL from 'ical.js'
import { addMs, dayOf, isDay, type LocalTime, toMs } from '../local-time/local-time.ts'
import { moveZone } from '../local-time/time-zones.ts'
import { lastStart, type Series, untilOf } from '../week/recurrence.ts'
import { hash } from './stable-id.ts'
import type { ZoneReader } from './time-zone-reader.ts'

/** A time and the zone of its clock: null for one that goes with the member, and for days. */
export interface Stamp {
  local: LocalTime
  zone: string | null
}

/** An event as a file tells it. */
export interface FileEvent {
  /** With `kind` a guess where the file has none. */
  event: PlannerEvent
  kind: EventKind | null
  /** The occurrence that it stands for, on the clock that the file writes it in. */
  original: Stamp | null
  cancelled: boolean
  /** Whether its zone is one that nothing explains: its times are taken as the member's. */
  lostZone: boolean
}

/** A day, a time, or the start of a period. */
const moment = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?(?:\/.*)?$/i

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

/** A part is not an event that can be kept. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError'
}

/** Cut to a length in code units, and never through a letter of two. */
const cut = (text: string, max: number) => text.slice(0, max).replace(/[\ud800-\udbff]$/, '')

function ruleOf(raw: string, series: Series): string {
  const rule = ICAL.Recur.fromString(raw)
  if (!frequencies.includes(rule.freq)) throw new UnreadableEventError(raw)
  if (rule.until) rule.until = untilOf(lastStart(rule.until.toString(), series), series)
  return rule.toString()
}

/** Moves a time onto the clock, and into the form, of a series: that is how its occurrences are named. */
export function inSeries({ local, zone }: Stamp, series: Series): LocalTime {
  if (isDay(series.start)) return dayOf(local)
  if (isDay(local)) return `${local}${series.start.slice(10)}`
  return moveZone(local, zone, series.timeZone)
}

class Reading {
  readonly #properties: readonly Property[]
  readonly #zones: ZoneReader
  lostZone = false

  constructor(lines: readonly string[], zones: ZoneReader) {
    this.#properties = lines.flatMap((line) => readProperty(line) ?? [])
    this.#zones = zones
  }

  one(name: string): Property | undefined {
    return this.#properties.find((property) => property.name === name)
  }

  text(name: string, max: number): string {
    return cut(unescaped(this.one(name)?.raw ?? '').replaceAll('\0', ''), max)
  }

  stamps(name: string): Stamp[] {
    const all = this.#properties.filter((property) => property.name === name)
    return all.flatMap((property) =>
      property.raw.split(',').map((value) => this.#stamp(value, property.zone)),
    )
  }

  #stamp(value: string, name: string | null): Stamp {
    const [, year, month, date, hour, minute, second = '00', utc] = moment.exec(value) ?? []
    const day = `${year}-${month}-${date}`
    const local = hour === undefined ? day : `${day}T${hour}:${minute}:${second}`
    if (Number.isNaN(toMs(local))) throw new UnreadableEventError(value)
    if (isDay(local)) return { local, zone: null }
    if (utc !== undefined) return { local, zone: 'UTC' }
    if (name === null) return { local, zone: null }
    const zone = this.#zones.find(name, Number(local.slice(0, 4)))
    if (zone !== null) return { local, zone }
    const inUtc = this.#zones.toUtc(name, local)
    if (inUtc !== null) return { local: inUtc, zone: 'UTC' }
    this.lostZone = true
    return { local, zone: null }
  }
}

/** DTEND, or DTSTART and DURATION, or what the standard says without either. */
function endOf(reading: Reading, start: Stamp): LocalTime {
  const least = isDay(start.local) ? addMs(start.local, 24 * 60 * 60 * 1000) : start.local
  const [end] = reading.stamps('DTEND')
  const duration = reading.one('DURATION')?.raw
  let found = least
  if (end && isDay(end.local) === isDay(start.local)) found = moveZone(end.local, end.zone, start.zone)
  else if (duration) found = addMs(start.local, ICAL.Duration.fromString(duration).toSeconds() * 1000)
  // Some programs write an end that is not after the start.
  return found > least ? found : least
}

const optional = <K extends string, T>(name: K, value: T | undefined | '') =>
  (value === undefined || value === '' ? {} : { [name]: value }) as { [N in K]?: T }

/**
 * Reads the lines of a VEVENT.
 * @throws when it has no start that exists, or a rule that cannot be read.
 */
export function readEvent(lines: readonly string[], zones: ZoneReader): FileEvent {
  const reading = new Reading(lines, zones)
  const [start] = reading.stamps('DTSTART')
  if (!start) throw new UnreadableEventError('no start')
  const series = { start: start.local, timeZone: start.zone }
  const dates = (name: string) => {
    const all = [...new Set(reading.stamps(name).map((stamp) => inSeries(stamp, series)))].sort()
    return all.length > 0 ? all.slice(-EVENT_DATES_MAX) : undefined
  }
  const [original = null] = reading.stamps('RECURRENCE-ID')
  const rule = reading.one('RRULE')?.raw
  const kind = eventKinds.find((one) => one === reading.text('X-CADENCE-KIND', 20)) ?? null
  const sequence = Number(reading.one('SEQUENCE')?.raw)
  const [modified] = reading.stamps('LAST-MODIFIED')
  const title = reading.text('SUMMARY', EVENT_TITLE_MAX).replace(/\s+/g, ' ').trim()
  const event = plannerEventSchema.parse({
    uid: reading.text('UID', EVENT_UID_MAX) || hash(lines.join('\n')),
    title,
    start: start.local,
    end: endOf(reading, start),
    timeZone: start.zone,
    ...optional('recurrence', rule && original === null ? ruleOf(rule, series) : undefined),
    ...optional('exceptions', dates('EXDATE')),
    ...optional('additions', dates('RDATE')),
    ...optional('location', reading.text('LOCATION', EVENT_LOCATION_MAX).trim()),
    ...optional('description', reading.text('DESCRIPTION', EVENT_DESCRIPTION_MAX).trim()),
    kind: kind ?? 'course',
    ...optional('sequence', Number.isSafeInteger(sequence) && sequence > 0 ? sequence % 2 ** 31 : undefined),
    ...optional('modified', modified?.zone === 'UTC' ? `${modified.local}Z` : undefined),
  })
  const cancelled = reading.text('STATUS', 20).trim().toUpperCase() === 'CANCELLED'
  return { event, kind, original, cancelled, lostZone: reading.lostZone }
}

/** A line of a part. */
export interface Property {
  name: string
  /** Name of its time zone, as the file calls it. */
  zone: string | null
  /** The value as it stands in the file. */
  raw: string
}

/** Quotation marks keep a colon from ending what stands before the value. */
const line = /^([A-Za-z0-9-]+)((?:;(?:[^":]|"[^"]*")*)?):(.*)$/s
/** A time holds no colon, and some programs forget the marks around a zone's name that does. */
const timeLine = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)((?:;.*)?):([^:]*)$/is
const zoneParameter = /;TZID=(?:"([^"]*)"|([^;]*))/i

/** The name of a line, in capitals. */
export const nameOf = (text: string) => (/^[A-Za-z0-9-]+/.exec(text)?.[0] ?? '').toUpperCase()

/** Reads an unfolded line; null when it is not a property. */
export function readProperty(text: string): Property | null {
  const [, name = '', parameters = '', raw = ''] = timeLine.exec(text) ?? line.exec(text) ?? []
  if (name === '') return null
  const [, quoted, bare] = zoneParameter.exec(parameters) ?? []
  return { name: name.toUpperCase(), zone: quoted || bare || null, raw: raw.trim() }
}

/** A text without its escapes (RFC 5545, section 3.3.11). */
export const unescaped = (raw: string) =>
  raw.replace(/\\(.)/gs, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
