import type { PlannerEvent } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { type Entry, putRecords } from '../../records/records.ts'
import { useRecords, useUntouched } from '../../records/use-records.ts'
import { RefusedError } from '../../sync/edit-errors.ts'

/** The signed-in member's events. */
export const useEvents = (): readonly Entry<'event'>[] => useRecords('event')

/** Whether the sample week is shown: until the member's first event. */
export const useSampleWeek = () => useUntouched('event')

/** Changes events in one step. What another member's session refuses is said. @returns whether it was done. */
export function putEvents(changes: ReadonlyMap<string, PlannerEvent | null>): boolean {
  try {
    putRecords('event', changes)
    return true
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast({ kind: 'error', text: error.message })
    return false
  }
}
