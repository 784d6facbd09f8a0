import * as z from 'zod/mini'

/** Longest text of a task, in UTF-16 code units. */
export const TASK_TEXT_MAX = 500

/**
 * A to-do item (specification, section 3, widget 9). Items are shown in the order of `position`, a text that sorts by
 * its code units; `completedAt` is when it was ticked.
 */
export const taskSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(TASK_TEXT_MAX)),
  completed: z.boolean(),
  completedAt: z.nullable(z.iso.datetime()),
  position: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type Task = z.infer<typeof taskSchema>
