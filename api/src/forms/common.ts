import { doneResponseSchema } from '../auth/auth-answers.ts'
import type { describe } from '../http/describe.ts'

/** Bodies of the public site's forms: the longest texts that their schemas allow, in any script. */
export const FORM_BODY_BYTES = 64 * 1024

/** How these routes answer, for the description of the API. */
export const formAnswers = {
  tag: 'forms',
  success: { status: 201, description: 'Stored', schema: doneResponseSchema, example: { success: true } },
  errors: [400, 413, 415, 429, 503, 504],
  messages: {
    413: 'The request is too large (at most 64 kB).',
    429: 'Too many attempts. Please try again in 60 minutes.',
  },
} satisfies Partial<Parameters<typeof describe>[0]>

/** What all of these forms ask for, as examples. */
export const example = {
  requestKey: '6f1c0d5e2b7a49838e04d1f5c6a7b890',
  lastName: 'Moreau',
  firstName: 'Camille',
  email: 'camille.moreau@example.org',
}
