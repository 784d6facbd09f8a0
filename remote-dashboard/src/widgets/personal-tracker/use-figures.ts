import { useMemo } from 'react'
import type { Entry } from '../../records/records.ts'
import { useRecords, useUntouched } from '../../records/use-records.ts'
import { useTimeZone, useToday } from '../../time/clock.ts'
import { lastSevenDays, useWeekStart, weekOf } from '../../time/week.ts'
import { type Figures, figuresOf, focusTimes, sampleFiguresOn, sampleTimes, type Tracked } from './figures.ts'

const dataOf = <T>(entries: readonly { data: T }[]) => entries.map(({ data }) => data)

function useTracked(): Tracked {
  const sessions: readonly Entry<'focusSession'>[] = useRecords('focusSession')
  const tasks = useRecords('task')
  const completions = useRecords('completion')
  const moods = useRecords('mood')
  const goals = useRecords('goal')
  return useMemo(
    () => ({
      sessions: dataOf(sessions),
      tasks,
      completions,
      moods: dataOf(moods),
      goals: dataOf(goals),
    }),
    [sessions, tasks, completions, moods, goals],
  )
}

/**
 * Whether the tracker shows the four sample figures: until the member's first task, goal, mood or session. Deleting all of
 * them brings no sample back.
 */
export function useTrackerSample(): boolean {
  const sessions = useUntouched('focusSession')
  const tasks = useUntouched('task')
  const moods = useUntouched('mood')
  const goals = useUntouched('goal')
  return sessions && tasks && moods && goals
}

/** The figures of the member's current week, or the sample figures. */
export function useFigures(): Figures {
  const tracked = useTracked()
  const isSample = useTrackerSample()
  const today = useToday()
  const weekStart = useWeekStart('monday')
  const zone = useTimeZone()
  return useMemo(() => {
    const days = weekOf(today, weekStart)
    return isSample ? sampleFiguresOn(days.indexOf(today)) : figuresOf(tracked, days, zone)
  }, [isSample, tracked, today, weekStart, zone])
}

/** Time of focus on each of the last seven days, in milliseconds, or the sample times. */
export function useFocusTimes(): readonly number[] {
  const sessions = useRecords('focusSession')
  const isSample = useTrackerSample()
  const today = useToday()
  const zone = useTimeZone()
  return useMemo(
    () => (isSample ? sampleTimes : focusTimes(dataOf(sessions), lastSevenDays(today), zone)),
    [isSample, sessions, today, zone],
  )
}
