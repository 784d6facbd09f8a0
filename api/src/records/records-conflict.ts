import {
  completionSchema,
  NOTE_TITLE_MAX,
  type Note,
  noteSchema,
  type recordEditSchema,
  type StoredRecord,
  textCollections,
  truncate,
} from '@cadence/shared/schemas'
import type * as z from 'zod/mini'
import { copyId } from '../lib/offline-edits.ts'

/** An edit of a request, after validation. */
export type Edit = z.infer<typeof recordEditSchema>

/** A record as it is sent to clients. */
export interface Row extends StoredRecord {
  data: Record<string, unknown> | null
}

/** A stored record with the session that wrote it, if that is known. */
export interface WrittenRow extends Row {
  writer: string | null
}

export type RowKey = Pick<Row, 'collection' | 'id'>

export const keyOf = ({ collection, id }: RowKey) => `${collection}/${id}`

/**
 * The session that sent the edits, the suffix of the titles of copies, the member's counter before the edits, and the
 * fields that the client knows, by collection.
 */
interface Sender {
  writer: string
  suffix: string
  version: number
  fields?: Readonly<Record<string, readonly string[]>> | undefined
}

/** The result of merging edits into stored records. */
export interface Merged {
  /** For each edit, in its order, the winning record. */
  winners: WrittenRow[]
  /** The copies of losing texts, also those that exist already. */
  copies: WrittenRow[]
  /** The ids under which a copy of a losing text may exist already. */
  mayHold: RowKey[]
  /** All records that are new or differ from the stored ones, each once. */
  changed: WrittenRow[]
  /** By how many records the member's undeleted ones grow. */
  growth: number
  /** By how many bytes they grow. */
  bytes: number
}

/**
 * Merges edits into stored records. Of two edits of one record the later `updatedAt` wins. If both are equal, the stored
 * record wins: other devices may have read it, and the sender gets it in the answer, so all devices agree. This also makes
 * a repeated request change nothing. Of two devices' texts both are kept (`resolveConflict`).
 * @param stored the stored ones of the edited records, and of the copies that an earlier call listed in `mayHold`
 */
export function merge(stored: readonly WrittenRow[], edits: readonly Edit[], sender: Sender): Merged {
  const { writer, suffix } = sender
  const before = new Map(stored.map((row) => [keyOf(row), row]))
  const rows = new Map(before)
  const losers: WrittenRow[] = []
  // Compared here, not in SQL: PostgreSQL cannot read every time of a client (for example the year 0).
  for (const [index, edit] of edits.entries()) {
    const { collection, id, updatedAt, base } = edit
    const row = rows.get(keyOf(edit))
    const known = sender.fields?.[edit.collection]
    const data = withLaterFields(edit, row, known)
    const sent = { collection, id, updatedAt, data, writer, version: sender.version + index + 1 }
    let { winner, loser }: Resolution = { winner: sent }
    if (row && isPrunedHistory(edit, row, known)) winner = undelete(row, sent, sent.version)
    else if (row) ({ winner, loser } = resolveConflict(row, sent, base))
    rows.set(keyOf(edit), winner)
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
    winners: edits.flatMap((edit) => rows.get(keyOf(edit)) ?? []),
    copies: [...new Set(copies)].filter(({ data }) => data !== null),
    mayHold: losers.flatMap(({ collection, ...loser }) =>
      copyIds({ collection, ...loser }).map((id) => ({ collection, id })),
    ),
    changed,
    growth: grownBy(alive),
    bytes: grownBy(bytesOf),
  }
}

/** The fields that releases do not know which say that an edit is `whole`, and do not name the fields that they know. */
const unnamedFields: { [C in Edit['collection']]?: readonly string[] } = {
  event: ['exam', 'subject', 'revisionFor'],
  focusSession: ['task', 'subject'],
  task: ['subject', 'priority', 'column'],
}

/** The same of the releases before those, which do not say that an edit is `whole`. */
const earliestUnnamed: typeof unnamedFields = {
  ...unnamedFields,
  task: ['dueDay', 'dueTime', ...(unnamedFields.task ?? [])],
}

/**
 * The data of an edit, with the stored fields that an older release does not know and so leaves out. Without them its edit
 * of a task's text would take away the date on which the task is due.
 * @param known the fields of the collection that the client knows; undefined when it does not name them.
 */
function withLaterFields(
  edit: Edit,
  stored: WrittenRow | undefined,
  known: readonly string[] | undefined,
): Row['data'] {
  const { collection, data, whole } = edit
  const before = stored?.data
  if (!data || !before) return data
  const unnamed = (whole ? unnamedFields : earliestUnnamed)[collection] ?? []
  const isUnknown = (field: string) => (known ? !known.includes(field) : unnamed.includes(field))
  const kept = Object.fromEntries(Object.entries(before).filter(([field]) => isUnknown(field)))
  // The schema has given an edit without a length the default one. A session that has begun keeps its length.
  const goesOn =
    edit.collection === 'countdown' && edit.data?.startedAt && edit.data.startedAt === before.startedAt
  if (goesOn && !whole && !known) {
    const { lengthMs = edit.data?.lengthMs, task = edit.data?.task } = before
    return { ...data, lengthMs, task }
  }
  return { ...kept, ...data }
}

