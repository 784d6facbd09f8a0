import { type FocusSession, type Goal, type Mood, moods, type Task } from '@cadence/shared/schemas'
import { addDays, dayAt, mondayOf } from '../../time/day.ts'

/** What the tracker reads: everything that the member has of each. */
export interface Tracked {
  sessions: readonly Pick<FocusSession, 'endedAt' | 'focusMs'>[]
  tasks: readonly Pick<Task, 'completed'>[]
  moods: readonly Mood[]
  goals: readonly Pick<Goal, 'day' | 'done'>[]
}

/** The four figures (specification, section 2, Personal Tracker). */
export interface Figures {
  /** Goals reached this week. */
  goals: number
  /** Tasks that are done, and how many of all that is: 0 to 1. */
  tasks: number
  share: number
  /** Whole minutes of finished sessions this week. */
  focusMinutes: number
  /** The week's mood: the middle of the days' faces; null while no day has one. */
  mood: Mood['mood'] | null
}

/** What a member sees before they have data of their own: 4, 7 (45% of tasks), 2h 15m, and a good mood. */
export const sampleFigures: Figures = { goals: 4, tasks: 7, share: 0.45, focusMinutes: 135, mood: 'great' }

/** Whether there is nothing of the member's own to count. */
export function isEmpty({ sessions, tasks, moods, goals }: Tracked): boolean {
  return sessions.length + tasks.length + moods.length + goals.length === 0
}

function middleMood(days: readonly Mood[]): Mood['mood'] | null {
  const sum = days.reduce((total, { mood }) => total + moods.indexOf(mood), 0)
  return days.length === 0 ? null : (moods[Math.round(sum / days.length)] ?? null)
}

/** The figures of the week that `today` is in, in the member's time zone. */
export function figuresOf(tracked: Tracked, today: string, timeZone: string): Figures {
  const first = mondayOf(today)
  const next = addDays(first, 7)
  const thisWeek = (day: string) => day >= first && day < next
  const done = tracked.tasks.filter(({ completed }) => completed).length
  const focusMs = tracked.sessions
    .filter(({ endedAt }) => thisWeek(dayAt(Date.parse(endedAt), timeZone)))
    .reduce((total, session) => total + session.focusMs, 0)
  return {
    goals: tracked.goals.filter((goal) => goal.done && thisWeek(goal.day)).length,
    tasks: done,
    share: tracked.tasks.length === 0 ? 0 : done / tracked.tasks.length,
    focusMinutes: Math.floor(focusMs / 60_000),
    mood: middleMood(tracked.moods.filter(({ day }) => thisWeek(day))),
  }
}
