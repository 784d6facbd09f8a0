import * as z from 'zod/mini'

/**
 * Every error answer of the API: a text for a person, and for invalid input the messages by field. The name of a field is
 * its path in the body, joined by dots.
 */
export const errorResponseSchema = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorResponse = z.infer<typeof errorResponseSchema>
