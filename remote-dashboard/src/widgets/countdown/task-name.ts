import type { FocusTask } from '@cadence/shared/schemas'
import type { Entry } from '../../records/records.ts'
import { useRecords } from '../../records/use-records.ts'

/**
 * The name of what a session is for, or null. The name of a goal or task follows its record: the member may have
 * renamed it since. A deleted one keeps the name that it had.
 */
export function taskName(
  task: FocusTask | null,
  goals: readonly Pick<Entry<'goal'>, 'id' | 'data'>[],
  tasks: readonly Pick<Entry<'task'>, 'id' | 'data'>[],
): string | null {
  if (!task?.record) return task?.text ?? null
  const { collection, id } = task.record
  const record = (collection === 'goal' ? goals : tasks).find((entry) => entry.id === id)
  return record?.data.text ?? task.text
}

/**
 * Whether there is nothing to start a session for: no task was chosen, or its goal or task is done or deleted, or it is a
 * goal of another day. A name that the member typed never is finished.
 */
export function isFinished(
  task: FocusTask | null,
  goals: readonly Pick<Entry<'goal'>, 'id' | 'data'>[],
  tasks: readonly Pick<Entry<'task'>, 'id' | 'data'>[],
  today: string,
): boolean {
  if (!task) return true
  if (!task.record) return false
  const { collection, id } = task.record
  return collection === 'goal'
    ? !goals.some(({ id: goal, data }) => goal === id && !data.done && data.day === today)
    : !tasks.some((entry) => entry.id === id && !entry.data.completed)
}

/** The name of what a session is for, or null. Renders again when its goal or task is renamed. */
export function useTaskName(task: FocusTask | null): string | null {
  return taskName(task, useRecords('goal'), useRecords('task'))
}
