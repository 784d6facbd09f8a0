import { dayOf, type LocalTime, localTimeAt, localTimeIn, minutesOf } from '@cadence/shared/calendar/time'
import { addDays, weekday } from '../time/day.ts'
import { nextDate, nextWeekday } from './calendar.ts'
import { type DayMeaning, dayRules } from './day-phrases.ts'
import { type Found, findPhrase } from './find-phrase.ts'
import { type HourMeaning, hourOfPart, hourRules, lengthRules, MIDNIGHT, nightRules } from './hour-phrases.ts'
import { mask, plainText, type Span } from './plain-text.ts'
import { protectedRuns } from './protected-runs.ts'
import { type RepeatMeaning, repeatRules } from './repeat-phrases.ts'
import { beginsWithVerb, WEEKDAY } from './vocabulary.ts'

/** A part of a text that says when. */
export type WhenPart = 'repeat' | 'hour' | 'day'

/** When something is, as a text says it. */
export interface When {
  /** The day, or null when the text says nothing about it. */
  day: string | null
  /** The last day of several. */
  lastDay: string | null
  /** Minutes from the start of the day. `minuit` is the end of it. */
  minutes: number | null
  /** Length in minutes. */
  length: number
  /** An RRULE. */
  recurrence: string | null
  isLimit: boolean
  /** Whether the hour is only that of a part of the day. */
  isVague: boolean
  parts: readonly WhenPart[]
  /** What the title leaves out: of an event, and of a task, which has no repetition. */
  runs: readonly Span[]
  taskRuns: readonly Span[]
}

interface WhenContext {
  now: number
  timeZone: string
  local: LocalTime
  today: string
  asText: ReadonlySet<WhenPart>
}

const MINUTE_MS = 60_000
const HOUR = 60
/** The hours after midnight that a part of the day has: `cette nuit à 5h`, `samedi soir à 1h`. */
const hoursAfterMidnight = (part: string) => (hourOfPart(part) >= 22 ? 6 : hourOfPart(part) >= 19 ? 5 : 0)

/** The phrases of a text. Each is looked for in what the phrases before it have left. */
function phrasesOf(text: string, { today, asText }: WhenContext) {
  let plain = plainText(text)
  for (const run of protectedRuns(text, plain)) plain = mask(plain, run)
  const next = <Meaning>(found: Found<Meaning> | null) => {
    if (found) plain = mask(plain, found)
    return found
  }
  const repeat = asText.has('repeat') ? null : next(findPhrase(plain, repeatRules, null))
  const hours = beginsWithVerb(plain) ? hourRules : [...hourRules, ...nightRules]
  const hour = asText.has('hour') ? null : next(findPhrase(plain, hours, null))
  const isRange = hour !== null && 'at' in hour.meaning && hour.meaning.until !== null
  const length = hour === null || isRange ? null : next(findPhrase(plain, lengthRules, null))
  const day = asText.has('day') || repeat ? null : next(findPhrase(plain, dayRules, today))
  return { repeat, hour, length, day, rest: plain }
}

/** The weekdays after a day, as in `samedi ou dimanche`: then the words stay in the title. */
const further = new RegExp(`^\\s*(?:,|ou|et|or|and|y|o)\\s+(?:le\\s+)?${WEEKDAY}`, 'u')

/** The hour, with what the part of the day says about it: `ce soir à 8h` is 20:00. */
function minutesOn(
  hour: HourMeaning | null,
  part: string | null,
  day: DayMeaning | null,
  { today, local }: WhenContext,
): number | null {
  if (hour === null || !('at' in hour)) return part === null ? null : hourOfPart(part) * HOUR
  if (day?.part && hour.written < hoursAfterMidnight(day.part) * HOUR) {
    // `cette nuit à 2h` is of the day after, unless that night has begun.
    const hasBegun = day.day === today && hour.written > minutesOf(local)
    return hasBegun ? hour.written : hour.written + MIDNIGHT
  }
  const isEvening = part !== null && hourOfPart(part) >= 12
  if (!isEvening || !hour.isOpen || hour.at >= 12 * HOUR) return hour.at
  return hour.at + 12 * HOUR
}

function repeatedDay(
  { weekdays }: RepeatMeaning,
  minutes: number | null,
  { today, local }: WhenContext,
): string {
  const isOver = minutes === null || localTimeAt(today, minutes) <= local
  if (weekdays.length === 0) return isOver && minutes !== null ? addDays(today, 1) : today
  if (!isOver && weekdays.includes(weekday(today))) return today
  return weekdays.map((number) => nextWeekday(today, number)).sort()[0] ?? today
}

/** The day of the text. An hour without a day is the next such hour. */
function dayFor(
  day: DayMeaning | null,
  repeat: RepeatMeaning | null,
  minutes: number | null,
  context: WhenContext,
): string | null {
  const { today, local } = context
  if (repeat) return repeatedDay(repeat, minutes, context)
  const isOver = (on: string) => minutes !== null && localTimeAt(on, minutes) <= local
  if (day === null) return minutes === null ? null : isOver(today) ? addDays(today, 1) : today
  if (!day.isDate || !isOver(day.day)) return day.day
  return nextDate(addDays(today, 1), Number(day.day.slice(8)), null) ?? day.day
}

function lengthOf(hour: HourMeaning | null, minutes: number | null, said: number | null): number {
  if (hour && 'at' in hour && hour.until !== null && minutes !== null) {
    const until = hour.until + (minutes - hour.at)
    return until > minutes ? until - minutes : until + MIDNIGHT - minutes
  }
  return said ?? HOUR
}

/** What takes place in the evening: `dîner à 8`. */
const evening = /\b(?:diner|souper|apero|cine|dinner|drinks|movie)\b/

/** Reads when something is. A text that says nothing about it gives no day and no hour. */
export function readWhen(text: string, context: WhenContext): When {
  const { repeat, hour, length, day, rest } = phrasesOf(text, context)
  const part = day?.meaning.part ?? null
  const relative =
    hour && 'inMinutes' in hour.meaning
      ? localTimeIn(context.now + hour.meaning.inMinutes * MINUTE_MS, context.timeZone)
      : null
  const isBare = hour !== null && 'at' in hour.meaning && hour.meaning.isBare === true
  const partOfHour = isBare && evening.test(plainText(text)) ? 'soir' : part
  const minutes = relative
    ? minutesOf(relative)
    : minutesOn(hour?.meaning ?? null, partOfHour, day?.meaning ?? null, context)
  const isVague = hour === null && part !== null
  const at = relative
    ? dayOf(relative)
    : dayFor(day?.meaning ?? null, repeat?.meaning ?? null, minutes, context)
  const found = [repeat, hour, length, day].flatMap((one) => (one ? [one] : []))
  const keepsDay = day !== null && further.test(rest.slice(day.to))
  const runs = found.filter((one) => one !== day || !keepsDay)
  const limitOfHour = hour !== null && 'at' in hour.meaning && hour.meaning.isLimit
  return {
    day: at,
    lastDay: day?.meaning.lastDay ?? null,
    minutes,
    length: lengthOf(hour?.meaning ?? null, minutes, length?.meaning ?? null),
    recurrence: repeat?.meaning.rule ?? null,
    isLimit: limitOfHour || (day?.meaning.isLimit ?? false),
    isVague,
    parts: [
      ...(repeat ? (['repeat'] as const) : []),
      ...(day ? (['day'] as const) : []),
      ...(hour || part ? (['hour'] as const) : []),
    ],
    runs,
    taskRuns: runs.filter((one) => one !== repeat),
  }
}
