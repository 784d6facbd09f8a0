import * as z from 'zod/mini'
import { neededText, personFields, requestKeySchema } from './form.ts'

/** What somebody does at a school. */
export const demoRoles = ['teaching', 'leadership', 'student-life', 'it', 'other'] as const
export type DemoRole = (typeof demoRoles)[number]

/** How many students a school has, as ranges. */
export const studentCounts = ['under-100', '100-499', '500-1999', '2000-plus'] as const
export type StudentCount = (typeof studentCounts)[number]

/** Longest message, in UTF-16 code units. */
const MESSAGE_MAX = 2000

/** Body of POST /demo-requests (specification, section 2, Education page): a school asks to be shown the product. */
export const demoRequestSchema = z.object({
  requestKey: requestKeySchema,
  ...personFields,
  school: neededText('Le nom de l’établissement est nécessaire.', 200),
  role: z.enum(demoRoles, 'La fonction est nécessaire.'),
  students: z.optional(z.enum(studentCounts)),
  message: z.optional(neededText('Le message est vide.', MESSAGE_MAX)),
})
export type DemoRequest = z.infer<typeof demoRequestSchema>
