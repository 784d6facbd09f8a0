import { tokensSchema, userSchema } from '@cadence/shared/schemas'
import * as z from 'zod/mini'

/** Answer of GET /auth/user: the specification's `data.user`. */
export const currentUserResponseSchema = z.object({
  success: z.boolean(),
  data: z.object({ user: userSchema }),
})

/** Answer of POST /auth/refresh-token, with `success` as the direct path of the specification has it. */
export const refreshResponseSchema = z.extend(tokensSchema, { success: z.boolean() })

/** Answer of POST /auth/logout. */
export const logoutResponseSchema = z.object({ success: z.boolean() })

/** Bodies of auth calls are a few short fields. */
export const AUTH_BODY_BYTES = 16 * 1024
