import { useMemo } from 'react'
import type { Entry } from '../../records/records.ts'
import { useRecords } from '../../records/use-records.ts'
import { useTimeZone, useToday } from '../../time/clock.ts'
import { type Figures, figuresOf, isEmpty, sampleFigures, type Tracked } from './figures.ts'

const dataOf = <T>(entries: readonly { data: T }[]) => entries.map(({ data }) => data)

function useTracked(): Tracked {
  const sessions: readonly Entry<'focusSession'>[] = useRecords('focusSession')
  const tasks = useRecords('task')
  const moods = useRecords('mood')
  const goals = useRecords('goal')
  return useMemo(
    () => ({
      sessions: dataOf(sessions),
      tasks: dataOf(tasks),
      moods: dataOf(moods),
      goals: dataOf(goals),
    }),
    [sessions, tasks, moods, goals],
  )
}

/** Whether the tracker shows the four sample figures: until the member has data for any of them. */
export function useTrackerSample(): boolean {
  return isEmpty(useTracked())
}

/** The figures of the member's current week, or the sample figures. */
export function useFigures(): Figures {
  const tracked = useTracked()
  const today = useToday()
  const zone = useTimeZone()
  return useMemo(
    () => (isEmpty(tracked) ? sampleFigures : figuresOf(tracked, today, zone)),
    [tracked, today, zone],
  )
}
