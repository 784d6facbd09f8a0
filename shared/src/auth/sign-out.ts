import * as z from 'zod/mini'
import { call } from '../api/call.ts'
import { authState, dispatch, sessionNumber } from './auth-store.ts'
import { removeSentData } from './stored-member-data.ts'

/**
 * Sends the changes of a member that the API does not have yet. Null when there are none. Rejects when some could not
 * be sent.
 */
export type SendUnsent = () => Promise<unknown> | null

/** A sign-out waits at most this long, in milliseconds, for unsent changes. */
export const LOGOUT_PATIENCE_MS = 5000

const senders = new Set<SendUnsent>()

/**
 * Registers changes that must be sent before the member signs out; afterwards they could not be sent. The sign-out waits
 * for them, but at most five seconds.
 * @returns a function that unregisters.
 */
export function sendBeforeLogout(send: SendUnsent): () => void {
  senders.add(send)
  return () => void senders.delete(send)
}

/** @returns whether all changes were sent in time; null when there are none. */
export function sendUnsent(): Promise<boolean> | null {
  const sent = [...senders].map((send) => send()).filter((each) => each !== null)
  if (sent.length === 0) return null
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), LOGOUT_PATIENCE_MS)
    void Promise.allSettled(sent).then((results) => {
      clearTimeout(patience)
      for (const result of results) {
        if (result.status === 'rejected')
          console.warn('Not all could be sent before signing out', result.reason)
      }
      resolve(results.every(({ status }) => status === 'fulfilled'))
    })
  })
}

/**
 * Signs out: this device at once, even without a network; the API is informed in the background (specification, sections
 * 4 and 7).
 */
export async function logout(): Promise<void> {
  const { refreshToken } = authState
  dispatch({ type: 'signed out' })
  await endSession(refreshToken)
}

/**
 * Signs out because the member asked for it. Unsent changes are sent first, for at most five seconds: otherwise they
 * would be missing on the member's other devices. If the tab is closed meanwhile, the member is signed out all the same.
 * The member's data are removed from this browser, unless the API does not have all of them.
 * @returns false when changes could not be sent; they stay in this browser until the member signs in here again.
 */
export async function sendAndLogout(): Promise<boolean> {
  const before = sessionNumber()
  const userId = authState.user?._id
  const leave = () => {
    // Another tab may have signed out meanwhile, and another member may have signed in.
    if (sessionNumber() === before) void logout()
  }
  const sending = sendUnsent()
  globalThis.addEventListener('pagehide', leave)
  const sent = sending === null || (await sending)
  globalThis.removeEventListener('pagehide', leave)
  leave()
  // The member may have signed in again in another tab meanwhile.
  const isHere = userId === undefined || authState.user?._id === userId
  return (isHere || removeSentData(userId)) && sent
}

/**
 * Ends a session at the API: POST /auth/logout (specification, section 7). Without an answer the session ends when it
 * expires.
 * @param bearer the access token of that session, where the store already has another one.
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
