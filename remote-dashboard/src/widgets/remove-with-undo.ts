import type { Collection } from '@cadence/shared/schemas'
import { toastWithUndo, type UndoToast } from '../feedback/change-toasts.ts'
import { type Entry, putRecords } from '../records/records.ts'

/** Deletes records of the signed-in member at once. A toast announces it; its button restores the records. */
export function removeWithUndo<C extends Collection>(
  collection: C,
  entries: readonly Entry<C>[],
  said: UndoToast,
): void {
  putRecords(collection, new Map(entries.map(({ id }) => [id, null])))
  toastWithUndo(said, () => putRecords(collection, new Map(entries.map(({ id, data }) => [id, data]))))
}
