import { localTimeAt } from '@cadence/shared/calendar/time'
import type { PlannerEvent } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { type Entry, putRecords } from '../../records/records.ts'
import { useRecords, useUntouched } from '../../records/use-records.ts'
import { useSubscribed } from '../../subscriptions/subscriptions-store.ts'
import { RefusedError } from '../../sync/edit-errors.ts'
import type { PlannerTexts } from '../../texts/planner.ts'
import type { Occurrence } from './week/occurrences.ts'

/** The signed-in member's events. */
export const useEvents = (): readonly Entry<'event'>[] => useRecords('event')

/** Whether the sample week is shown, which is until the member's first event, or the first calendar that they follow. */
export function useSampleWeek(): boolean {
  const isUntouched = useUntouched('event')
  return useSubscribed().subscriptions.length === 0 && isUntouched
}

/** Stores changes of events in one step. A refusal is announced. @returns whether the changes were stored. */
export function putEvents(changes: ReadonlyMap<string, PlannerEvent | null>): boolean {
  try {
    putRecords('event', changes)
    return true
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast({ kind: 'error', text: error.message })
    return false
  }
}

interface Sample {
  /** Days after the first day of the week. */
  day: number
  hour: number
  hours: number
  title: keyof PlannerTexts &
    ('algebra' | 'law' | 'pool' | 'language' | 'thesis' | 'biology' | 'group' | 'statistics' | 'choir')
  kind: 'course' | 'work' | 'rest'
}

const samples: readonly Sample[] = [
  { day: 0, hour: 9, hours: 2, title: 'algebra', kind: 'course' },
  { day: 0, hour: 15.5, hours: 1.5, title: 'law', kind: 'work' },
  { day: 1, hour: 10.5, hours: 1.5, title: 'pool', kind: 'rest' },
  { day: 3, hour: 8.5, hours: 1.5, title: 'language', kind: 'course' },
  { day: 3, hour: 11, hours: 2, title: 'thesis', kind: 'work' },
  { day: 4, hour: 10.5, hours: 2, title: 'biology', kind: 'course' },
  { day: 5, hour: 10, hours: 2, title: 'group', kind: 'work' },
  { day: 6, hour: 11, hours: 1.5, title: 'statistics', kind: 'course' },
  { day: 6, hour: 18.5, hours: 2, title: 'choir', kind: 'rest' },
]

/** Sample events of the current week, shown until the member's first event. */
export function sampleWeek(week: readonly string[], t: PlannerTexts): Occurrence[] {
  return samples.map(({ day, hour, hours, title, kind }) => {
    const start = localTimeAt(week[day] ?? '', hour * 60)
    const end = localTimeAt(week[day] ?? '', (hour + hours) * 60)
    const event = { uid: title, title: t[title], start, end, timeZone: null, kind }
    return { key: title, id: title, event, at: start, start, end, recurring: false }
  })
}
