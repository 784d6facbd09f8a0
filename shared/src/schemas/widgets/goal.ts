import * as z from 'zod/mini'
import { daySchema } from './day.ts'

/** Goals of one day (specification, section 3, widget 6). */
export const GOALS_A_DAY = 3
/** Longest text of a goal, in UTF-16 code units. */
export const GOAL_TEXT_MAX = 200

/** One of a day's goals; the record's id is the day, a dash and its place from 1 to 3. */
export const goalSchema = z.object({
  day: daySchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(GOAL_TEXT_MAX)),
  done: z.boolean(),
})
export type Goal = z.infer<typeof goalSchema>
