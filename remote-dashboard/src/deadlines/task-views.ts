import type { Task } from '@cadence/shared/schemas'
import { isLate } from '../widgets/to-do-list/due.ts'
import { byPlace, type TaskEntry } from '../widgets/to-do-list/task-order.ts'

type Tasks = readonly TaskEntry[]

/** What the to-do list shows. What is late comes first: it asks for something. */
export const taskViews = ['late', 'all', 'today', 'week'] as const
export type TaskView = (typeof taskViews)[number]

/** The present of a member. */
export interface Present {
  /** Milliseconds since 1970. */
  now: number
  today: string
  timeZone: string
  /** The days of the current week. */
  week: readonly string[]
}

/** Whether a view shows a task, done or not. */
export function isInView(
  view: TaskView,
  { dueDay, dueTime }: Task,
  { now, today, timeZone, week }: Present,
): boolean {
  if (view === 'all') return true
  if (dueDay === undefined) return false
  if (view === 'today') return dueDay === today
  return view === 'week' ? week.includes(dueDay) : isLate({ dueDay, dueTime }, now, timeZone)
}

/** How many open tasks each view shows. */
export function countViews(tasks: Tasks, present: Present): Record<TaskView, number> {
  const open = tasks.filter(({ data }) => !data.completed)
  const count = (view: TaskView) => open.filter(({ data }) => isInView(view, data, present)).length
  return { all: count('all'), today: count('today'), week: count('week'), late: count('late') }
}

const weights = { high: 0, medium: 1, low: 3 } as const
const weightOf = ({ priority }: Task) => (priority ? weights[priority] : 2)

/** Sorts after every hour: a task without one is due at the end of its day. */
const END_OF_DAY = '24:00'
const dueAt = ({ dueDay, dueTime }: Task) => `${dueDay ?? '9999'} ${dueTime ?? END_OF_DAY}`

/** Tasks by when they are due, then by priority, then by their place in the list. */
export function byDue<T extends TaskEntry>(tasks: readonly T[]): T[] {
  return byPlace(tasks).sort((a, b) => {
    const [first, second] = [dueAt(a.data), dueAt(b.data)]
    if (first !== second) return first < second ? -1 : 1
    return weightOf(a.data) - weightOf(b.data)
  })
}

const byDay = new WeakMap<Tasks, ReadonlyMap<string, TaskEntry[]>>()

function groupByDay(tasks: Tasks): ReadonlyMap<string, TaskEntry[]> {
  const groups = new Map<string, TaskEntry[]>()
  for (const task of byDue(tasks)) {
    const { completed, dueDay } = task.data
    if (completed || dueDay === undefined) continue
    groups.set(dueDay, [...(groups.get(dueDay) ?? []), task])
  }
  return groups
}

/** The open tasks that are due on a day, the first one first. Cheap to call for each day of a month. */
export function deadlinesOn(tasks: Tasks, day: string): Tasks {
  const known = byDay.get(tasks) ?? groupByDay(tasks)
  byDay.set(tasks, known)
  return known.get(day) ?? []
}
