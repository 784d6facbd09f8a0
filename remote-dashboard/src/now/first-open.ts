import type { Entry } from '../records/records.ts'
import { goalId, goalsOf, type Place, places } from '../widgets/daily-focus/goals.ts'
import { doneAt, inOrder } from '../widgets/to-do-list/task-order.ts'

type Goals = readonly Entry<'goal'>[]
type Tasks = readonly Entry<'task'>[]

/** A goal or a task that the member can start now. */
export interface Startable {
  kind: 'goal' | 'task'
  id: string
  text: string
}

/** The first open goal of a day, else the first open task. Null when everything is done, or nothing is there. */
export function firstOpen(goals: Goals, tasks: Tasks, today: string): Startable | null {
  const ofToday = goalsOf(goals, today)
  const place = places.find((each) => ofToday[each]?.done === false)
  const goal = place && ofToday[place]
  if (goal) return { kind: 'goal', id: goalId(today, place), text: goal.text }
  const [entry] = inOrder(tasks)
  if (!entry || doneAt(entry.data) !== null) return null
  return { kind: 'task', id: entry.id, text: entry.data.text }
}

/** How many goals a day has, and the first place without one; null when all places are taken. */
export function placesOf(goals: Goals, today: string): { count: number; free: Place | null } {
  const ofToday = goalsOf(goals, today)
  const free = places.filter((place) => ofToday[place] === null)
  return { count: places.length - free.length, free: free[0] ?? null }
}
