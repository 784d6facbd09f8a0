import { useAuth } from '@cadence/shared/auth'
import type { Collection } from '@cadence/shared/schemas'
import { useCallback, useSyncExternalStore } from 'react'
import { type Entry, recordsOf } from './records.ts'
import { rowsOf, subscribeRecords } from './records-store.ts'

const none: readonly never[] = []

/** The signed-in member's records of a collection. Renders again only when one of them has changed. */
export function useRecords<C extends Collection>(collection: C): readonly Entry<C>[] {
  const userId = useAuth().user?._id
  const snapshot = useCallback(
    () => (userId === undefined ? none : recordsOf(userId, collection)),
    [userId, collection],
  )
  return useSyncExternalStore<readonly Entry<C>[]>(subscribeRecords, snapshot)
}

/** Whether the signed-in member has never had a record in a collection, not even a deleted one. */
export function useUntouched(collection: Collection): boolean {
  const userId = useAuth().user?._id
  const snapshot = useCallback(
    () => userId === undefined || rowsOf(userId, collection).size === 0,
    [userId, collection],
  )
  return useSyncExternalStore(subscribeRecords, snapshot)
}
