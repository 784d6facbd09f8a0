import { authState } from '@cadence/shared/auth'
import { readText, writeText } from '@cadence/shared/storage'
import { putRecord, removeRecord } from '../../records/records.ts'
import { goalId, type Place, type ShownGoal } from './goals.ts'

/** Stores the goal of a place. */
export function setGoal(day: string, place: Place, { text, done }: ShownGoal): void {
  putRecord('goal', goalId(day, place), { day, text, done })
}

/** Deletes the goal of a place. */
export function clearGoal(day: string, place: Place): void {
  removeRecord('goal', goalId(day, place))
}

/** Key of the day on which the member declined the unfinished goals. Each device asks for itself. */
const declinedKey = () => `goalsDeclined:${authState.user?._id ?? ''}`

/** Whether the member declined the unfinished goals on a day. */
export const isDeclined = (day: string) => readText(declinedKey()) === day

/** Stores that the member declined the unfinished goals on a day. */
export function decline(day: string): void {
  writeText(declinedKey(), day)
}
