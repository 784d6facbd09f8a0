import cldr from 'cldr-core/supplemental/windowsZones.json'
import ICAL from 'ical.js'
import { toIcalTime } from '../ical-time.ts'
import { fromMs, type LocalTime } from '../local-time.ts'
import { isKnownZone, localTimeIn, offsetAt } from '../time-zones.ts'
import { propertyName } from './content-lines.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** CLDR's code for the whole world: the default time zone of a Windows name. */
const WORLD = '001'

/** By lower-case Windows name, such as `romance standard time`. CLDR says Etc/UTC, the planner says UTC. */
const windowsZones = new Map(
  cldr.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === WORLD)
    .map(({ mapZone: { _other, _type } }) => [_other.toLowerCase(), _type === 'Etc/UTC' ? 'UTC' : _type]),
)

/** The preferred time zones when several have the same rules. */
const preferredZones = `UTC Europe/London Europe/Berlin America/New_York America/Chicago America/Denver
America/Los_Angeles Asia/Shanghai Australia/Sydney`.split(/\s+/)

const commonZones = [...new Set([...preferredZones, ...windowsZones.values()])]

/** The IANA time zone of a name, or null. Knows Windows names, names of UTC and IANA names with a prefix. */
function zoneByName(fileName: string): string | null {
  const name = fileName.trim()
  if (/^(?:utc|gmt|z|coordinated universal time|etc\/(?:utc|gmt)|tzone:\/\/microsoft\/utc)$/i.test(name))
    return 'UTC'
  const windows = windowsZones.get(name.toLowerCase())
  if (windows !== undefined) return windows
  if (name.includes('/') && isKnownZone(name)) return name
  // As in `/freeassociation.sourceforge.net/Europe/Paris`.
  const parts = name.split('/')
  for (const count of [3, 2]) {
    const tail = parts.slice(-count).join('/')
    if (parts.length > count && isKnownZone(tail)) return tail
  }
  return null
}

/** The IANA time zone that follows the given rules in every week of a year and the next one, or null. */
function zoneByRules(rules: ICAL.Timezone, year: number, first: readonly string[]): string | null {
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

/** Finds the time zones of one file. */
export interface TimeZoneReader {
  /** The IANA time zone of a name in the file, or null when it is unknown. `year` is a year of the event. */
  find: (name: string, year: number) => string | null
  /** A local time in UTC, by the rules in the file, for a time zone that IANA does not have. Null without rules. */
  toUtc: (name: string, local: LocalTime) => LocalTime | null
}

/** Whether the clocks change once, or by a yearly rule. ical.js looks without end for the dates of some other rules. */
function changesYearly(part: ICAL.Component): boolean {
  return part.getAllProperties('rrule').every((property) => {
    const rule = property.getFirstValue()
    if (!(rule instanceof ICAL.Recur) || rule.freq !== 'YEARLY') return false
    const months = rule.getComponent('BYMONTH').map(Number)
    const days = rule.getComponent('BYMONTHDAY').map(Number)
    return months.every((month) => month <= 12) && days.every((day) => Math.abs(day) <= 31)
  })
}

const propertyValue = (lines: readonly string[], name: string) =>
  lines
    .find((line) => propertyName(line) === name)
    ?.replace(/^[^:]*:/, '')
    .trim()

/**
 * Makes the reader of the time zones of one file.
 * @param definitions the lines of each VTIMEZONE of the file.
 * @param memberZone the member's time zone, preferred when several have the rules of a definition.
 * @param onFault called with what could not be read of a definition.
 */
export function timeZoneReader(
  definitions: readonly (readonly string[])[],
  memberZone: string,
  onFault?: (error: unknown) => void,
): TimeZoneReader {
  const linesByName = new Map(definitions.map((lines) => [propertyValue(lines, 'TZID') ?? '', lines]))
  const zones = new Map<string, string | null>()
  const rules = new Map<string, ICAL.Timezone | null>()

  const rulesOf = (name: string) => {
    const cached = rules.get(name)
    if (cached !== undefined) return cached
    const lines = linesByName.get(name)
    let found: ICAL.Timezone | null = null
    try {
      const component = lines && new ICAL.Component(ICAL.parse(lines.join('\r\n')))
      // Rules without an offset would count as UTC.
      const parts = component?.getAllSubcomponents() ?? []
      const isWhole =
        parts.length > 0 && parts.every((part) => part.hasProperty('tzoffsetto') && changesYearly(part))
      if (component && isWhole) found = new ICAL.Timezone(component)
    } catch (error) {
      onFault?.(error)
    }
    rules.set(name, found)
    return found
  }

  const search = (name: string, year: number) => {
    const named =
      zoneByName(name) ?? zoneByName(propertyValue(linesByName.get(name) ?? [], 'X-LIC-LOCATION') ?? '')
    if (named !== null) return named
    const ownRules = rulesOf(name)
    if (ownRules) return zoneByRules(ownRules, year, [name, memberZone])
    return isKnownZone(name) ? name : null
  }

  return {
    find: (name, year) => {
      const cached = zones.get(name)
      if (cached !== undefined) return cached
      const zone = search(name, year)
      zones.set(name, zone)
      return zone
    },
    toUtc: (name, local) => {
      const ownRules = rulesOf(name)
      if (!ownRules) return null
      return fromMs(Date.parse(`${local}Z`) - ownRules.utcOffset(toIcalTime(local)) * 1000, false)
    },
  }
}
