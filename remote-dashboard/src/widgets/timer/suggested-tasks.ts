import type { FocusTask } from '@cadence/shared/schemas'
import type { Entry } from '../../records/records.ts'
import { goalId, places } from '../daily-focus/goals.ts'
import { byPlace } from '../to-do-list/task-order.ts'

/** Most suggestions. */
const MOST = 6

type Suggestion = FocusTask & { record: NonNullable<FocusTask['record']> }

/** What a session may be for: today's open goals, then the open tasks in the order of the list, each name once. */
export function suggestedTasks(
  goals: readonly Entry<'goal'>[],
  tasks: readonly Entry<'task'>[],
  today: string,
): Suggestion[] {
  const open = [
    ...places.flatMap((place) => {
      const goal = goals.find(({ id, data }) => id === goalId(today, place) && !data.done)
      return goal ? [{ text: goal.data.text, record: { collection: 'goal' as const, id: goal.id } }] : []
    }),
    ...byPlace(tasks)
      .filter(({ data }) => !data.completed)
      .map(({ id, data }) => ({ text: data.text, record: { collection: 'task' as const, id } })),
  ]
  return open.filter(({ text }, at) => open.findIndex((other) => other.text === text) === at).slice(0, MOST)
}
