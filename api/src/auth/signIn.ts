import type { AuthResponse } from '@cadence/shared/schemas'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { toUser } from './member.ts'
import { openSession } from './sessions.ts'

type UserRow = Parameters<typeof toUser>[0]

/** Opens a session for a member whose identity is proven, and makes the answer of login and verify-email. `tx` is a transaction. */
export async function signIn(
  { accessTokens, now }: Services,
  tx: Database,
  user: UserRow,
  rememberMe: boolean,
): Promise<AuthResponse> {
  const session = await openSession(tx, { userId: user.id, rememberMe, now: now() })
  const token = await accessTokens.sign(user.id, session.sessionId, session.expiresAt)
  return { success: true, token, refreshToken: session.refreshToken, user: toUser(user) }
}
