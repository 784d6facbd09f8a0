import type * as z from 'zod/mini'
import { call } from '../api/call.ts'
import { doneSchema, type resetPasswordRequestSchema } from '../schemas/auth.ts'
import { authState, sessionNumber } from './auth-store.ts'
import { trackCall } from './call-state.ts'
import { logout } from './sign-out.ts'

/**
 * Asks for the mail that leads to a new password: POST /auth/forgot-password (section 7). It succeeds whether or not
 * anybody has an account with that address. @throws ApiError
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
 * Chooses a new password with the token of a mail: POST /auth/reset-password (section 7). It signs nobody in. The API
 * ends every session of that member, so the one that this browser had when it asked ends too. @throws ApiError
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
 * Asks for a further verification mail: POST /auth/resend-verification. It succeeds whether or not that address waits
 * for one. Its failure is for the screen alone: the store stays as it is. @throws ApiError
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
