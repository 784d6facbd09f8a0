import type { Entry } from '../records/records.ts'

type Goals = readonly Entry<'goal'>[]
type Tasks = readonly Entry<'task'>[]

/** A goal or a task that the member can start now. */
export interface Startable {
  kind: 'goal' | 'task'
  id: string
  text: string
}

/** Whether one place of a list is before another: equal places are ordered by id, as everywhere. */
const isBefore = (a: Tasks[number], b: Tasks[number]) =>
  a.data.position === b.data.position ? a.id < b.id : a.data.position < b.data.position

/**
 * The first open goal of a day, else the first open task. Null when everything is done, or nothing is there. It imports no
 * widget: what every page of the app area loads for the start of a session stays small.
 */
export function firstOpen(goals: Goals, tasks: Tasks, today: string): Startable | null {
  // The id of a goal ends with its place.
  const open = goals.filter(({ data }) => data.day === today && !data.done)
  const [goal] = open.sort((a, b) => (a.id < b.id ? -1 : 1))
  if (goal) return { kind: 'goal', id: goal.id, text: goal.data.text }
  let first: Tasks[number] | null = null
  for (const task of tasks) if (!task.data.completed && (!first || isBefore(task, first))) first = task
  return first && { kind: 'task', id: first.id, text: first.data.text }
}
