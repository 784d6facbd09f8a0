import { parentPort } from 'node:worker_threads'
import { type Occurrence, occurrencesIn } from '@cadence/shared/calendar/occurrences'
import {
  calendarEvents,
  FileRefusedError,
  readCalendar,
  SUBSCRIBED_EVENTS_MAX,
} from '@cadence/shared/calendar/reader'
import { addMs, DAY_MS, dayOf } from '@cadence/shared/calendar/time'
import { boundedExpand } from './bounded-expand.ts'
import { type DayQuestion, type DayReply, dayQuestionSchema } from './day-messages.ts'

// The script of the thread that reads subscribed calendars. Their texts come from anywhere: what takes too long in one,
// or too much memory, ends this thread and not the API (`day-reader.ts`).

/** Most events of one calendar on a day: the message names the first one, and the exams. */
const EVENTS_MAX = 50
/** Time limit for all series of a calendar, in milliseconds. No request waits for this thread. */
const SERIES_MS = 2_000

async function occurrencesOf({ calendar, day, zone }: DayQuestion): Promise<Occurrence[]> {
  const options = { eventsMax: SUBSCRIBED_EVENTS_MAX }
  const file = await readCalendar(calendar, zone, options).catch((error: unknown) => {
    if (error instanceof FileRefusedError) return undefined
    throw error
  })
  if (!file) return []
  const entries = Array.from(calendarEvents(file), ([id, data]) => ({ id, data }))
  const range = { from: day, to: addMs(day, DAY_MS) }
  return occurrencesIn(entries, range, zone, boundedExpand(SERIES_MS).expand)
    .filter(({ start }) => dayOf(start) === day)
    .slice(0, EVENTS_MAX)
    .map(({ event: { title, start, end, timeZone, kind, exam }, ...one }) => {
      // Without texts that no summary has, which may be long.
      return { ...one, event: { uid: one.id, title, start, end, timeZone, kind, ...(exam && { exam }) } }
    })
}

async function answer(message: unknown): Promise<DayReply> {
  try {
    return { kind: 'read', occurrences: await occurrencesOf(dayQuestionSchema.parse(message)) }
  } catch (error) {
    // Only its name: a message may quote the calendar, which is a member's own.
    return { kind: 'unreadable', reason: error instanceof Error ? error.name : 'Error' }
  }
}

const say = (reply: DayReply) => parentPort?.postMessage(reply)
parentPort?.on('message', (message) => void answer(message).then(say))
say({ kind: 'started' })
