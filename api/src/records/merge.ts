import type { recordEditSchema, StoredRecord } from '@cadence/shared/schemas'
import type * as z from 'zod/mini'

/** One edit as it was sent, checked. */
export type Edit = z.infer<typeof recordEditSchema>

/** A record as it is stored. */
export interface Row extends StoredRecord {
  data: Record<string, unknown> | null
}

export const keyOf = ({ collection, id }: Pick<Row, 'collection' | 'id'>) => `${collection}/${id}`

/** What edits make of what is stored. */
export interface Merged {
  /** For each edit, in its order, the record that stands after all of them. */
  standing: Row[]
  /** Those of them that are new or other than what is stored, each once. */
  changed: Row[]
  /** How many more are alive then than now. */
  growth: number
  /** How many more bytes they take up. */
  bytes: number
}

/**
 * Of two edits of one record the one with the later `updatedAt` stands. Of two at the same time it is the one that is
 * stored: every device that has read it keeps it, and who sent the other is answered with it, so all come to the same.
 * It also makes a call that is sent twice change nothing the second time.
 * @param version the member's counter before these edits; each one has a number of its own after it.
 */
export function merge(stored: readonly Row[], edits: readonly Edit[], version: number): Merged {
  const before = new Map(stored.map((row) => [keyOf(row), row]))
  const rows = new Map(before)
  for (const [index, edit] of edits.entries()) {
    const row = rows.get(keyOf(edit))
    // Compared here, not in SQL: a client's time may be one that PostgreSQL cannot read (the year 0, say).
    if (row && Date.parse(row.updatedAt) >= Date.parse(edit.updatedAt)) continue
    rows.set(keyOf(edit), { ...edit, version: version + index + 1 })
  }
  const changed = [...rows].filter(([key, row]) => row !== before.get(key)).map(([, row]) => row)
  const alive = (row: Row | undefined) => (row && row.data !== null ? 1 : 0)
  const grownBy = (size: (row: Row | undefined) => number) =>
    changed.reduce((sum, row) => sum + size(row) - size(before.get(keyOf(row))), 0)
  return {
    standing: edits.flatMap((edit) => rows.get(keyOf(edit)) ?? []),
    changed,
    growth: grownBy(alive),
    bytes: grownBy(bytesOf),
  }
}

/** As the database keeps it. */
const bytesOf = (row: Row | undefined) => (row?.data ? Buffer.byteLength(JSON.stringify(row.data)) : 0)
