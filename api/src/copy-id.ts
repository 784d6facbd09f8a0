import { createHash } from 'node:crypto'

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
