import type * as z from 'zod/mini'
import { call } from '../api/call.ts'
import { doneSchema, type resetPasswordRequestSchema } from '../schemas/auth.ts'
import { authState, sessionNumber } from './auth-store.ts'
import { trackCall } from './call-state.ts'
import { logout } from './sign-out.ts'

/**
 * Requests the mail for a new password: POST /auth/forgot-password (specification, section 7). It also succeeds when
 * there is no account with that address. @throws ApiError
 */
export function forgotPassword(email: string): Promise<void> {
  return trackCall(async () => {
    await call({
      method: 'post',
      path: '/auth/forgot-password',
      body: { email },
      answer: doneSchema,
      failure: 'Failed to send password reset email.',
      noAnswer: 'Password reset request failed',
      renewSession: false,
    })
  })
}

/**
 * Sets a new password with the token of a mail: POST /auth/reset-password (specification, section 7). It does not sign
 * in. The API ends every session of that member, so a session of this browser is signed out as well. @throws ApiError
 */
export function resetPassword(form: z.output<typeof resetPasswordRequestSchema>): Promise<void> {
  return trackCall(async () => {
    const before = sessionNumber()
    await call({
      method: 'post',
      path: '/auth/reset-password',
      body: form,
      answer: doneSchema,
      failure: 'Failed to reset password.',
      noAnswer: 'Password reset failed',
      renewSession: false,
    })
    if (authState.isAuthenticated && sessionNumber() === before) void logout()
  })
}

/**
 * Requests another verification mail: POST /auth/resend-verification. It also succeeds when no account waits for one. It
 * does not change the error of the store: the screen shows it. @throws ApiError
 */
export async function resendVerification(email: string): Promise<void> {
  await call({
    method: 'post',
    path: '/auth/resend-verification',
    body: { email },
    answer: doneSchema,
    failure: 'L’e-mail n’a pas pu être envoyé. Réessayez dans un instant.',
    lang: 'fr',
    renewSession: false,
  })
}
