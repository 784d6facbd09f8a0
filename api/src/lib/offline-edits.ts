import { createHash } from 'node:crypto'
import { HttpError } from '../http/http-errors.ts'

/**
 * How far the clock of a device may be ahead of ours. A device may have the wrong day, but not the wrong year.
 */
const AHEAD_MAX_MS = 24 * 60 * 60 * 1000

const AHEAD = 'The time of this change lies more than a day ahead. Is the clock of this device right?'

/**
 * Refuses edits from the future. The later of two edits wins, so nothing could ever replace an edit of the year 9999.
 * @param times the times of the edits in a request, by the path of their field
 * @throws HttpError 400 with `fields` when a time is more than a day ahead of our clock
 */
export function assertNotAhead(times: Record<string, string>, now: Date): void {
  const latest = now.getTime() + AHEAD_MAX_MS
  const ahead = Object.entries(times).filter(([, time]) => Date.parse(time) > latest)
  if (ahead.length === 0) return
  throw new HttpError(400, AHEAD, { fields: Object.fromEntries(ahead.map(([path]) => [path, AHEAD])) })
}

/** An id may have 64 characters: so many stay of the original id and of the hash. */
const ID_CHARACTERS = 40
const HASH_CHARACTERS = 22

/**
 * The id of the copy that keeps the losing one of two edits. The same arguments give the same id, so a request that is
 * sent twice makes one copy.
 */
export function copyId(id: string, ...words: readonly string[]): string {
  const hash = createHash('sha256')
    .update([id, ...words].join(' '))
    .digest('base64url')
  return `${id.slice(0, ID_CHARACTERS)}-${hash.slice(0, HASH_CHARACTERS)}`
}
