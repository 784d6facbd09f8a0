import { tokensSchema, userSchema } from '@cadence/shared/schemas'
import * as z from 'zod/mini'

/**
 * Answer of GET /auth/user: the specification's `data.user`, and the session's two tokens once, when a hand-over of
 * /success-login was sent.
 */
export const currentUserResponseSchema = z.object({
  success: z.boolean(),
  data: z.object({ user: userSchema }),
  token: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
})

/** Answer of POST /auth/refresh-token, with `success` as the direct path of the specification has it. */
export const refreshResponseSchema = z.extend(tokensSchema, { success: z.boolean() })

/** Answer of the calls that have nothing to tell: logout, forgot-password, reset-password, resend-verification. */
export const doneResponseSchema = z.object({ success: z.boolean() })

/** Bodies of auth calls are a few short fields. */
export const AUTH_BODY_BYTES = 16 * 1024
