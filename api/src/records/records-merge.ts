import type { recordEditSchema, StoredRecord } from '@cadence/shared/schemas'
import type * as z from 'zod/mini'
import { copyIds, copyOf, settle } from './records-conflict.ts'

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
