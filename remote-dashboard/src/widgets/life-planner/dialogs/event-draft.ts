import type { EventKind } from '@cadence/shared/schemas'
import { addDays } from '../../../time/day.ts'
import type { Fields } from '../commands/event-changes.ts'
import { type Repetition, repetitionOf, ruleOf } from '../commands/repetition.ts'
import { between, dayOf, isDay, later, type Wall } from '../local-time/local-time.ts'

/** What the form holds: a whole-day event ends on its last day, as people say it. */
export interface Draft {
  title: string
  whole: boolean
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  kind: EventKind
  repetition: Repetition
  location: string
  description: string
}

const HOUR_MS = 60 * 60_000
const timeOf = (wall: Wall) => wall.slice(11, 16)

/** A new event of an hour. */
export function newDraft(start: Wall): Draft {
  const end = later(start, HOUR_MS)
  return {
    title: '',
    whole: false,
    startDay: dayOf(start),
    startTime: timeOf(start),
    endDay: dayOf(end),
    endTime: timeOf(end),
    kind: 'course',
    repetition: { every: 'never', until: null },
    location: '',
    description: '',
  }
}

export function draftOf(fields: Fields): Draft {
  const { title, start, end, kind, recurrence, location = '', description = '' } = fields
  const whole = isDay(start)
  return {
    title,
    whole,
    startDay: dayOf(start),
    startTime: whole ? '09:00' : timeOf(start),
    endDay: whole ? addDays(end, -1) : dayOf(end),
    endTime: whole ? '10:00' : timeOf(end),
    kind,
    repetition: repetitionOf(recurrence, fields),
    location,
    description,
  }
}

/** Start and end as the draft says them; null where a time is missing. */
function times({ whole, startDay, startTime, endDay, endTime }: Draft): { start: Wall; end: Wall } | null {
  if (whole) return { start: startDay, end: addDays(endDay, 1) }
  if (!startTime || !endTime) return null
  return { start: `${startDay}T${startTime}:00`, end: `${endDay}T${endTime}:00` }
}

/** The draft with another start: it takes as long as before. */
export function startingAt(draft: Draft, start: Partial<Pick<Draft, 'startDay' | 'startTime'>>): Draft {
  const next = { ...draft, ...start }
  const [before, after] = [times(draft), times(next)]
  if (!before || !after || before.end < before.start) return next
  const end = later(after.start, between(before.start, before.end))
  if (draft.whole) return { ...next, endDay: addDays(end, -1) }
  return { ...next, endDay: dayOf(end), endTime: timeOf(end) }
}

/**
 * What the draft makes of an event; null when its end comes before its start.
 * @param timeZone of its clock, unless it is of whole days.
 */
export function fieldsFrom(draft: Draft, timeZone: string | null): Fields | null {
  const told = times(draft)
  if (!told || (draft.whole ? told.end <= told.start : told.end < told.start)) return null
  const zone = draft.whole ? null : timeZone
  const given = {
    recurrence: ruleOf(draft.repetition, { start: told.start, timeZone: zone }),
    location: draft.location.trim() || undefined,
    description: draft.description.trim() || undefined,
  }
  const own = Object.entries(given).filter(([, value]) => value !== undefined)
  return { title: draft.title.trim(), ...told, timeZone: zone, kind: draft.kind, ...Object.fromEntries(own) }
}
