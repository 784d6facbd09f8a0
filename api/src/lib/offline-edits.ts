import { createHash } from 'node:crypto'
import { HttpError } from '../http/http-errors.ts'

/** How far the clock of a device may be ahead of this one: it may be set to another day, not to another year. */
const AHEAD_MAX_MS = 24 * 60 * 60 * 1000

const AHEAD = 'The time of this change lies more than a day ahead. Is the clock of this device right?'

/**
 * Refuses edits from the future. The later of two edits wins, so no edit could ever replace one of the year 9999.
 * @param times the times of the edits in a request, by the path of their field
 * Throws 400 with `fields` where one lies more than a day ahead of this clock.
 */
export function assertNotAhead(times: Record<string, string>, now: Date): void {
  const latest = now.getTime() + AHEAD_MAX_MS
  const ahead = Object.entries(times).filter(([, time]) => Date.parse(time) > latest)
  if (ahead.length === 0) return
  throw new HttpError(400, AHEAD, { fields: Object.fromEntries(ahead.map(([path]) => [path, AHEAD])) })
}

/** Of an id that is as long as one may be, this much is left in that of its copy. */
const ID_KEPT = 40
const HASH_KEPT = 22

/** The id of a copy that keeps the other one of two edits. It follows from what is given: made again, it is the same. */
export function copyId(id: string, ...words: readonly string[]): string {
  const hash = createHash('sha256')
    .update([id, ...words].join(' '))
    .digest('base64url')
  return `${id.slice(0, ID_KEPT)}-${hash.slice(0, HASH_KEPT)}`
}
