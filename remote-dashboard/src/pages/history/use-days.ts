import { signedInMember } from '@cadence/shared/auth'
import { memberTimeZone } from '@cadence/shared/preferences'
import { recordsOf } from '../../records/records.ts'
import { useRecords } from '../../records/use-records.ts'
import { useTimeZone } from '../../time/clock.ts'
import { type Days, dayTotals, type StudyRecords } from './totals/day-totals.ts'

/** The days that were computed last, with the records and the time zone that they follow from. */
let last: { records: StudyRecords; zone: string; days: Days } | null = null

function daysOf(records: StudyRecords, zone: string): Days {
  const isSame =
    last?.zone === zone &&
    last.records.sessions === records.sessions &&
    last.records.tasks === records.tasks &&
    last.records.completions === records.completions &&
    last.records.moods === records.moods
  if (!last || !isSame) last = { records, zone, days: dayTotals(records, zone) }
  return last.days
}

/** The days of the signed-in member's records. */
export function useDays(): Days {
  const zone = useTimeZone()
  const sessions = useRecords('focusSession')
  const tasks = useRecords('task')
  const completions = useRecords('completion')
  const moods = useRecords('mood')
  return daysOf({ sessions, tasks, completions, moods }, zone)
}

/** Computes the days before the history is opened. For years of records this takes several frames. */
export function computeDaysAhead(): void {
  const userId = signedInMember()
  if (userId === null) return
  const records = {
    sessions: recordsOf(userId, 'focusSession'),
    tasks: recordsOf(userId, 'task'),
    completions: recordsOf(userId, 'completion'),
    moods: recordsOf(userId, 'mood'),
  }
  daysOf(records, memberTimeZone())
}
