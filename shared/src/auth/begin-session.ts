import * as z from 'zod/mini'
import { call } from '../api/call.ts'
import { authState } from './state.ts'
import { dispatch } from './store.ts'
import type { SignIn } from './transitions.ts'

/**
 * Moves the store to the session that a sign-in has opened. The one that this browser had before is ended at the API:
 * its tokens are gone here, and whoever else had them could go on with them.
 */
export function beginSession(answer: SignIn): void {
  const { token, refreshToken } = authState
  dispatch({ type: 'signed in', answer, now: Date.now() })
  if (token && refreshToken && refreshToken !== answer.refreshToken) void endSession(refreshToken, token)
}

/**
 * Has the API end a session: POST /auth/logout (specification, section 7). Without an answer it ends by itself in time.
 * @param bearer its access token, where the store has another one already
 */
export async function endSession(refreshToken: string | null, bearer?: string): Promise<void> {
  try {
    await call({
      method: 'post',
      path: '/auth/logout',
      body: refreshToken ? { refreshToken } : {},
      answer: z.unknown(),
      failure: 'Authentication failed',
      renewSession: false,
      ...(bearer !== undefined && { bearer }),
    })
  } catch (error) {
    console.warn('Sign-out could not reach the server', error)
  }
}
