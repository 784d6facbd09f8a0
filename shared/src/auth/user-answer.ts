import * as z from 'zod/mini'
import { type User, userSchema } from '../schemas/user.ts'

/** The session that the answer opens, once, after a provider's sign-in. */
const tokens = { token: z.optional(z.string()), refreshToken: z.optional(z.string()) }

/** The member in an answer of GET /auth/user, in one of three shapes (specification, section 7). */
export const userAnswerSchema = z.union([
  z.object({ data: z.object({ user: userSchema }), ...tokens }),
  z.object({ data: userSchema, ...tokens }),
  z.object({ user: userSchema, ...tokens }),
])

/** The member, whatever the shape. */
export function userOf(answer: z.output<typeof userAnswerSchema>): User {
  if ('user' in answer) return answer.user
  return 'user' in answer.data ? answer.data.user : answer.data
}
