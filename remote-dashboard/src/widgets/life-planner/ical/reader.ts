import { EVENTS_MAX } from '@cadence/shared/schemas'
import { type FileEvent, readEvent } from './event-reader.ts'
import { isCalendar, linesOf, partsOf } from './file-components.ts'
import { zoneReader } from './time-zone-reader.ts'

/** Largest file that is read, in bytes. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024

/** How long the page may be busy without a break, in milliseconds. */
const BUSY_MS = 12

/** What a file holds. */
export interface CalendarFile {
  events: FileEvent[]
  /** How many events could not be read. */
  unreadable: number
  /** How many tasks, journal entries and the like were passed over. */
  others: number
}

/** A file is not imported at all: it is none of a calendar, or beyond the limits. */
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
 * Reads an iCalendar file (RFC 5545), with breaks in which the page stays alive.
 * @param memberZone the first one to be tried where a zone is told only by its rules.
 * @throws FileRefusedError
 */
export async function readCalendar(bytes: Uint8Array, memberZone: string): Promise<CalendarFile> {
  if (bytes.length > FILE_MAX_BYTES) throw new FileRefusedError('too big')
  const lines = linesOf(bytes)
  if (!isCalendar(lines)) throw new FileRefusedError('no calendar')
  const parts = [...partsOf(lines)]
  const drafts = parts.filter(({ name }) => name === 'VEVENT')
  if (drafts.length > EVENTS_MAX) throw new FileRefusedError('too many')
  const definitions = parts.filter(({ name }) => name === 'VTIMEZONE').map((part) => part.lines)
  const zones = zoneReader(definitions, memberZone)
  const file: CalendarFile = { events: [], unreadable: 0, others: 0 }
  file.others = parts.length - drafts.length - definitions.length
  let rested = performance.now()
  for (const { lines: draft, whole } of drafts) {
    try {
      if (whole) file.events.push(readEvent(draft, zones))
      else file.unreadable += 1
    } catch (error) {
      console.info('An event of the file could not be read', error)
      file.unreadable += 1
    }
    if (performance.now() - rested > BUSY_MS) {
      await pause()
      rested = performance.now()
    }
  }
  return file
}
