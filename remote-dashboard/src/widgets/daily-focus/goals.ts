import { authState } from '@cadence/shared/auth'
import { readText, writeText } from '@cadence/shared/storage'
import type { Entry } from '../../records/records.ts'
import { putRecord, removeRecord } from '../../records/records.ts'
import type { DailyFocusTexts } from '../../texts/widgets.ts'
import { addDays } from '../../time/day.ts'

/** The three places of a day's goals (specification, section 3). */
export const places = [1, 2, 3] as const
export type Place = (typeof places)[number]

/** Unfinished goals are offered from this many days back at most. */
const LOOK_BACK_DAYS = 7

/** A goal as the widget shows it. */
export interface ShownGoal {
  text: string
  done: boolean
}

/** The goals of a day by place. A free place is null. */
export type DayGoals = Readonly<Record<Place, ShownGoal | null>>

/** Id of the record of a goal. */
export const goalId = (day: string, place: Place) => `${day}-${place}`

type Entries = readonly Entry<'goal'>[]

/** The goals of a day. */
export function goalsOf(entries: Entries, day: string): DayGoals {
  const at = (place: Place) => entries.find(({ id }) => id === goalId(day, place))?.data ?? null
  return { 1: at(1), 2: at(2), 3: at(3) }
}

/** The goals that are set, in the order of their places. */
export const goalsSet = (goals: DayGoals): ShownGoal[] => places.flatMap((place) => goals[place] ?? [])

/** How many goals a day has, and the first place without one; null when all places are taken. */
export function placesOf(entries: Entries, day: string): { count: number; free: Place | null } {
  const goals = goalsOf(entries, day)
  const free = places.filter((place) => goals[place] === null)
  return { count: places.length - free.length, free: free[0] ?? null }
}

/** Unfinished goals of an earlier day. */
export interface LeftOver {
  day: string
  /** Texts of the goals that are not done. */
  texts: readonly string[]
}

/**
 * Unfinished goals of the last day that had goals, within a week, without those that today's goals repeat. Null when
 * there are none.
 */
export function leftOver(entries: Entries, today: string): LeftOver | null {
  const todaysTexts = goalsSet(goalsOf(entries, today)).map(({ text }) => text)
  for (let back = 1; back <= LOOK_BACK_DAYS; back += 1) {
    const day = addDays(today, -back)
    const goals = goalsSet(goalsOf(entries, day))
    if (goals.length === 0) continue
    const texts = goals
      .filter(({ text, done }) => !done && !todaysTexts.includes(text))
      .map(({ text }) => text)
    return texts.length === 0 ? null : { day, texts }
  }
  return null
}

/** The text that is offered for each free place, in order. Null means no offer. */
export function offers(goals: DayGoals, texts: readonly string[]): Readonly<Record<Place, string | null>> {
  const waiting = [...texts]
  const at = (place: Place) => (goals[place] ? null : (waiting.shift() ?? null))
  return { 1: at(1), 2: at(2), 3: at(3) }
}

/** The next free place after another one, starting again at the first place. Null when all are taken. */
export function nextFree(goals: DayGoals, after: Place): Place | null {
  const order = [...places.filter((place) => place > after), ...places.filter((place) => place < after)]
  return order.find((place) => goals[place] === null) ?? null
}

/** The text of a goal as it is stored: in one line, without spaces around it. */
export const normaliseGoal = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Sample goals, shown until the member's first goal. */
export const sampleGoals = (t: DailyFocusTexts): DayGoals => ({
  1: { text: t.sample1, done: true },
  2: { text: t.sample2, done: false },
  3: { text: t.sample3, done: false },
})

/**
 * The samples beside goals of the member that are all samples themselves, which the member ticked. They stay as
 * placeholders until the first goal of the member's own. Null when there is nothing to stay.
 */
export function keptSamples(entries: Entries, today: string, samples: DayGoals): DayGoals | null {
  const texts = goalsSet(samples).map(({ text }) => text)
  const areSamples = entries.every(({ data }) => data.day === today && texts.includes(data.text))
  if (entries.length === 0 || !areSamples) return null
  const own = goalsOf(entries, today)
  const at = (place: Place) => (own[place] ? null : samples[place])
  return { 1: at(1), 2: at(2), 3: at(3) }
}

/** Stores the goal of a place. */
export function setGoal(day: string, place: Place, { text, done }: ShownGoal): void {
  putRecord('goal', goalId(day, place), { day, text, done })
}

/** Deletes the goal of a place. */
export function clearGoal(day: string, place: Place): void {
  removeRecord('goal', goalId(day, place))
}

/** Key of the day on which the member declined the unfinished goals. Each device asks for itself. */
const declinedKey = () => `goalsDeclined:${authState.user?._id ?? ''}`

/** Whether the member declined the unfinished goals on a day. */
export const isDeclined = (day: string) => readText(declinedKey()) === day

/** Stores that the member declined the unfinished goals on a day. */
export function decline(day: string): void {
  writeText(declinedKey(), day)
}
