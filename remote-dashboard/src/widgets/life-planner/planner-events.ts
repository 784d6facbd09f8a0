import type { PlannerEvent } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { type Entry, putRecords } from '../../records/records.ts'
import { useRecords, useUntouched } from '../../records/use-records.ts'
import { RefusedError } from '../../sync/edit-errors.ts'

/** The signed-in member's events. */
export const useEvents = (): readonly Entry<'event'>[] => useRecords('event')

/** Whether the sample week is shown, which is until the member's first event. */
export const useSampleWeek = () => useUntouched('event')

/** Stores changes of events in one step. A refusal is announced. @returns whether the changes were stored. */
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
