import cldr from 'cldr-core/supplemental/windowsZones.json'

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
