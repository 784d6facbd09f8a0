import { offsetAt } from '@cadence/shared/calendar/time'
import { type Completion, type FocusSession, type Mood, moods, type Task } from '@cadence/shared/schemas'
import { dayAt } from '../../../time/day.ts'
import { focusTimeOf } from '../../../widgets/countdown/focus-sessions.ts'

interface Row<T> {
  id: string
  data: T
}

/** The member's records that the history is made of. */
export interface StudyRecords {
  sessions: readonly Row<Pick<FocusSession, 'startedAt' | 'endedAt' | 'focusMs' | 'subject'>>[]
  tasks: readonly Row<Pick<Task, 'completed' | 'completedAt'>>[]
  /** Completed tasks that were deleted. */
  completions: readonly Row<Completion>[]
  moods: readonly Row<Mood>[]
}

/** The key of study time without a subject. */
export const NO_SUBJECT = ''

/** What a member did on one day. */
export interface DayTotals {
  /** Time of focus, in milliseconds. */
  studyMs: number
  /** The same time by the id of the subject. */
  subjects: ReadonlyMap<string, number>
  sessions: number
  /** Tasks that were completed. */
  tasks: number
  /** Place of the mood among the five, from 0 for the lowest; null for a day without one. */
  mood: number | null
}

/** The days on which anything was done, by date. */
export type Days = ReadonlyMap<string, DayTotals>

const DAY_MS = 86_400_000

/**
 * The offset of a zone is computed once for each block of this length. No zone changes its clock twice within a block:
 * the shortest time between two changes is the month of Ramadan.
 */
const BLOCK_MS = 8 * DAY_MS

/**
 * Gives the dates of moments in a time zone. Formatting each moment would take most of the time of a page with years of
 * records, so the zone's offset is asked once for each block of days; the formatter decides in blocks in which it changes.
 */
export function dayReader(timeZone: string): (moment: number) => string {
  const offsets = new Map<number, number>()
  const dates = new Map<number, string>()
  const offsetOf = (block: number) => {
    const known = offsets.get(block)
    if (known !== undefined) return known
    const offset = offsetAt(block * BLOCK_MS, timeZone)
    offsets.set(block, offset)
    return offset
  }
  return (moment) => {
    const block = Math.floor(moment / BLOCK_MS)
    const offset = offsetOf(block)
    if (offset !== offsetOf(block + 1)) return dayAt(moment, timeZone)
    const local = Math.floor((moment + offset) / DAY_MS)
    const known = dates.get(local)
    if (known !== undefined) return known
    const date = new Date(local * DAY_MS).toISOString().slice(0, 10)
    dates.set(local, date)
    return date
  }
}

interface OpenDay {
  sessions: StudyRecords['sessions'][number]['data'][]
  tasks: number
  mood: number | null
}

/** Time of focus by subject. Of sessions that overlap no more than their whole time counts, in equal shares. */
function timeBySubject(sessions: OpenDay['sessions'], studyMs: number): ReadonlyMap<string, number> {
  const logged = sessions.reduce((sum, { focusMs }) => sum + focusMs, 0)
  const subjects = new Map<string, number>()
  for (const { subject = NO_SUBJECT, focusMs } of sessions) {
    const counted = logged === 0 ? 0 : (focusMs * studyMs) / logged
    subjects.set(subject, (subjects.get(subject) ?? 0) + counted)
  }
  return subjects
}

/** The totals of a day. Its times are computed when they are first read: of years of days, most are never shown. */
function totalsOfDay({ sessions, tasks, mood }: OpenDay): DayTotals {
  let studyMs: number | undefined
  let subjects: ReadonlyMap<string, number> | undefined
  return {
    get studyMs() {
      studyMs ??= focusTimeOf(sessions)
      return studyMs
    },
    get subjects() {
      subjects ??= timeBySubject(sessions, this.studyMs)
      return subjects
    },
    sessions: sessions.length,
    tasks,
    mood,
  }
}

/**
 * What a member did on each day, in the member's time zone. A session counts on the day on which it ended, as in the
 * tracker. A task that was completed and then deleted counts by its completion, and never twice.
 */
export function dayTotals(records: StudyRecords, timeZone: string): Days {
  const open = new Map<string, OpenDay>()
  const dayOf = dayReader(timeZone)
  const at = (day: string): OpenDay => {
    const known = open.get(day)
    if (known) return known
    const fresh = { sessions: [], tasks: 0, mood: null }
    open.set(day, fresh)
    return fresh
  }
  for (const { data } of records.sessions) at(dayOf(Date.parse(data.endedAt))).sessions.push(data)
  const listed = new Set<string>()
  for (const { id, data } of records.tasks) {
    listed.add(id)
    if (data.completed && data.completedAt !== null) at(dayOf(Date.parse(data.completedAt))).tasks += 1
  }
  for (const { id, data } of records.completions) {
    if (!listed.has(id)) at(dayOf(Date.parse(data.completedAt))).tasks += 1
  }
  for (const { data } of records.moods) at(data.day).mood = moods.indexOf(data.mood)
  const days = new Map<string, DayTotals>()
  for (const [day, of] of open) days.set(day, totalsOfDay(of))
  return days
}
