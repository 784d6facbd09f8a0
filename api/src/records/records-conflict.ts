import { NOTE_TITLE_MAX, type Note, noteSchema, textCollections } from '@cadence/shared/schemas'
import { copyId } from '../copy-id.ts'
import type { WrittenRow } from './records-merge.ts'

/** How many copies of one note and device grow while that is typed on in; each further text has its own. */
const COPIES_OF_DEVICE = 8

const timeOf = ({ updatedAt }: Pick<WrittenRow, 'updatedAt'>) => Date.parse(updatedAt)

const noteOf = ({ data }: WrittenRow): Note | null => noteSchema.safeParse(data).data ?? null

/** What a person wrote in a record; null where it is deleted. */
function textOf(row: WrittenRow): string | null {
  const note = noteOf(row)
  return note && `${note.title}\n${note.content}`
}

/**
 * Whether the stored record is an edit from another device that the sent edit did not start from. An edit of the same
 * session is not: its answer may have been lost. Nor is a version before `base`: a restored backup has such versions.
 */
function isFromElsewhere(
  stored: WrittenRow,
  { writer }: WrittenRow,
  base: string | null | undefined,
): boolean {
  if (base === undefined || !textCollections.includes(stored.collection)) return false
  if (stored.writer !== null && stored.writer === writer) return false
  return base === null || timeOf(stored) > Date.parse(base)
}

/** What comes of a stored record and an edit of it. */
interface Settled {
  stands: WrittenRow
  /** The one of two texts that does not stand, and is to be kept as a copy. */
  loser?: WrittenRow
}

/**
 * Decides between a stored record and an edit of it. The later one wins; at the same time, the stored one. When both are
 * texts from two devices, the loser is returned to become a copy. When one device deleted the text, the text wins.
 * @param base where the edit started; undefined where the client does not say that.
 */
export function settle(stored: WrittenRow, sent: WrittenRow, base: string | null | undefined): Settled {
  const later = timeOf(stored) >= timeOf(sent) ? stored : sent
  const texts = [textOf(stored), textOf(sent)]
  if (!isFromElsewhere(stored, sent, base) || texts[0] === texts[1]) return { stands: later }
  const earlier = later === stored ? sent : stored
  if (earlier.data !== null && later.data === null) {
    // Just after the deletion: each device takes over what is later than what it has.
    const updatedAt = new Date(timeOf(later) + 1).toISOString()
    return { stands: { ...earlier, updatedAt, version: sent.version } }
  }
  return textOf(earlier)?.trim() ? { stands: later, loser: earlier } : { stands: later }
}

/**
 * The copy that keeps the losing text. While the losing text only grows, an earlier copy of the same note and device is
 * replaced, so that two people who type at the same time do not make a copy for each word.
 * @param find a record of the member by its id.
 * @returns the copy that is there, or a new state of it; null where the record holds no text.
 */
export function copyOf(
  loser: WrittenRow,
  { suffix, find }: { suffix: string; find: (id: string) => WrittenRow | undefined },
): WrittenRow | null {
  const note = noteOf(loser)
  if (!note) return null
  const data = { ...note, title: `${cut(note.title, NOTE_TITLE_MAX - suffix.length)}${suffix}`.trim() }
  const copy = { ...loser, data, writer: null }
  const ids = copyIds(loser)
  for (const id of ids) {
    const known = find(id)
    if (!known) return { ...copy, id }
    if (textOf(known) === textOf(copy)) return known
    // In another one the member has written.
    if (known.writer !== null) continue
    if (timeOf(known) >= timeOf(copy) && isWithin(copy, known)) return known
    if (timeOf(known) < timeOf(copy) && isWithin(known, copy)) return { ...copy, id }
  }
  // The last id is that of this very edit: its text was there, and the member has changed it since.
  return find(ids.at(-1) ?? '') ?? null
}

/** Where the copy of a text may be: a few places for the note and the device, and one for this very edit. */
export function copyIds({ id, updatedAt, writer }: WrittenRow): string[] {
  const device = writer ?? ''
  const places = Array.from({ length: COPIES_OF_DEVICE }, (_, place) => copyId(id, device, String(place)))
  return [...places, copyId(id, device, updatedAt)]
}

/** Whether a text is in another one, but for what was put in at one place. */
function isWithin(row: WrittenRow, other: WrittenRow): boolean {
  const [before, after] = [textOf(row), textOf(other)]
  if (before === null || after === null || before.length > after.length) return false
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  return after.endsWith(before.slice(start))
}

/** A text cut to a length, never in the middle of a character of two code units. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}
