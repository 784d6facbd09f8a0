import { authState } from '@cadence/shared/auth'
import { isDay, moveZone } from '@cadence/shared/calendar/time'
import {
  EVENT_DESCRIPTION_MAX,
  EVENT_TITLE_MAX,
  EVENTS_MAX,
  type EventKind,
  TASK_TEXT_MAX,
} from '@cadence/shared/schemas'
import { newId, ownRecords, putRecord, putRecords } from '../records/records.ts'
import { excerpt } from '../string-helpers.ts'
import { takeSubject } from '../subjects/subject-in-text.ts'
import { newEvent } from '../widgets/life-planner/commands/event-changes.ts'
import { putEvents } from '../widgets/life-planner/planner-events.ts'
import { tasksInLines } from '../widgets/to-do-list/pasted-tasks.ts'
import { addTasks } from '../widgets/to-do-list/task-commands.ts'
import { plainText } from './plain-text.ts'
import type { CaptureKind, EventTimes, Reading } from './reading.ts'

/** What was stored: the ids of its records. */
export interface Kept {
  kind: CaptureKind
  ids: readonly string[]
}

const course =
  /\b(?:td|tp|cm|cc|ds|cours|amphi|colle|partiels?|examen|exam|oral|soutenance|concours|lecture|lab|class|seminar|midterm|clase|examen)\b/
const rest =
  /\b(?:piscine|sport|yoga|foot|football|running|footing|gym|danse|swim|cine|cinema|film|movie|concert|fete|soiree|apero|diner|dejeuner|brunch|resto|cafe|anniversaire|anniv|sieste|pause|vacances|match|chorale|theatre|holidays?|birthday|party|dinner|lunch|nap|weekend)\b/

/** Words of an exam, of which the countdown begins. */
const exam = /\b(?:partiels?|examens?|exams?|examenes|concours|soutenance|bac blanc|midterms?)\b/

/** The kind of an event by the words of its title, which gives it its colour. */
function eventKindOf(title: string): EventKind {
  const plain = plainText(title)
  return course.test(plain) ? 'course' : rest.test(plain) ? 'rest' : 'work'
}

/** The end of a repetition, in UTC (RFC 5545, section 3.3.10). */
function untilRule({ until }: EventTimes, timeZone: string): string {
  if (until === null) return ''
  return `;UNTIL=${moveZone(`${until}T23:59:59`, timeZone, 'UTC').replaceAll(/[-:]/g, '')}Z`
}

function keepEvent({ event }: Reading, timeZone: string): string[] {
  const { start, end, recurrence } = event
  const { text: title, subject } = takeSubject(event.title, ownRecords('subject'))
  const isLong = title.length > EVENT_TITLE_MAX
  const id = newId()
  const fields = {
    title: isLong ? excerpt(title) : title,
    start,
    end,
    timeZone: isDay(start) ? null : timeZone,
    kind: eventKindOf(title),
    // A week of exams is a span, and no exam of each of its days.
    ...(recurrence === null && exam.test(plainText(title)) && { exam: true }),
    ...(subject !== null && { subject }),
    ...(recurrence !== null && { recurrence: `${recurrence}${untilRule(event, timeZone)}` }),
    ...(isLong && { description: title.slice(0, EVENT_DESCRIPTION_MAX) }),
  }
  return putEvents(new Map([[id, newEvent(fields, newId(), new Date())]])) ? [id] : []
}

/** The tasks of a reading: one, or one for each line of a list. */
export function tasksOf({ task, note }: Reading): readonly string[] {
  const lines = note.content === '' ? null : tasksInLines(`${note.title}\n${note.content}`)
  return lines ?? [task.title]
}

function keepTasks(reading: Reading): string[] {
  const { dueDay, dueTime } = reading.task
  const due = { ...(dueDay !== null && { dueDay }), ...(dueTime !== null && { dueTime }) }
  return addTasks(tasksOf(reading), due)
}

function keepNote({ note }: Reading): string[] {
  const id = newId()
  const now = new Date().toISOString()
  putRecord('note', id, { ...note, createdAt: now, date: now })
  return [id]
}

/** Whether a reading can be kept as a kind without losing a word. */
export function fits(kind: CaptureKind, reading: Reading): boolean {
  if (kind === 'note') return true
  if (kind === 'task') return tasksOf(reading).every((text) => text.length <= TASK_TEXT_MAX)
  const isFull = authState.user !== null && ownRecords('event').length >= EVENTS_MAX
  return reading.event.title.length <= EVENT_DESCRIPTION_MAX && reading.note.content === '' && !isFull
}

/** Stores a reading as an event, a task or a note of the signed-in member. Null when nothing could be stored. */
export function keepReading(kind: CaptureKind, reading: Reading, timeZone: string): Kept | null {
  const keep = {
    event: () => keepEvent(reading, timeZone),
    task: () => keepTasks(reading),
    note: () => keepNote(reading),
  }
  const ids = keep[kind]()
  return ids.length === 0 ? null : { kind, ids }
}

/** Takes back what was stored. */
export function takeBack({ kind, ids }: Kept): void {
  putRecords(kind, new Map(ids.map((id) => [id, null])))
}
