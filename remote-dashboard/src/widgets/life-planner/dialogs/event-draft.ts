import { addMs, dayOf, isDay, type LocalTime, msBetween } from '@cadence/shared/calendar/time'
import type { EventKind } from '@cadence/shared/schemas'
import { addDays } from '../../../time/day.ts'
import type { EventFields } from '../commands/event-changes.ts'
import { type Repetition, repetitionOf, ruleOf } from '../commands/repetition.ts'

/** The values of the form. Here an all-day event ends on its last day; in the record, on the day after. */
export interface EventDraft {
  title: string
  whole: boolean
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  /** An exam is an event of the kind of courses that is marked as an exam. */
  kind: EventKind | 'exam'
  /** Id of the subject; empty without one. */
  subject: string
  repetition: Repetition
  location: string
  description: string
}

const HOUR_MS = 60 * 60_000
const timeOf = (local: LocalTime) => local.slice(11, 16)

/** The draft of a new event of one hour. @param exam whether it is an exam. */
export function newDraft(start: LocalTime, exam = false): EventDraft {
  const end = addMs(start, HOUR_MS)
  return {
    title: '',
    whole: false,
    startDay: dayOf(start),
    startTime: timeOf(start),
    endDay: dayOf(end),
    endTime: timeOf(end),
    kind: exam ? 'exam' : 'course',
    subject: '',
    repetition: { every: 'never', until: null },
    location: '',
    description: '',
  }
}

export function draftOf(fields: EventFields): EventDraft {
  const { title, start, end, kind, exam, recurrence, location = '', description = '', subject = '' } = fields
  const whole = isDay(start)
  return {
    title,
    whole,
    startDay: dayOf(start),
    startTime: whole ? '09:00' : timeOf(start),
    endDay: whole ? addDays(end, -1) : dayOf(end),
    endTime: whole ? '10:00' : timeOf(end),
    kind: exam ? 'exam' : kind,
    subject,
    repetition: repetitionOf(recurrence, fields),
    location,
    description,
  }
}

/** Start and end of the draft, or null when a time is missing. */
function times({
  whole,
  startDay,
  startTime,
  endDay,
  endTime,
}: EventDraft): { start: LocalTime; end: LocalTime } | null {
  if (whole) return { start: startDay, end: addDays(endDay, 1) }
  if (!startTime || !endTime) return null
  return { start: `${startDay}T${startTime}:00`, end: `${endDay}T${endTime}:00` }
}

/** The draft with another start and the same length. */
export function startingAt(
  draft: EventDraft,
  start: Partial<Pick<EventDraft, 'startDay' | 'startTime'>>,
): EventDraft {
  const next = { ...draft, ...start }
  const [before, after] = [times(draft), times(next)]
  if (!before || !after || before.end < before.start) return next
  const end = addMs(after.start, msBetween(before.start, before.end))
  if (draft.whole) return { ...next, endDay: addDays(end, -1) }
  return { ...next, endDay: dayOf(end), endTime: timeOf(end) }
}

/**
 * The fields of the event, or null when the end is before the start.
 * @param timeZone of the times. An all-day event has none.
 */
export function fieldsFrom(draft: EventDraft, timeZone: string | null): EventFields | null {
  const span = times(draft)
  if (!span || (draft.whole ? span.end <= span.start : span.end < span.start)) return null
  const zone = draft.whole ? null : timeZone
  const optional = {
    recurrence: ruleOf(draft.repetition, { start: span.start, timeZone: zone }),
    location: draft.location.trim() || undefined,
    description: draft.description.trim() || undefined,
    exam: draft.kind === 'exam' || undefined,
    subject: draft.subject || undefined,
  }
  const filled = Object.entries(optional).filter(([, value]) => value !== undefined)
  return {
    title: draft.title.trim(),
    ...span,
    timeZone: zone,
    kind: draft.kind === 'exam' ? 'course' : draft.kind,
    ...Object.fromEntries(filled),
  }
}
