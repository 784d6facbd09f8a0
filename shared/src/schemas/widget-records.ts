import * as z from 'zod/mini'
import { clockTimeSchema } from './clock-time.ts'

/** A day in the member's time zone, as `YYYY-MM-DD`. */
const daySchema = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

/** Id of another record, which may be deleted since. */
export const recordIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** Colours that tell subjects apart. The dashboard knows their values for light and dark grounds. */
export const subjectColours = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'brown',
  'grey',
] as const
export type SubjectColour = (typeof subjectColours)[number]

/** Longest name of a subject, in UTF-16 code units. */
export const SUBJECT_NAME_MAX = 80

/**
 * A subject that the member studies. Tasks, events and focus sessions name it by its id. An archived one is offered no
 * more, and keeps its name and colour where it was chosen.
 */
export const subjectSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(SUBJECT_NAME_MAX)),
  colour: z.enum(subjectColours),
  archived: z.optional(z.boolean()),
})
export type Subject = z.infer<typeof subjectSchema>

/** Longest name of a column of the task board, in UTF-16 code units. */
export const BOARD_COLUMN_NAME_MAX = 60

/** A text that sorts by its code units. */
const positionSchema = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * A column of the task board. Columns are shown in the order of `position`. The columns `todo`, `doing` and `done` are
 * there without a record: the member's record of one of them replaces it. A column without a name has that of its id, in
 * the member's language. `removed` is for these three only: the record of another column is deleted.
 */
export const boardColumnSchema = z.object({
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(BOARD_COLUMN_NAME_MAX))),
  position: positionSchema,
  removed: z.optional(z.boolean()),
})
export type BoardColumn = z.infer<typeof boardColumnSchema>

/** The five faces, from the lowest mood to the highest (specification, section 3, widget 5). */
export const moods = ['low', 'neutral', 'good', 'great', 'excellent'] as const

/** The mood of one day. Record id: the day. */
export const moodSchema = z.object({ day: daySchema, mood: z.enum(moods) })
export type Mood = z.infer<typeof moodSchema>

/** Longest text of a goal, in UTF-16 code units. */
export const GOAL_TEXT_MAX = 200

/** One of the three goals of a day (specification, section 3, widget 6). Record id: the day, a dash, and 1 to 3. */
export const goalSchema = z.object({
  day: daySchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(GOAL_TEXT_MAX)),
  done: z.boolean(),
})
export type Goal = z.infer<typeof goalSchema>

/** Longest text of a task, in UTF-16 code units. */
export const TASK_TEXT_MAX = 500

/** How much a task matters. A task without a priority is between `medium` and `low`. */
export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

/**
 * A to-do item (specification, section 3, widget 9). Items are shown in the order of `position`, a text that sorts by its
 * code units. `completedAt` is when it was completed. `dueDay` and `dueTime` are in the member's time zone; a time without a
 * day says nothing. `subject` is the id of a subject, `column` that of a column of the task board; either may be deleted
 * since. Tasks of earlier releases have none of these.
 */
export const taskSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(TASK_TEXT_MAX)),
  completed: z.boolean(),
  completedAt: z.nullable(z.iso.datetime()),
  position: positionSchema,
  dueDay: z.optional(daySchema),
  dueTime: z.optional(clockTimeSchema),
  subject: z.optional(recordIdSchema),
  priority: z.optional(z.enum(priorities)),
  column: z.optional(recordIdSchema),
})
export type Task = z.infer<typeof taskSchema>

/**
 * A completed task that was deleted: it still counts in the week in which it was completed. Record id: that of the task. A
 * task that is in the list counts by itself.
 */
export const completionSchema = z.object({ completedAt: z.iso.datetime() })
export type Completion = z.infer<typeof completionSchema>

/** Longest title and text of a note, in UTF-16 code units. */
export const NOTE_TITLE_MAX = 200
export const NOTE_CONTENT_MAX = 20_000

/** A note (specification, section 3, widget 10). `date` is the time of its last edit. */
export const noteSchema = z.object({
  title: z.string().check(z.maxLength(NOTE_TITLE_MAX)),
  content: z.string().check(z.maxLength(NOTE_CONTENT_MAX)),
  createdAt: z.iso.datetime(),
  date: z.iso.datetime(),
})
export type Note = z.infer<typeof noteSchema>

/** A tool of the library that the member has marked as a favourite. Record id: the id of the tool. */
export const favouriteSchema = z.object({ since: z.iso.datetime() })
