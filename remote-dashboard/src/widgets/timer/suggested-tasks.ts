import { openThings, type Startable } from '../../now/first-open.ts'
import type { Entry } from '../../records/records.ts'

/** Most suggestions. */
const MOST = 6

/** What the dialog of a session suggests: what the band would name first, then next, each name once. */
export function suggestedTasks(
  goals: readonly Entry<'goal'>[],
  tasks: readonly Entry<'task'>[],
  today: string,
): Startable[] {
  const open = openThings(goals, tasks, today)
  return open.filter(({ text }, at) => open.findIndex((other) => other.text === text) === at).slice(0, MOST)
}
