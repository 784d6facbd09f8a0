import { authState } from '@cadence/shared/auth'
import { readText, writeText } from '@cadence/shared/storage'
import { putRecord, removeRecord } from '../../records/records.ts'
import { goalId, type Place, type ShownGoal } from './goals.ts'

/** Sets the goal of a place of a day. */
export function setGoal(day: string, place: Place, { text, done }: ShownGoal): void {
  putRecord('goal', goalId(day, place), { day, text, done })
}

/** Clears a place of a day. */
export function clearGoal(day: string, place: Place): void {
  removeRecord('goal', goalId(day, place))
}

/** Key of the day on which the member did not want what is left over; each device asks for itself. */
const declinedKey = () => `goalsDeclined:${authState.user?._id ?? ''}`

/** Whether the member did not want what is left over on that day. */
export const isDeclined = (day: string) => readText(declinedKey()) === day

/** Remembers for the day that the member does not want what is left over. */
export function decline(day: string): void {
  writeText(declinedKey(), day)
}
