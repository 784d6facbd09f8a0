import cldr from 'cldr-core/supplemental/windowsZones.json'

/** The zone that stands for a Windows name where no country is told. */
const WORLD = '001'

const zones = new Map(
  cldr.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === WORLD)
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
)

/** IANA name of a zone that Windows and Outlook name so, or undefined. */
export const windowsZone = (name: string) => zones.get(name.toLowerCase())

/** Where several zones have the same clock, these are meant first. */
const usual = `Europe/London Europe/Berlin America/New_York America/Chicago America/Denver America/Los_Angeles
Asia/Shanghai Australia/Sydney`.split(/\s+/)

/** Zones that many people live in, for finding one by its rules. */
export const commonZones: readonly string[] = [...new Set([...usual, ...zones.values()])]
