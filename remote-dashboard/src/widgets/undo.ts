import { authState } from '@cadence/shared/auth'
import type { Collection } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { isSignedIn } from '../dashboards/member.ts'
import { type Entry, putRecords } from '../records/records.ts'

/** What is said about a change, and the label of the button that takes it back. */
interface Said {
  text: string
  undo: string
}

/** Says in a toast what was done, with a button that takes it back. */
export function sayWithUndo({ text, undo }: Said, takeBack: () => void): void {
  const userId = authState.user?._id ?? ''
  const run = () => {
    // The toast may outlive the session.
    if (isSignedIn(userId)) takeBack()
  }
  toast({ kind: 'info', text, action: { label: undo, run } })
}

/** Deletes records of the signed-in member at once; a toast says so and puts them back as they were. */
export function removeWithUndo<C extends Collection>(
  collection: C,
  entries: readonly Entry<C>[],
  said: Said,
): void {
  putRecords(collection, new Map(entries.map(({ id }) => [id, null])))
  sayWithUndo(said, () => putRecords(collection, new Map(entries.map(({ id, data }) => [id, data]))))
}
