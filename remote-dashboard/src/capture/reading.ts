import {
  addMs,
  dayOf,
  type LocalTime,
  localTimeAt,
  localTimeIn,
  minutesOf,
} from '@cadence/shared/calendar/time'
import { TASK_TEXT_MAX } from '@cadence/shared/schemas'
import { addDays, dayAt } from '../time/day.ts'
import type { NoteText } from '../widgets/note-pad/note-draft.ts'
import { noteOf } from './note-text.ts'
import { plainText } from './plain-text.ts'
import { capitalised, textWithout, tidyTitle } from './title.ts'
import { beginsWithVerb, handsIn, takesPlace } from './vocabulary.ts'
import { readWhen, type When, type WhenPart } from './when.ts'

export const captureKinds = ['event', 'task', 'note'] as const
export type CaptureKind = (typeof captureKinds)[number]

/** The times of an event, as its record has them: whole days, with the end on the day after, or hours. */
export interface EventTimes {
  start: LocalTime
  end: LocalTime
  /** An RRULE without its end. */
  recurrence: string | null
  /** The last day of the repetition; null when it has no end. */
  until: string | null
}

/** What a text becomes: its likely kind, and what it would be as each kind. */
export interface Reading {
  kind: CaptureKind
  event: EventTimes & { title: string }
  task: { title: string; dueDay: string | null; dueTime: string | null }
  note: NoteText
  /** The parts of the text that were understood as a time. */
  parts: readonly WhenPart[]
}

/** Where and when the text is read. `asText`: parts that the member wants to be words of the title. */
export interface ReadingContext {
  /** Milliseconds since 1970. */
  now: number
  timeZone: string
  asText?: ReadonlySet<WhenPart>
}

const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** Words before a colon that choose the kind. The word of a command is not part of the text; that of an idea is. */
const prefixes: readonly { kind: CaptureKind; pattern: RegExp; isText: boolean }[] = [
  { kind: 'note', pattern: /^(?:note|memo|nota|a retenir|pense-bete|remember)\s*:/, isText: false },
  { kind: 'note', pattern: /^(?:idee|idea)(?:\s+(?:de|d'|du|pour|for|para)[^:\n]{0,40})?\s*:/, isText: true },
  { kind: 'task', pattern: /^(?:tache|todo|to do|to-do|a faire|task|tarea)\s*:/, isText: false },
  { kind: 'event', pattern: /^(?:evenement|event|agenda|evento)\s*:/, isText: false },
]

const PREFIX_MAX = 80

/** The kind that the first word asks for, and the text behind it. */
function commanded(text: string): { kind: CaptureKind | null; text: string } {
  // A prefix is short, and a pasted text may be long.
  const plain = plainText(text.slice(0, PREFIX_MAX))
  for (const { kind, pattern, isText } of prefixes) {
    const match = pattern.exec(plain)
    if (match) return { kind, text: isText ? text : text.slice(match[0].length).trim() }
  }
  return { kind: null, text }
}

function likelyKind(plain: string, when: When): CaptureKind {
  const isLimit = when.isLimit || (when.minutes !== null && handsIn(plain))
  if (when.lastDay !== null && !(isLimit && beginsWithVerb(plain))) return 'event'
  if (isLimit) return 'task'
  if (when.minutes !== null) return when.isVague && beginsWithVerb(plain) ? 'task' : 'event'
  return when.day !== null && takesPlace(plain) && !beginsWithVerb(plain) ? 'event' : 'task'
}

function eventTimes(when: When, now: LocalTime): EventTimes {
  const { day, lastDay, minutes, recurrence } = when
  if (day !== null && minutes === null)
    return { start: day, end: addDays(lastDay ?? day, 1), recurrence, until: null }
  // Without any time, an event is offered at the next full hour.
  const nextHour = (Math.floor(minutesOf(now) / HOUR) + 1) * HOUR
  const said = localTimeAt(day ?? dayOf(now), minutes ?? nextHour)
  // What is this evening, and is written in the evening, begins at the next quarter of an hour.
  const isOver = when.isVague && said <= now
  const start = isOver ? localTimeAt(dayOf(now), Math.ceil((minutesOf(now) + 1) / 15) * 15) : said
  const end = addMs(start, when.length * MINUTE_MS)
  // Several days with an hour: each of them has it.
  return { start, end, recurrence: lastDay === null ? recurrence : 'FREQ=DAILY', until: lastDay }
}

function dueOf(
  { day: firstDay, lastDay, minutes, isVague }: When,
  now: LocalTime,
): { dueDay: string | null; dueTime: string | null } {
  const day = lastDay ?? firstDay
  if (day === null) return { dueDay: null, dueTime: null }
  // A part of the day that is over says no hour: the task would be late at once.
  const isOver = isVague && minutes !== null && localTimeAt(day, minutes) <= now
  if (minutes === null || isOver) return { dueDay: day, dueTime: null }
  // Midnight is the end of its day. An hour after it is of the day after.
  const at = localTimeAt(day, minutes === DAY ? DAY - 1 : minutes)
  return { dueDay: dayOf(at), dueTime: at.slice(11, 16) }
}

/** Reads a typed or pasted text. Null when it has no words. */
export function readCapture(
  typed: string,
  { now, timeZone, asText = new Set() }: ReadingContext,
): Reading | null {
  const whole = typed.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  const { kind: asked, text } = commanded(whole)
  if (text === '') return null
  const local = localTimeIn(Math.floor(now / MINUTE_MS) * MINUTE_MS, timeZone)
  const context = { now, timeZone, local, today: dayAt(now, timeZone), asText }
  const isLong = text.includes('\n') || text.length > TASK_TEXT_MAX
  const when = readWhen(isLong ? '' : text, context)
  const titleFor = (runs: Parameters<typeof textWithout>[1]) =>
    capitalised(textWithout(text, runs) || tidyTitle(text) || text)
  return {
    kind: asked ?? (isLong ? 'note' : likelyKind(plainText(text), when)),
    event: { title: titleFor(when.runs), ...eventTimes(when, local) },
    task: { title: titleFor(when.taskRuns), ...dueOf(when, local) },
    note: noteOf(text),
    parts: when.parts,
  }
}
