import { useMemo } from 'react'
import { useRecords } from '../../records/use-records.ts'
import type { StudyRecords } from './totals/day-totals.ts'

/** The signed-in member's records of which the history is made. */
export function useStudyRecords(): StudyRecords {
  const sessions = useRecords('focusSession')
  const tasks = useRecords('task')
  const completions = useRecords('completion')
  const moods = useRecords('mood')
  return useMemo(() => ({ sessions, tasks, completions, moods }), [sessions, tasks, completions, moods])
}
