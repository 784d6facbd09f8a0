import cldr from 'cldr-core/supplemental/windowsZones.json'
import ICAL from 'ical.js'
import { toIcalTime } from '../ical-time.ts'
import { fromMs, type LocalTime } from '../local-time.ts'
import { IterationEnd, RuleIterator, readRule, WORK_MAX } from '../rule-iterator.ts'
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

/** Most letters and parts of a definition. The longest of a program has 20 kB: every change of the clocks since 1883. */
const DEFINITION_MAX = 100_000
const PARTS_MAX = 200
/** Most changes of the clocks of a definition. One that has summer time in all years from `FIRST_YEAR` to `LAST_YEAR` has 632. */
const CHANGES_MAX = 2_000
/** Windows programs count from 1601, and some from the year 1. No event of the planner is older than 1900. */
const FIRST_YEAR = 1890
/** The planner knows no later year. ical.js computes a few years more. */
const LAST_YEAR = 2200

/** What a definition asks for is beyond the limits. */
class DefinitionLimitError extends Error {
  override readonly name = 'DefinitionLimitError'
}

/** What the rules of one definition have cost together. */
interface Cost {
  changes: number
  work: number
}

/** The changes by one rule. Senseless rules would have a hundred thousand of them, or look for the next one without end. */
class ChangeIterator extends RuleIterator {
  readonly #cost: Cost
  #counted = 0

  constructor(rule: ICAL.Recur, start: ICAL.Time, cost: Cost) {
    super(rule, start, LAST_YEAR + 100)
    this.#cost = cost
  }

  override next() {
    const change = super.next()
    this.#cost.changes += 1
    this.#cost.work += this.work - this.#counted
    this.#counted = this.work
    if (this.#cost.changes > CHANGES_MAX || this.#cost.work > WORK_MAX) throw new IterationEnd()
    return change
  }
}

/** Most values of a part of a rule: a change is on one weekday of a month, or on that among the days of a week. */
const valuesMax = (name: string) => (name === 'BYMONTHDAY' ? 7 : 1)

/** Lets ical.js repeat a part of a definition by yearly rules only, within the limits. */
function limit(part: ICAL.Component, cost: Cost) {
  for (const property of part.getAllProperties('rrule')) {
    const rule = readRule(String(property.getFirstValue()))
    const isYearly =
      rule.freq === 'YEARLY' &&
      Object.keys(rule.parts).every((name) => rule.getComponent(name).length <= valuesMax(name))
    if (!isYearly) throw new DefinitionLimitError('RRULE')
    rule.iterator = (start) => new ChangeIterator(rule, start, cost)
    property.setValue(rule)
    const start = part.getFirstPropertyValue('dtstart')
    const isOld = start instanceof ICAL.Time && start.year < FIRST_YEAR
    if (!isOld || rule.count || rule.interval !== 1) continue
    start.year = FIRST_YEAR
    part.updatePropertyWithValue('dtstart', start)
  }
}

/** The rules of a definition, with all their changes. @throws when it cannot be read, or is beyond the limits */
function rulesFrom(lines: readonly string[]): ICAL.Timezone | null {
  const text = lines.join('\r\n')
  if (text.length > DEFINITION_MAX) throw new DefinitionLimitError('length')
  const component = new ICAL.Component(ICAL.parse(text))
  const parts = component.getAllSubcomponents()
  if (parts.length > PARTS_MAX) throw new DefinitionLimitError('parts')
  // Rules without an offset would count as UTC.
  if (parts.length === 0 || parts.some((part) => !part.hasProperty('tzoffsetto'))) return null
  const cost = { changes: 0, work: 0 }
  for (const part of parts) limit(part, cost)
  const rules = new ICAL.Timezone(component)
  // All changes at once: for each later year, ical.js would compute them again and keep them twice.
  rules.utcOffset(toIcalTime(`${LAST_YEAR}-01-01T00:00:00`))
  return rules
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
 */
export function timeZoneReader(
  definitions: readonly (readonly string[])[],
  memberZone: string,
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
      found = lines ? rulesFrom(lines) : null
    } catch {
      // The events of this zone say that it was lost (`lostZone`).
      found = null
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
