import {
  NOTE_TITLE_MAX,
  type Note,
  noteSchema,
  type recordEditSchema,
  type StoredRecord,
  textCollections,
} from '@cadence/shared/schemas'
import type * as z from 'zod/mini'
import { copyId } from '../lib/offline-edits.ts'

/** One edit as it was sent, checked. */
export type Edit = z.infer<typeof recordEditSchema>

/** A record as it is sent to clients. */
export interface Row extends StoredRecord {
  data: Record<string, unknown> | null
}

/** A record as it is stored: with the session that wrote what it holds, as far as one is known. */
export interface WrittenRow extends Row {
  writer: string | null
}

export type RowKey = Pick<Row, 'collection' | 'id'>

export const keyOf = ({ collection, id }: RowKey) => `${collection}/${id}`

/** The session that sent the edits, what it puts after the title of a copy, and the member's counter before them. */
interface Sender {
  writer: string
  suffix: string
  version: number
}

/** What edits make of what is stored. */
export interface Merged {
  /** For each edit, in its order, the record that stands after all of them. */
  standing: WrittenRow[]
  /** The copies that keep the other one of two texts, those among them that are there already. */
  copies: WrittenRow[]
  /** Where a text that is to be kept may have its copy already. */
  mayHold: RowKey[]
  /** Those of them all that are new or other than what is stored, each once. */
  changed: WrittenRow[]
  /** How many more are alive then than now. */
  growth: number
  /** How many more bytes they take up. */
  bytes: number
}

/**
 * Of two edits of one record the one with the later `updatedAt` stands. Of two at the same time it is the one that is
 * stored: every device that has read it keeps it, and who sent the other is answered with it, so all come to the same.
 * It also makes a call that is sent twice change nothing the second time. Of two devices' texts both are kept (`settle`).
 * @param stored what there is of the edited records, and of the copies of which an earlier call with less said `mayHold`.
 */
export function merge(stored: readonly WrittenRow[], edits: readonly Edit[], sender: Sender): Merged {
  const { writer, suffix } = sender
  const before = new Map(stored.map((row) => [keyOf(row), row]))
  const rows = new Map(before)
  const losers: WrittenRow[] = []
  // Compared here, not in SQL: a client's time may be one that PostgreSQL cannot read (the year 0, say).
  for (const [index, { base, ...edit }] of edits.entries()) {
    const sent = { ...edit, writer, version: sender.version + index + 1 }
    const row = rows.get(keyOf(edit))
    const { stands, loser } = row ? settle(row, sent, base) : { stands: sent, loser: undefined }
    rows.set(keyOf(edit), stands)
    if (loser) losers.push(loser)
  }
  const copies = losers.flatMap((loser, index) => {
    const version = sender.version + edits.length + index + 1
    const find = (id: string) => rows.get(keyOf({ ...loser, id }))
    const copy = copyOf(loser, { suffix, find })
    if (copy && copy !== find(copy.id)) rows.set(keyOf(copy), { ...copy, version })
    return copy ? (find(copy.id) ?? []) : []
  })
  const changed = [...rows].filter(([key, row]) => row !== before.get(key)).map(([, row]) => row)
  const alive = (row: Row | undefined) => (row && row.data !== null ? 1 : 0)
  const grownBy = (size: (row: Row | undefined) => number) =>
    changed.reduce((sum, row) => sum + size(row) - size(before.get(keyOf(row))), 0)
  return {
    standing: edits.flatMap((edit) => rows.get(keyOf(edit)) ?? []),
    copies: [...new Set(copies)].filter(({ data }) => data !== null),
    mayHold: losers.flatMap(({ collection, ...loser }) =>
      copyIds({ collection, ...loser }).map((id) => ({ collection, id })),
    ),
    changed,
    growth: grownBy(alive),
    bytes: grownBy(bytesOf),
  }
}

/** As the database keeps it. */
const bytesOf = (row: Row | undefined) => (row?.data ? Buffer.byteLength(JSON.stringify(row.data)) : 0)

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
