import type { Days, DayTotals } from './day-totals.ts'

/** The member's runs of active days. */
export interface Streaks {
  /** Active days of the run that goes on, and of the longest one. */
  current: number
  longest: number
  /**
   * Where the current run stands: today counts already; today is still to come; yesterday was the day of grace, so today
   * decides; or there is no run.
   */
  state: 'done' | 'open' | 'grace' | 'none'
}

/** Whether a day belongs to a streak: there was a session, or a task was completed. */
export const isActive = (day: DayTotals | undefined): boolean =>
  day !== undefined && (day.sessions > 0 || day.tasks > 0)

const DAY_MS = 86_400_000

/** Days between two active days of one run: the next day, or the one after a day of grace. */
const LONGEST_GAP = 2

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** The streaks until today. A single day without anything breaks no streak; two in a row do. */
export function streaksOf(days: Days, today: string): Streaks {
  const active = [...days].filter(([day, totals]) => day <= today && isActive(totals)).map(([day]) => day)
  let [longest, run, last] = [0, 0, Number.NEGATIVE_INFINITY]
  for (const day of active.sort()) {
    const at = numberOf(day)
    run = at - last <= LONGEST_GAP ? run + 1 : 1
    longest = Math.max(longest, run)
    last = at
  }
  const gap = numberOf(today) - last
  if (gap > LONGEST_GAP) return { current: 0, longest, state: 'none' }
  return { current: run, longest, state: gap === 0 ? 'done' : gap === 1 ? 'open' : 'grace' }
}
