import {
  type Completion,
  type FocusSession,
  type Goal,
  type Mood,
  moods,
  type Task,
} from '@cadence/shared/schemas'
import { addDays, dayAt } from '../../time/day.ts'
import { focusTimeOf } from '../countdown/focus-sessions.ts'

/** The member's records that the tracker reads. */
export interface Tracked {
  sessions: readonly Pick<FocusSession, 'startedAt' | 'endedAt' | 'focusMs' | 'completed'>[]
  tasks: readonly { id: string; data: Pick<Task, 'completed' | 'completedAt'> }[]
  /** Completed tasks that were deleted. */
  completions: readonly { id: string; data: Completion }[]
  moods: readonly Mood[]
  goals: readonly Pick<Goal, 'day' | 'done'>[]
}

/** The four figures (specification, section 2, Personal Tracker). */
export interface Figures {
  /** Goals reached this week. */
  goals: number
  /** Tasks completed this week, and their share of those and the open ones, from 0 to 1. */
  tasks: number
  share: number
  /** Whole minutes of focus this week. */
  focusMinutes: number
  /** The average mood of the week, or null when no day has one. */
  mood: Mood['mood'] | null
  /** Completed sessions on each day of the week. */
  strokes: readonly number[]
}

/** Sample figures, shown until the member has own data (specification, section 3): 4, 7 (45% of tasks), 2h 15m. */
const sample: Omit<Figures, 'strokes'> = {
  goals: 4,
  tasks: 7,
  share: 0.45,
  focusMinutes: 135,
  mood: 'great',
}

/** Sample sessions of today and the days before it. */
const sampleStrokes = [2, 1, 2]

/** The sample figures in a week: their sessions are on its days up to today. @param today number of the day in it, from 0. */
export const sampleFiguresOn = (today: number): Figures => ({
  ...sample,
  strokes: Array.from({ length: 7 }, (_, at) => sampleStrokes[today - at] ?? 0),
})

function averageMood(days: readonly Mood[]): Mood['mood'] | null {
  const sum = days.reduce((total, { mood }) => total + moods.indexOf(mood), 0)
  return days.length === 0 ? null : (moods[Math.round(sum / days.length)] ?? null)
}

/**
 * Gives the day of a moment, as far as it is not before some days: older moments get none. Years of records are passed
 * over by comparing texts, which is a hundred times faster than formatting each of them.
 */
function dayReader(days: readonly string[], timeZone: string): (moment: string) => string | null {
  // The day before the first one: no time zone is further away.
  const since = addDays(days[0] ?? '', -1)
  return (moment) => (moment < since ? null : dayAt(Date.parse(moment), timeZone))
}

/** The figures of a week, whose days are given, in the member's time zone. */
export function figuresOf(tracked: Tracked, days: readonly string[], timeZone: string): Figures {
  const dayOf = dayReader(days, timeZone)
  const sessions = tracked.sessions.flatMap((session) => {
    const day = dayOf(session.endedAt)
    return day !== null && days.includes(day) ? [{ ...session, day }] : []
  })
  const listed = new Set(tracked.tasks.map(({ id }) => id))
  const completedAt = [
    ...tracked.tasks.map(({ data }) => (data.completed ? data.completedAt : null)),
    ...tracked.completions.map(({ id, data }) => (listed.has(id) ? null : data.completedAt)),
  ]
  const done = completedAt.filter((moment) => moment !== null && days.includes(dayOf(moment) ?? '')).length
  const open = tracked.tasks.filter(({ data }) => !data.completed).length
  return {
    goals: tracked.goals.filter((goal) => goal.done && days.includes(goal.day)).length,
    tasks: done,
    share: done === 0 ? 0 : done / (done + open),
    focusMinutes: Math.floor(focusTimeOf(sessions) / 60_000),
    mood: averageMood(tracked.moods.filter(({ day }) => days.includes(day))),
    strokes: days.map((day) => sessions.filter((one) => one.completed && one.day === day).length),
  }
}

/** Time of focus on each of some days in a row, in milliseconds, in the member's time zone. */
export function focusTimes(
  sessions: Tracked['sessions'],
  days: readonly string[],
  timeZone: string,
): readonly number[] {
  const dayOf = dayReader(days, timeZone)
  const recent = sessions.map((session) => ({ ...session, day: dayOf(session.endedAt) }))
  return days.map((day) => focusTimeOf(recent.filter((session) => session.day === day)))
}

/** Sample times of the last seven days: together the sample figure of focus time. */
export const sampleTimes: readonly number[] = [20, 0, 45, 25, 0, 45, 0].map((minutes) => minutes * 60_000)
