import * as z from 'zod/mini'

/** Longest title and text of a note, in UTF-16 code units. */
export const NOTE_TITLE_MAX = 200
export const NOTE_CONTENT_MAX = 20_000

/** A note (specification, section 3, widget 10). `date` is when it was last edited. */
export const noteSchema = z.object({
  title: z.string().check(z.maxLength(NOTE_TITLE_MAX)),
  content: z.string().check(z.maxLength(NOTE_CONTENT_MAX)),
  createdAt: z.iso.datetime(),
  date: z.iso.datetime(),
})
export type Note = z.infer<typeof noteSchema>
