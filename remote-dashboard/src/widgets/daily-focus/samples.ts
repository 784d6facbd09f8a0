import type { DailyFocusTexts } from '../../texts/daily-focus.ts'
import type { DayGoals } from './goals.ts'

/** The goals that a member sees before they have had one of their own. */
export const sampleGoals = (t: DailyFocusTexts): DayGoals => ({
  1: { text: t.sample1, done: true },
  2: { text: t.sample2, done: false },
  3: { text: t.sample3, done: false },
})
