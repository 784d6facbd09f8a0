import * as z from 'zod/mini'

/**
 * Every error answer of the API: a text that a person can read, and for bad input the fields at fault
 * (path in the body, joined by dots, to its message).
 */
export const errorResponseSchema = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorResponse = z.infer<typeof errorResponseSchema>
