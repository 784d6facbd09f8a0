import * as z from 'zod/mini'
import { daySchema } from './day.ts'

/** The five faces, from the lowest mood to the highest (specification, section 3, widget 5). */
export const moods = ['low', 'neutral', 'good', 'great', 'excellent'] as const

/** The mood of one day; the record's id is the day. */
export const moodSchema = z.object({ day: daySchema, mood: z.enum(moods) })
export type Mood = z.infer<typeof moodSchema>
