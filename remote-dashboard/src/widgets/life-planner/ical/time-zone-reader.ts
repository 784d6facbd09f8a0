import cldr from 'cldr-core/supplemental/windowsZones.json'
import ICAL from 'ical.js'
import { fromMs, type LocalTime } from '../local-time/local-time.ts'
import { isKnownZone, localTimeIn, offsetAt } from '../local-time/time-zones.ts'
import { nameOf } from './event-reader.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Reads the names of time zones in one file, by what the file says of them. */
export interface ZoneReader {
  /** IANA name of a zone, or null where nothing tells which it is. `year` is one in which it is used. */
  find: (name: string, year: number) => string | null
  /** A time of a zone that is no IANA one, in UTC, by the file's own rules for it; null without such rules. */
  toUtc: (name: string, local: LocalTime) => LocalTime | null
}

const toIcalTime = (local: LocalTime) => ICAL.Time.fromDateTimeString(local)

/** Names that other programs write around an IANA name, and those of UTC. */
function byName(name: string): string | null {
  const plain = name.trim()
  if (/^(?:utc|gmt|z|coordinated universal time|etc\/(?:utc|gmt)|tzone:\/\/microsoft\/utc)$/i.test(plain))
    return 'UTC'
  const windows = windowsZone(plain)
  if (windows !== undefined) return windows
  if (plain.includes('/') && isKnownZone(plain)) return plain
  // As in `/freeassociation.sourceforge.net/Europe/Paris`.
  const parts = plain.split('/')
  for (const count of [3, 2]) {
    const tail = parts.slice(-count).join('/')
    if (parts.length > count && isKnownZone(tail)) return tail
  }
  return null
}

/** The IANA zone whose clock goes as these rules say, all through a year and the next. */
function byRules(rules: ICAL.Timezone, year: number, first: readonly string[]): string | null {
  const begin = Date.UTC(year, 0, 6, 12)
  const moments = Array.from({ length: 104 }, (_, week) => begin + week * WEEK_MS)
  const fits = (zone: string) =>
    isKnownZone(zone) &&
    moments.every(
      (moment) => rules.utcOffset(toIcalTime(localTimeIn(moment, zone))) * 1000 === offsetAt(moment, zone),
    )
  const all = [...first, ...commonZones, ...Intl.supportedValuesOf('timeZone')]
  return all.find(fits) ?? null
}

/**
 * Reads zones of one file.
 * @param definitions the lines of its VTIMEZONE parts.
 * @param memberZone the first one to be tried where rules fit several.
 */
export function zoneReader(definitions: readonly (readonly string[])[], memberZone: string): ZoneReader {
  const value = (lines: readonly string[], name: string) =>
    lines
      .find((line) => nameOf(line) === name)
      ?.replace(/^[^:]*:/, '')
      .trim()
  const texts = new Map(definitions.map((lines) => [value(lines, 'TZID') ?? '', lines]))
  const found = new Map<string, string | null>()
  const rulesKept = new Map<string, ICAL.Timezone | null>()

  const rulesOf = (name: string) => {
    const known = rulesKept.get(name)
    if (known !== undefined) return known
    const lines = texts.get(name)
    let rules: ICAL.Timezone | null = null
    try {
      const component = lines && new ICAL.Component(ICAL.parse(lines.join('\r\n')))
      if (component?.getFirstSubcomponent()) rules = new ICAL.Timezone(component)
    } catch (error) {
      console.error('A time zone could not be read', name, error)
    }
    rulesKept.set(name, rules)
    return rules
  }

  const search = (name: string, year: number) => {
    const named = byName(name) ?? byName(value(texts.get(name) ?? [], 'X-LIC-LOCATION') ?? '')
    if (named !== null) return named
    const rules = rulesOf(name)
    if (rules) return byRules(rules, year, [name, memberZone])
    return isKnownZone(name) ? name : null
  }

  return {
    find: (name, year) => {
      const known = found.get(name)
      if (known !== undefined) return known
      const zone = search(name, year)
      found.set(name, zone)
      return zone
    },
    toUtc: (name, local) => {
      const rules = rulesOf(name)
      if (!rules) return null
      const time = toIcalTime(local)
      return fromMs(Date.parse(`${local}Z`) - rules.utcOffset(time) * 1000, false)
    },
  }
}

/** CLDR's territory code for the whole world: the default zone of a Windows name. */
const WORLD = '001'

/** UTC has one name here, whatever CLDR calls it. */
const ianaName = (type: string) => (type === 'Etc/UTC' ? 'UTC' : type)

const zones = new Map(
  cldr.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === WORLD)
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), ianaName(mapZone._type)]),
)

/** The IANA name of a Windows time zone, or undefined. */
export const windowsZone = (name: string) => zones.get(name.toLowerCase())

/** Where several zones have the same clock, these are meant first. */
const usual = `UTC Europe/London Europe/Berlin America/New_York America/Chicago America/Denver
America/Los_Angeles Asia/Shanghai Australia/Sydney`.split(/\s+/)

/** Zones that many people live in, for finding one by its rules. */
export const commonZones: readonly string[] = [...new Set([...usual, ...zones.values()])]