/** How long the releases that name no fields keep a completion, in milliseconds. */
const PRUNED_AFTER_MS = 35 * 24 * 60 * 60 * 1000

/**
 * Whether an edit is the tidying of a release that names no fields. Whenever the member deletes a task there, it deletes
 * all completions of more than 35 days ago: the history of the other devices, which goes back three years.
 */
function isPrunedHistory(
  { collection, data, updatedAt }: Edit,
  stored: WrittenRow,
  known: readonly string[] | undefined,
): boolean {
  if (collection !== 'completion' || data !== null || known) return false
  if (timeOf(stored) >= Date.parse(updatedAt)) return false
  const completion = completionSchema.safeParse(stored.data).data
  return (
    completion !== undefined && Date.parse(updatedAt) - Date.parse(completion.completedAt) > PRUNED_AFTER_MS
  )
}

/** The size of a record's data as the database stores it. */
const bytesOf = (row: Row | undefined) => (row?.data ? Buffer.byteLength(JSON.stringify(row.data)) : 0)

/**
 * How many copies of one note and device may grow while their text is being typed; further texts get an id per edit.
 */
const COPIES_OF_DEVICE = 8

const timeOf = ({ updatedAt }: Pick<WrittenRow, 'updatedAt'>) => Date.parse(updatedAt)

const noteOf = ({ data }: WrittenRow): Note | null => noteSchema.safeParse(data).data ?? null

/** The text of a note; null when it is deleted. */
function textOf(row: WrittenRow): string | null {
  const note = noteOf(row)
  return note && `${note.title}\n${note.content}`
}

/**
 * Whether the stored record is an edit of another device which the sent edit does not include. An edit of the same
 * session does not count, because its answer may have been lost. A version before `base` does not count, because it comes
 * from a restored backup.
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

/** The result of a conflict. */
interface Resolution {
  winner: WrittenRow
  /** The losing text, which is to become a copy. */
  loser?: WrittenRow
}

/**
 * Decides between a stored record and an edit of it. The later one wins; at the same time, the stored one. When both
 * are texts from two devices, the loser is returned to become a copy. When one device deleted the text, the text wins.
 * @param base the version that the edit started from; undefined when the client does not name it
 */
export function resolveConflict(
  stored: WrittenRow,
  sent: WrittenRow,
  base: string | null | undefined,
): Resolution {
  const later = timeOf(stored) >= timeOf(sent) ? stored : sent
  const texts = [textOf(stored), textOf(sent)]
  if (!isFromElsewhere(stored, sent, base) || texts[0] === texts[1]) return { winner: later }
  const earlier = later === stored ? sent : stored
  if (earlier.data !== null && later.data === null) {
    return { winner: undelete(earlier, later, sent.version) }
  }
  return textOf(earlier)?.trim() ? { winner: later, loser: earlier } : { winner: later }
}

/**
 * The record as it wins against a deletion. Its time is a millisecond after that of the deletion, because a device applies
 * only edits that are later than its own version.
 */
function undelete(record: WrittenRow, deletion: WrittenRow, version: number): WrittenRow {
  const updatedAt = new Date(timeOf(deletion) + 1).toISOString()
  return { ...record, updatedAt, version }
}

/**
 * The copy of a losing text. While the losing text only grows, an earlier copy of the same note and device is replaced:
 * otherwise two people who type at the same time would make a copy of each word.
 * @param find finds a record of the member by its id
 * @returns an existing copy or a new version of it; null when the record has no text
 */
export function copyOf(
  loser: WrittenRow,
  { suffix, find }: { suffix: string; find: (id: string) => WrittenRow | undefined },
): WrittenRow | null {
  const note = noteOf(loser)
  if (!note) return null
  const data = { ...note, title: `${truncate(note.title, NOTE_TITLE_MAX - suffix.length)}${suffix}`.trim() }
  const copy = { ...loser, data, writer: null }
  const ids = copyIds(loser)
  for (const id of ids) {
    const known = find(id)
    if (!known) return { ...copy, id }
    if (textOf(known) === textOf(copy)) return known
    // The member has edited this copy.
    if (known.writer !== null) continue
    if (timeOf(known) >= timeOf(copy) && isWithin(copy, known)) return known
    if (timeOf(known) < timeOf(copy) && isWithin(known, copy)) return { ...copy, id }
  }
  // The last id belongs to this very edit: its copy exists, and the member has edited it since.
  return find(ids.at(-1) ?? '') ?? null
}

/** The possible ids of a copy: a few for the note and the device, and one for this very edit. */
export function copyIds({ id, updatedAt, writer }: WrittenRow): string[] {
  const device = writer ?? ''
  const places = Array.from({ length: COPIES_OF_DEVICE }, (_, place) => copyId(id, device, String(place)))
  return [...places, copyId(id, device, updatedAt)]
}

/** Whether a text becomes another one by an insertion at one place. */
function isWithin(row: WrittenRow, other: WrittenRow): boolean {
  const [before, after] = [textOf(row), textOf(other)]
  if (before === null || after === null || before.length > after.length) return false
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  return after.endsWith(before.slice(start))
}
