import {
  EVENT_DATES_MAX,
  EVENT_DESCRIPTION_MAX,
  EVENT_LOCATION_MAX,
  EVENT_TITLE_MAX,
  EVENT_UID_MAX,
  eventKinds,
  plannerEventSchema,
  truncate,
} from '@cadence/shared/schemas'
import ICAL from 'ical.js'
import type { EventKind, PlannerEvent } from '../../schemas/planner-event.ts'
import { addMs, DAY_MS, dayOf, isDay, type LocalTime, toMs } from '../local-time.ts'
import { lastStart, type Series, untilOf } from '../recurrence.ts'
import { moveZone } from '../time-zones.ts'
import { type Property, readProperty, unescaped } from './content-lines.ts'
import { stableId } from './stable-id.ts'
import type { TimeZoneReader } from './time-zone-reader.ts'

/** A time of a file. `zone` is null for dates, and for times that are the same in every time zone. */
export interface FileTime {
  local: LocalTime
  zone: string | null
}

/** An event of a file. */
export interface FileEvent {
  /** Its `kind` is a guess when the file has none. */
  event: PlannerEvent
  /** The kind in the file, or null. */
  kind: EventKind | null
  /** The occurrence that the event replaces (RECURRENCE-ID), or null. */
  original: FileTime | null
  cancelled: boolean
  /** Whether the time zone is unknown. The times then count in the member's time zone. */
  lostZone: boolean
}

/** A component of the file that cannot become an event. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError'
}

/** A date, a time, or the start of a period. */
const timeValue = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?(?:\/.*)?$/i

/** The years of the planner. An event in another one is refused as a whole, so its time zone is of no use. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2199

/** Most values of EXDATE, and of RDATE, that are read. A series stores the last ones of them. */
const VALUES_MAX = 5000

/** The properties of one event. */
class EventProperties {
  readonly #properties: readonly Property[]
  readonly #zones: TimeZoneReader
  hasLostZone = false

  constructor(lines: readonly string[], zones: TimeZoneReader) {
    this.#properties = lines.flatMap((line) => readProperty(line) ?? [])
    this.#zones = zones
  }

  first(name: string): Property | undefined {
    return this.#properties.find((property) => property.name === name)
  }

  text(name: string, max: number): string {
    return truncate(unescaped(this.first(name)?.raw ?? '').replaceAll('\0', ''), max)
  }

  /** The first time of a name. */
  time(name: string): FileTime | undefined {
    const property = this.first(name)
    return property && this.#time(property.raw.split(',', 1)[0] ?? '', property.zone)
  }

  /** The last times of a name. A hundred thousand of them would freeze the page. */
  times(name: string): FileTime[] {
    const all = this.#properties.filter((property) => property.name === name)
    const valuesOf = ({ raw }: Property) => raw.split(',').slice(-VALUES_MAX)
    const values = all.flatMap((property) =>
      valuesOf(property).map((value) => ({ value, zone: property.zone })),
    )
    return values.slice(-VALUES_MAX).map(({ value, zone }) => this.#time(value, zone))
  }

  #time(value: string, zoneName: string | null): FileTime {
    const [, year, month, date, hour, minute, second = '00', utc] = timeValue.exec(value) ?? []
    const day = `${year}-${month}-${date}`
    const local = hour === undefined ? day : `${day}T${hour}:${minute}:${second}`
    if (Number.isNaN(toMs(local))) throw new UnreadableEventError(value)
    if (isDay(local)) return { local, zone: null }
    if (utc !== undefined) return { local, zone: 'UTC' }
    if (zoneName === null) return { local, zone: null }
    const inYear = Number(year)
    if (inYear < FIRST_YEAR || inYear > LAST_YEAR) return { local, zone: null }
    const zone = this.#zones.find(zoneName, inYear)
    if (zone !== null) return { local, zone }
    const inUtc = this.#zones.toUtc(zoneName, local)
    if (inUtc !== null) return { local: inUtc, zone: 'UTC' }
    this.hasLostZone = true
    return { local, zone: null }
  }
}

