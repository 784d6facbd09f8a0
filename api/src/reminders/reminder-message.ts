import { DAY_MS, dayOf, isDay, type LocalTime, localTimeIn, toMs } from '@cadence/shared/calendar/time'
import { truncate } from '@cadence/shared/schemas'
import type { PushMessage } from '../push/push-sender.ts'
import { summaryOf } from './day-summary.ts'
import type { Agenda, Reminder } from './reminder-rules.ts'
import { type ReminderTexts, textsIn } from './reminder-texts.ts'

/** Longest line of a message: a push service takes 4096 bytes in all. */
const LINE_MAX = 140
const LINES_MAX = 5

const shortened = (text: string) =>
  text.length <= LINE_MAX ? text : `${truncate(text, LINE_MAX - 1).trimEnd()}…`

/** What a message says: its lines, and the path in the app that shows what it is about. */
export interface ReminderContent {
  title: string
  lines: string[]
  path: string
}

/** The time of day, or an empty text for a date without a time. */
function timeOf(local: LocalTime, tag: string): string {
  if (isDay(local)) return ''
  return new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
    toMs(local),
  )
}

/** `aujourd’hui`, `demain`, or the date. */
function dayText(day: string, today: string, tag: string): string {
  const days = Math.round((toMs(day) - toMs(today)) / DAY_MS)
  if (days >= 0 && days <= 1) return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day')
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(tag, options).format(toMs(day))
}

function whenText(due: LocalTime, today: string, t: ReminderTexts): string {
  const day = dayText(dayOf(due), today, t.tag)
  return isDay(due) ? day : t.at(day, timeOf(due, t.tag))
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The path in the app that shows what a reminder is about. */
function pathOf({ kind, id, due }: Reminder): string {
  const thing = new URLSearchParams(kind === 'task' ? { task: id } : { event: id, day: dayOf(due) })
  return kind === 'morning' ? '/dashboard' : `/dashboard?${thing}`
}

function ofOne(reminder: Reminder, today: string, t: ReminderTexts): ReminderContent {
  const when = whenText(reminder.due, today, t)
  const text = shortened(reminder.text)
  return reminder.kind === 'exam'
    ? { title: t.exam(text), lines: [capitalised(when)], path: pathOf(reminder) }
    : { title: text, lines: [t.deadline(when)], path: pathOf(reminder) }
}

const lineOf = (reminder: Reminder, today: string, t: ReminderTexts) => {
  const text = reminder.kind === 'exam' ? t.exam(reminder.text) : reminder.text
  return `${shortened(text)}, ${whenText(reminder.due, today, t)}`
}

function ofDay(agenda: Agenda, { day, now }: { day: string; now: number }, t: ReminderTexts): string[] {
  const { tasks, exams, first, late } = summaryOf(agenda, day, now)
  const timed = (text: string, local: LocalTime) => {
    const time = timeOf(local, t.tag)
    return time === '' ? shortened(text) : `${shortened(text)}, ${time}`
  }
  return [
    ...(first ? [t.first(shortened(first.event.title), timeOf(first.start, t.tag))] : []),
    ...exams.map(({ event, start }) => timed(t.exam(event.title), start)),
    ...tasks.map(({ text, due }) => timed(text, due)),
    ...(late > 0 ? [t.late(late)] : []),
  ]
}

/** At most five lines; the last one then says how many more there are. */
function limited(lines: readonly string[], t: ReminderTexts): string[] {
  if (lines.length <= LINES_MAX) return [...lines]
  const shown = lines.slice(0, LINES_MAX - 1)
  return [...shown, t.more(lines.length - shown.length)]
}

/**
 * What one message says of all reminders that are due at once. Deadlines that the summary of the day names are not
 * named twice.
 * @returns undefined when there is nothing left to say: the only event of a summary is over, or was deleted
 */
export function contentOf(
  due: readonly Reminder[],
  agenda: Agenda,
  { language, now }: { language: string | null; now: number },
): ReminderContent | undefined {
  const t = textsIn(language)
  const today = dayOf(localTimeIn(now, agenda.zone))
  const summary = due.find(({ kind }) => kind === 'morning')
  const others = due.filter((one) => one !== summary && (!summary || dayOf(one.due) !== summary.id))
  const lines = others.map((one) => lineOf(one, today, t))
  if (summary) {
    const all = [...ofDay(agenda, { day: summary.id, now }, t), ...lines]
    if (all.length === 0) return undefined
    return { title: t.day, lines: limited(all, t), path: '/dashboard' }
  }
  const [only, ...more] = others
  if (!only) return undefined
  if (more.length === 0) return ofOne(only, today, t)
  return { title: t.several(others.length), lines: limited(lines, t), path: '/dashboard' }
}

/** The content for a screen that others may read: that there is a reminder, and no more. */
export const discreetContent = ({ path }: ReminderContent, language: string | null): ReminderContent => ({
  title: textsIn(language).discreet,
  lines: [],
  path,
})

/** The content as a browser shows it. */
export function pushMessageOf({ title, lines, path }: ReminderContent, tag: string): PushMessage {
  return { title, body: lines.join('\n'), tag, path }
}
