import { dayOf, isDay, type LocalTime, toMs } from '@cadence/shared/calendar/time'
import type { CaptureTexts } from '../texts/capture.ts'
import { dateTimeFormat } from '../time/date-time-format.ts'
import { addDays } from '../time/day.ts'
import { tasksOf } from './keep-reading.ts'
import type { CaptureKind, EventTimes, Reading } from './reading.ts'

const styles = {
  fullDay: { weekday: 'long', day: 'numeric', month: 'long' },
  fullDayYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  shortDayYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  hour: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const written = (style: keyof typeof styles, local: LocalTime, tag: string) =>
  dateTimeFormat(styles[style], tag).format(toMs(local))

/** A style for a day of this year, or that with the year. */
const withYear = <Style extends 'fullDay' | 'shortDay'>(style: Style, day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? style : (`${style}Year` as const)

/** A day in full: `jeudi 26 novembre`. */
export const fullDay = (day: string, today: string, tag: string) =>
  written(withYear('fullDay', day, today), day, tag)

/** A day in short: `jeu. 26 nov.` */
export const shortDay = (day: string, today: string, tag: string) =>
  written(withYear('shortDay', day, today), day, tag)

/** An hour: `10:00`. */
export const hourText = (local: LocalTime, tag: string) => written('hour', local, tag)

function repeatText(rule: string, t: CaptureTexts): string {
  if (rule.includes('DAILY')) return t.everyDay
  return rule.includes('INTERVAL=2') ? t.everyOtherWeek : t.everyWeek
}

function eventWhen(
  { start, end, recurrence, until }: EventTimes,
  today: string,
  tag: string,
  t: CaptureTexts,
): string {
  const last = addDays(dayOf(end), -1)
  const days =
    isDay(start) && last !== start ? `${fullDay(start, today, tag)} – ${fullDay(last, today, tag)}` : null
  const day = days ?? fullDay(dayOf(start), today, tag)
  const when = isDay(start) ? day : `${day}, ${hourText(start, tag)}–${hourText(end, tag)}`
  if (recurrence === null) return when
  const repeated = `${when}, ${repeatText(recurrence, t)}`
  return until === null ? repeated : `${repeated} ${t.untilDay({ day: fullDay(until, today, tag) })}`
}

/** What a text becomes: its title, and its kind with when it is, or how much it holds. */
export interface ReadingText {
  title: string
  /** Parts to show one after the other, the kind first. */
  facts: readonly string[]
}

/** Says what a reading becomes as an event, a task or a note. */
export function readingText(
  reading: Reading,
  kind: CaptureKind,
  { today, tag, t }: { today: string; tag: string; t: CaptureTexts },
): ReadingText {
  const { event, task, note } = reading
  if (kind === 'event') return { title: event.title, facts: [t.event, eventWhen(event, today, tag, t)] }
  if (kind === 'note') {
    const lines = note.content.split('\n').filter(Boolean).length
    return { title: note.title, facts: lines === 0 ? [t.note] : [t.note, t.lines({ count: lines })] }
  }
  const texts = tasksOf(reading)
  const count = texts.length > 1 ? [t.tasks({ count: texts.length })] : [t.task]
  if (task.dueDay === null) return { title: texts[0] ?? '', facts: count }
  const day = fullDay(task.dueDay, today, tag)
  const due = task.dueTime === null ? day : `${day}, ${hourText(`${task.dueDay}T${task.dueTime}:00`, tag)}`
  return { title: texts[0] ?? '', facts: [...count, due] }
}
