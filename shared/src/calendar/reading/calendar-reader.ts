import { EVENTS_MAX, truncate } from '@cadence/shared/schemas'
import {
  componentsOf,
  contentLines,
  isCalendar,
  propertyName,
  readProperty,
  unescaped,
} from './content-lines.ts'
import { type FileEvent, readEvent } from './event-reader.ts'
import { timeZoneReader } from './time-zone-reader.ts'

/** Largest file that is read, in bytes. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024

/** After this time, in milliseconds, the reader pauses so that the page can react to the member. */
const BUSY_MS = 12

/** Most events of a subscribed calendar. A file of 2 MB has no room for more meaningful ones. */
export const SUBSCRIBED_EVENTS_MAX = 20_000

/** The content of a file. */
export interface CalendarFile {
  /** The name that the program gave the calendar, or null. */
  name: string | null
  events: FileEvent[]
  /** How many events could not be read. */
  unreadable: number
  /** How many other components, such as tasks, were skipped. */
  others: number
}

/** The whole file is refused: it is not a calendar, or it is over a limit. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError'
  readonly reason: 'no calendar' | 'too big' | 'too many'

  constructor(reason: FileRefusedError['reason']) {
    super(reason)
    this.reason = reason
  }
}

const NAME_MAX = 80

/** The name of a calendar: X-WR-CALNAME, which nearly all programs write, or NAME of RFC 7986. */
function nameOf(lines: readonly string[]): string | null {
  for (const line of lines) {
    const name = propertyName(line)
    if (name === 'BEGIN' && !isCalendar([line])) return null
    if (name !== 'X-WR-CALNAME' && name !== 'NAME') continue
    const text = truncate(unescaped(readProperty(line)?.raw ?? ''), NAME_MAX)
      .replace(/\s+/g, ' ')
      .trim()
    if (text !== '') return text
  }
  return null
}

/** Whether an event is a deadline that Cadence wrote: the task is in the To-Do List, and is no event of the planner. */
const isDeadline = (lines: readonly string[]) =>
  lines.some((line) => propertyName(line) === 'X-CADENCE-KIND' && line.trim().endsWith(':deadline'))

interface ReadingOptions {
  /** A calendar with more events is refused. */
  eventsMax?: number
}

const pause = () => new Promise<void>((done) => setTimeout(done))

/**
 * Reads an iCalendar file (RFC 5545), with pauses in which the page can react. An unreadable event costs no other event.
 * @param memberZone the member's time zone, preferred for a time zone that the file defines by rules only.
 * @throws FileRefusedError
 */
export async function readCalendar(
  bytes: Uint8Array,
  memberZone: string,
  { eventsMax = EVENTS_MAX }: ReadingOptions = {},
): Promise<CalendarFile> {
  if (bytes.length > FILE_MAX_BYTES) throw new FileRefusedError('too big')
  const lines = contentLines(bytes)
  if (!isCalendar(lines)) throw new FileRefusedError('no calendar')
  const components = [...componentsOf(lines)]
  const events = components.filter(({ name, lines }) => name === 'VEVENT' && !isDeadline(lines))
  if (events.length > eventsMax) throw new FileRefusedError('too many')
  const definitions = components
    .filter(({ name }) => name === 'VTIMEZONE')
    .map((component) => component.lines)
  const zones = timeZoneReader(definitions, memberZone)
  const file: CalendarFile = { name: nameOf(lines), events: [], unreadable: 0, others: 0 }
  file.others = components.length - events.length - definitions.length
  let pausedAt = performance.now()
  for (const event of events) {
    try {
      if (event.isComplete) file.events.push(readEvent(event.lines, zones))
      else file.unreadable += 1
    } catch {
      // The member sees the number. The error may quote the file, so nothing logs it.
      file.unreadable += 1
    }
    if (performance.now() - pausedAt > BUSY_MS) {
      await pause()
      pausedAt = performance.now()
    }
  }
  return file
}