/** A time as the series writes its occurrences: in the time zone of the series, or as a date. */
export function inSeries({ local, zone }: FileTime, series: Series): LocalTime {
  if (isDay(series.start)) return dayOf(local)
  if (isDay(local)) return `${local}${series.start.slice(10)}`
  return moveZone(local, zone, series.timeZone)
}

/** The end from DTEND, or from DURATION, or the default of RFC 5545 (section 3.6.1). */
function endOf(properties: EventProperties, start: FileTime): LocalTime {
  const least = isDay(start.local) ? addMs(start.local, DAY_MS) : start.local
  const end = properties.time('DTEND')
  const duration = properties.first('DURATION')?.raw
  let found = least
  if (end && isDay(end.local) === isDay(start.local)) found = moveZone(end.local, end.zone, start.zone)
  else if (duration) found = addMs(start.local, ICAL.Duration.fromString(duration).toSeconds() * 1000)
  // Some programs write an end that is not after the start.
  return found > least ? found : least
}

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

function ruleOf(raw: string, series: Series): string {
  const rule = ICAL.Recur.fromString(raw)
  if (!frequencies.includes(rule.freq)) throw new UnreadableEventError(raw)
  if (rule.until) rule.until = untilOf(lastStart(rule.until.toString(), series), series)
  return rule.toString()
}

const optional = <K extends string, T>(name: K, value: T | undefined | '') =>
  (value === undefined || value === '' ? {} : { [name]: value }) as { [N in K]?: T }

/**
 * Reads the lines of a VEVENT.
 * @throws when its start does not exist or its rule cannot be read.
 */
export function readEvent(lines: readonly string[], zones: TimeZoneReader): FileEvent {
  const properties = new EventProperties(lines, zones)
  const start = properties.time('DTSTART')
  if (!start) throw new UnreadableEventError('no start')
  const series = { start: start.local, timeZone: start.zone }
  const dates = (name: string) => {
    const all = [...new Set(properties.times(name).map((time) => inSeries(time, series)))].sort()
    return all.length > 0 ? all.slice(-EVENT_DATES_MAX) : undefined
  }
  const original = properties.time('RECURRENCE-ID') ?? null
  const rule = properties.first('RRULE')?.raw
  const kind = eventKinds.find((one) => one === properties.text('X-CADENCE-KIND', 20)) ?? null
  const sequence = Number(properties.first('SEQUENCE')?.raw)
  const modified = properties.time('LAST-MODIFIED')
  const title = properties.text('SUMMARY', EVENT_TITLE_MAX).replace(/\s+/g, ' ').trim()
  const event = plannerEventSchema.parse({
    uid: properties.text('UID', EVENT_UID_MAX) || stableId(lines.join('\n')),
    title,
    start: start.local,
    end: endOf(properties, start),
    timeZone: start.zone,
    ...optional('recurrence', rule && original === null ? ruleOf(rule, series) : undefined),
    ...optional('exceptions', dates('EXDATE')),
    ...optional('additions', dates('RDATE')),
    ...optional('location', properties.text('LOCATION', EVENT_LOCATION_MAX).trim()),
    ...optional('description', properties.text('DESCRIPTION', EVENT_DESCRIPTION_MAX).trim()),
    kind: kind ?? 'course',
    ...optional('exam', properties.text('X-CADENCE-EXAM', 10).trim().toUpperCase() === 'TRUE' || undefined),
    ...optional('sequence', Number.isSafeInteger(sequence) && sequence > 0 ? sequence % 2 ** 31 : undefined),
    ...optional('modified', modified?.zone === 'UTC' ? `${modified.local}Z` : undefined),
  })
  const cancelled = properties.text('STATUS', 20).trim().toUpperCase() === 'CANCELLED'
  return { event, kind, original, cancelled, lostZone: properties.hasLostZone }
}
