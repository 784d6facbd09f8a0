/*
 * The content lines of an iCalendar file (RFC 5545, section 3.1). They are split here and not by `ICAL.parse`, which
 * refuses a whole file for one line that is not standard, needs `VALUE=DATE` at each date, and turns the 31st of November
 * into the 1st of December. ical.js reads the values that have a grammar of their own: repetition rules, durations and
 * time zones.
 */

const CR = 13
const LF = 10
const SPACE = 32
const TAB = 9

/** Joins folded lines. On bytes, because some programs fold a line in the middle of a UTF-8 letter. */
function unfold(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    const end = byte === CR && bytes[at + 1] === LF ? at + 1 : at
    const next = bytes[end + 1]
    if ((byte === CR || byte === LF) && (next === SPACE || next === TAB)) {
      at = end + 1
    } else {
      out[length] = byte ?? 0
      length += 1
    }
  }
  return out.subarray(0, length)
}

/** UTF-16 as UTF-8: Windows programs mark its order of bytes at the beginning. Other files stay as they are. */
function asUtf8(bytes: Uint8Array): Uint8Array {
  const [first, second] = bytes
  const order =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  return order === null ? bytes : new TextEncoder().encode(new TextDecoder(order).decode(bytes))
}

/**
 * The unfolded lines of a file. Its text is UTF-8, as the standard asks, or UTF-16 or Windows-1252 from Windows programs.
 */
export function contentLines(bytes: Uint8Array): string[] {
  const unfolded = unfold(asUtf8(bytes))
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(unfolded)
  } catch {
    text = new TextDecoder('windows-1252').decode(unfolded)
  }
  return text.split(/\r\n|\n|\r/)
}

/** A property: name, parameters and value in one line. Of the parameters only the time zone is used. */
export interface Property {
  /** In capitals. */
  name: string
  /** Name of the time zone, as the file writes it. */
  zone: string | null
  /** The value, with its escapes. */
  raw: string
}

/** A colon inside quotation marks belongs to a parameter. */
const propertyLine = /^([A-Za-z0-9-]+)((?:;(?:[^":]|"[^"]*")*)?):(.*)$/s
/** Some programs forget the quotation marks around a time zone's name with a colon. A time itself has no colon. */
const timeLine = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)((?:;.*)?):([^:]*)$/is
const zoneParameter = /;TZID=(?:"([^"]*)"|([^;]*))/i

/** The name of a line's property, in capitals. */
export const propertyName = (line: string) => (/^[A-Za-z0-9-]+/.exec(line)?.[0] ?? '').toUpperCase()

/** Reads an unfolded line. Null when it is not a property. */
export function readProperty(line: string): Property | null {
  const [, name = '', parameters = '', raw = ''] = timeLine.exec(line) ?? propertyLine.exec(line) ?? []
  if (name === '') return null
  const [, quoted, bare] = zoneParameter.exec(parameters) ?? []
  return { name: name.toUpperCase(), zone: quoted || bare || null, raw: raw.trim() }
}

/** A text value without its escapes (RFC 5545, section 3.3.11). */
export const unescaped = (raw: string) =>
  raw.replace(/\\(.)/gs, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))

/** A component of a calendar, such as an event. */
export interface FileComponent {
  name: string
  /** Its lines. The components inside it (alarms) are left out, except those of a time zone. */
  lines: readonly string[]
  /** False when the file ends inside the component. */
  isComplete: boolean
}

const delimiter = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i

/** Whether the file holds a calendar. */
export const isCalendar = (lines: readonly string[]) =>
  lines.some((line) => /^BEGIN:\s*VCALENDAR\s*$/i.test(line))

/** The components of all calendars in a file, in their order. */
export function* componentsOf(lines: readonly string[]): Generator<FileComponent> {
  let name: string | null = null
  let own: string[] = []
  let depth = 0
  for (const line of lines) {
    const [, edge = '', word = ''] = delimiter.exec(line) ?? []
    const begins = edge.toUpperCase() === 'BEGIN'
    const component = word.toUpperCase()
    if (component === 'VCALENDAR') {
      if (name !== null) yield { name, lines: own, isComplete: false }
      name = null
    } else if (name === null) {
      if (!begins) continue
      name = component
      own = [line]
      depth = 0
    } else if (edge && !begins && component === name && depth === 0) {
      own.push(line)
      yield { name, lines: own, isComplete: true }
      name = null
    } else {
      if (name === 'VTIMEZONE' || (depth === 0 && !edge)) own.push(line)
      if (edge) depth = Math.max(0, depth + (begins ? 1 : -1))
    }
  }
  if (name !== null) yield { name, lines: own, isComplete: false }
}
