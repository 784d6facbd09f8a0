import { type FocusSession, type Goal, type Mood, moods, type Task } from '@cadence/shared/schemas'
import { addDays, dayAt, mondayOf } from '../../time/day.ts'
import { focusTimeOf } from '../countdown/focus-sessions.ts'

/** The member's records that the tracker reads. */
export interface Tracked {
  sessions: readonly Pick<FocusSession, 'startedAt' | 'endedAt' | 'focusMs'>[]
  tasks: readonly Pick<Task, 'completed'>[]
  moods: readonly Mood[]
  goals: readonly Pick<Goal, 'day' | 'done'>[]
}

/** The four figures (specification, section 2, Personal Tracker). */
export interface Figures {
  /** Goals reached this week. */
  goals: number
  /** Completed tasks, and their share of all tasks, from 0 to 1. */
  tasks: number
  share: number
  /** Whole minutes of focus this week. */
  focusMinutes: number
  /** The average mood of the week, or null when no day has one. */
  mood: Mood['mood'] | null
}

/** Sample figures, shown until the member has own data (specification, section 3): 4, 7 (45% of tasks), 2h 15m. */
export const sampleFigures: Figures = { goals: 4, tasks: 7, share: 0.45, focusMinutes: 135, mood: 'great' }

/** Whether the member has no data. */
export function isEmpty({ sessions, tasks, moods, goals }: Tracked): boolean {
  return sessions.length + tasks.length + moods.length + goals.length === 0
}

function averageMood(days: readonly Mood[]): Mood['mood'] | null {
  const sum = days.reduce((total, { mood }) => total + moods.indexOf(mood), 0)
  return days.length === 0 ? null : (moods[Math.round(sum / days.length)] ?? null)
}

/** The figures of the week that holds `today`, in the member's time zone. */
export function figuresOf(tracked: Tracked, today: string, timeZone: string): Figures {
  const first = mondayOf(today)
  const next = addDays(first, 7)
  const thisWeek = (day: string) => day >= first && day < next
  const done = tracked.tasks.filter(({ completed }) => completed).length
  const focusMs = focusTimeOf(
    tracked.sessions.filter(({ endedAt }) => thisWeek(dayAt(Date.parse(endedAt), timeZone))),
  )
  return {
    goals: tracked.goals.filter((goal) => goal.done && thisWeek(goal.day)).length,
    tasks: done,
    share: tracked.tasks.length === 0 ? 0 : done / tracked.tasks.length,
    focusMinutes: Math.floor(focusMs / 60_000),
    mood: averageMood(tracked.moods.filter(({ day }) => thisWeek(day))),
  }
}
