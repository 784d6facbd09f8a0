import { isDueBy } from '../deadlines/is-due-by.ts'
import type { Entry } from '../records/records.ts'

type Goals = readonly Entry<'goal'>[]
type Tasks = readonly Entry<'task'>[]

/** A goal or a task that the member can start now. */
export interface Startable {
  kind: 'goal' | 'task'
  id: string
  text: string
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

/** Equal places of a list are ordered by id, as everywhere. */
const byPlace = (a: Tasks[number], b: Tasks[number]) => {
  const [one, other] = [a.data.position, b.data.position]
  return one === other ? byId(a, b) : one < other ? -1 : 1
}

const asKind =
  (kind: Startable['kind']) =>
  ({ id, data: { text } }: Goals[number] | Tasks[number]): Startable => ({ kind, id, text })

/**
 * What a session can be for: the open goals of a day by place, then the open tasks in the order of the list, of which those
 * that are due today or late come first. It imports no widget: what every page of the app area loads for the start of a
 * session stays small.
 */
export const openThings = (goals: Goals, tasks: Tasks, today: string): Startable[] => {
  const open = tasks.filter(({ data }) => !data.completed).sort(byPlace)
  const due = open.filter(({ data }) => isDueBy(data, today))
  return [
    // The id of a goal ends with its place.
    ...goals
      .filter(({ data }) => data.day === today && !data.done)
      .sort(byId)
      .map(asKind('goal')),
    ...[...due, ...open.filter((task) => !due.includes(task))].map(asKind('task')),
  ]
}

/** The first of them. Null when everything is done, or nothing is there. */
export const firstOpen = (goals: Goals, tasks: Tasks, today: string): Startable | null =>
  openThings(goals, tasks, today)[0] ?? null
