import { authState } from '@cadence/shared/auth'
import type { FocusTask } from '@cadence/shared/schemas'
import { readText, writeText } from '@cadence/shared/storage'
import { proxy, useSnapshot } from 'valtio'
import { firstOpen, type Startable } from '../../now/first-open.ts'
import type { Entry } from '../../records/records.ts'

/** Counts the answers, so that what shows a proposal renders again. */
const answers = proxy({ count: 0 })

/** Key of the goal or task that the member does not want for the next session. Each device asks for itself. */
const declinedKey = () => `focusDeclined:${authState.user?._id ?? ''}`

/** Id of the goal or task that the member has declined. */
export const declinedTask = () => readText(declinedKey())

/** The same, rendered again when the member declines another one. */
export function useDeclined(): string | null {
  // Read, so that a change of it renders again.
  void useSnapshot(answers).count
  return declinedTask()
}

/** Declines what the band names: the next session is for nothing in particular, until the band names something else. */
export function declineTask(id: string): void {
  writeText(declinedKey(), id)
  answers.count += 1
}

/** A goal or a task as what a session is for. */
export const focusTaskOf = ({ kind, id, text }: Startable): FocusTask => ({
  text,
  record: { collection: kind, id },
})

/** What the next session is for when the member has chosen nothing: what the band names. Null when they declined it. */
export function proposedTask(
  goals: readonly Entry<'goal'>[],
  tasks: readonly Entry<'task'>[],
  today: string,
  declined: string | null,
): FocusTask | null {
  const open = firstOpen(goals, tasks, today)
  if (!open || open.id === declined) return null
  return focusTaskOf(open)
}
