import type { Collection } from '@cadence/shared/schemas'
import { type Entry, putRecords } from '../records/records.ts'
import { type SaidWithUndo, sayWithUndo } from '../say/with-undo.ts'

/** Deletes records of the signed-in member at once. A toast announces it; its button restores the records. */
export function removeWithUndo<C extends Collection>(
  collection: C,
  entries: readonly Entry<C>[],
  said: SaidWithUndo,
): void {
  putRecords(collection, new Map(entries.map(({ id }) => [id, null])))
  sayWithUndo(said, () => putRecords(collection, new Map(entries.map(({ id, data }) => [id, data]))))
}
