import type { Entry } from '../../records/records.ts'
import type { DailyFocusTexts } from '../../texts/daily-focus.ts'
import { addDays } from '../../time/day.ts'

/** The places of a day's goals (specification, section 3: three goals). */
export const places = [1, 2, 3] as const
export type Place = (typeof places)[number]

/** How many days back goals that are left over are looked for. */
const LOOK_BACK_DAYS = 7

/** A goal as the widget shows it. */
export interface ShownGoal {
  text: string
  done: boolean
}

/** The goals of a day by place, null where there is none. */
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
export const standing = (goals: DayGoals): ShownGoal[] => places.flatMap((place) => goals[place] ?? [])

/** What is left over of an earlier day. */
export interface LeftOver {
  day: string
  /** The words of the goals that were not done. */
  texts: readonly string[]
}

/**
 * What is left over of the last day that had goals, within a week; what stands among today's goals already is not.
 * Null where there is nothing.
 */
export function leftOver(entries: Entries, today: string): LeftOver | null {
  const taken = standing(goalsOf(entries, today)).map(({ text }) => text)
  for (let back = 1; back <= LOOK_BACK_DAYS; back += 1) {
    const day = addDays(today, -back)
    const goals = standing(goalsOf(entries, day))
    if (goals.length === 0) continue
    const texts = goals.filter(({ text, done }) => !done && !taken.includes(text)).map(({ text }) => text)
    return texts.length === 0 ? null : { day, texts }
  }
  return null
}

/** What is offered for each free place, in their order; null where nothing is. */
export function offers(goals: DayGoals, texts: readonly string[]): Readonly<Record<Place, string | null>> {
  const waiting = [...texts]
  const at = (place: Place) => (goals[place] ? null : (waiting.shift() ?? null))
  return { 1: at(1), 2: at(2), 3: at(3) }
}

/** The next free place after one, from the first on again; null where there is none. */
export function nextFree(goals: DayGoals, after: Place): Place | null {
  const order = [...places.filter((place) => place > after), ...places.filter((place) => place < after)]
  return order.find((place) => goals[place] === null) ?? null
}

/** The words of a goal as they are kept: in one line, without blanks around it. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The goals that a member sees before they have had one of their own. */
export const sampleGoals = (t: DailyFocusTexts): DayGoals => ({
  1: { text: t.sample1, done: true },
  2: { text: t.sample2, done: false },
  3: { text: t.sample3, done: false },
})
