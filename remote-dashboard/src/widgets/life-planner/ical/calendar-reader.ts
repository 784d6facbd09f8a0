import { EVENTS_MAX } from '@cadence/shared/schemas'
import { componentsOf, contentLines, isCalendar } from './content-lines.ts'
import { type FileEvent, readEvent } from './event-reader.ts'
import { timeZoneReader } from './time-zone-reader.ts'

/** Largest file that is read, in bytes. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024

/** After this time, in milliseconds, the reader pauses so that the page can react to the member. */
const BUSY_MS = 12

/** The content of a file. */
export interface CalendarFile {
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

const pause = () => new Promise<void>((done) => setTimeout(done))

/**
 * Reads an iCalendar file (RFC 5545), with pauses in which the page can react. An unreadable event costs no other event.
 * @param memberZone the member's time zone, preferred for a time zone that the file defines by rules only.
 * @throws FileRefusedError
 */
export async function readCalendar(bytes: Uint8Array, memberZone: string): Promise<CalendarFile> {
  if (bytes.length > FILE_MAX_BYTES) throw new FileRefusedError('too big')
  const lines = contentLines(bytes)
  if (!isCalendar(lines)) throw new FileRefusedError('no calendar')
  const components = [...componentsOf(lines)]
  const events = components.filter(({ name }) => name === 'VEVENT')
  if (events.length > EVENTS_MAX) throw new FileRefusedError('too many')
  const definitions = components
    .filter(({ name }) => name === 'VTIMEZONE')
    .map((component) => component.lines)
  const zones = timeZoneReader(definitions, memberZone)
  const file: CalendarFile = { events: [], unreadable: 0, others: 0 }
  file.others = components.length - events.length - definitions.length
  let pausedAt = performance.now()
  for (const event of events) {
    try {
      if (event.isComplete) file.events.push(readEvent(event.lines, zones))
      else file.unreadable += 1
    } catch (error) {
      console.info('An event of the file could not be read', error)
      file.unreadable += 1
    }
    if (performance.now() - pausedAt > BUSY_MS) {
      await pause()
      pausedAt = performance.now()
    }
  }
  return file
}
