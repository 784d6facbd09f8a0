import type { AuthResponse } from '@cadence/shared/schemas'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import type { Device } from './device.ts'
import { toUser } from './member.ts'
import { type NewSession, openSession } from './session-queries.ts'

type UserRow = Parameters<typeof toUser>[0]

/**
 * Opens a session for a member whose identity is proven. @returns the answer of verify-email and of a hand-over
 * @param tx a transaction
 */
export async function signIn(
  services: Services,
  tx: Database,
  user: UserRow,
  { rememberMe, device }: { rememberMe: boolean; device: Device },
): Promise<AuthResponse> {
  const opening = { userId: user.id, rememberMe, device, now: services.now() }
  return signedIn(services, user, await openSession(tx, opening))
}

/** The answer to a sign-in. */
export async function signedIn(
  { accessTokens, config }: Services,
  user: UserRow,
  session: NewSession,
): Promise<AuthResponse> {
  const token = await accessTokens.sign(session)
  return { success: true, token, refreshToken: session.refreshToken, user: toUser(user, config) }
}
