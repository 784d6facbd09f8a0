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
