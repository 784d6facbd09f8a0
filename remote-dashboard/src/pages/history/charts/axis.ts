import { datesOf, type Period, type Slot } from '../totals/period.ts'

/** Steps of a scale of minutes, and of a scale of counts. */
const minuteSteps = [5, 10, 15, 30, 60, 120, 180, 240, 360, 480, 600, 1200, 1800, 3000]
const countSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** Most lines of a scale above its zero. */
const LINES = 4

function scaleOf(highest: number, steps: readonly number[]): readonly number[] {
  const step = steps.find((size) => highest / size <= LINES) ?? Math.ceil(highest / LINES)
  const lines = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: lines + 1 }, (_, at) => at * step)
}

const MINUTE_MS = 60_000

/** The values of a scale of times, in milliseconds, from 0 to at least the highest one. */
export const timeScale = (highestMs: number): readonly number[] =>
  scaleOf(highestMs / MINUTE_MS, minuteSteps).map((minutes) => minutes * MINUTE_MS)

/** The values of a scale of counts, from 0 to at least the highest one. */
export const countScale = (highest: number): readonly number[] => scaleOf(highest, countSteps)

/** Days between two dates below the axis of a month. */
const DAYS_BETWEEN = 7

/** Whether a week has the first day of a month, at which the name of the month stands. */
const beginsMonth = (slot: Slot) => datesOf(slot).some((day) => day.endsWith('-01'))

/** The places of the slots that have a text below the axis: each day of a week, each week of a month, each month. */
export function labelled({ step, slots }: Period): readonly number[] {
  const places = slots.map((_, at) => at)
  if (step === 'week') return places.filter((at) => slots[at] !== undefined && beginsMonth(slots[at]))
  return slots.length <= DAYS_BETWEEN
    ? places
    : places.filter((at) => (slots.length - 1 - at) % DAYS_BETWEEN === 0)
}
