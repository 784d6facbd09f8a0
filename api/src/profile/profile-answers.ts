import type { EmailChangeRequest, PatchProfileRequest, Profile } from '@cadence/shared/schemas'
import { accountOf } from '../auth/accounts.ts'
import { examples as auth } from '../auth/auth-schemas.ts'
import type { Database } from '../db/database.ts'
import { pendingEmailChange } from './email-change-queries.ts'

/** What the settings show beyond the member. */
export async function profileOf(db: Database, userId: string, now: Date): Promise<Profile> {
  const { passwordHash } = await accountOf(db, userId)
  const pending = await pendingEmailChange(db, userId, now)
  return {
    hasPassword: passwordHash !== null,
    emailChange: pending ? { email: pending.email, expiresAt: pending.expiresAt.toISOString() } : null,
  }
}

const { user } = auth.currentUser.data

/** Bodies and answers for the OpenAPI document. */
export const examples = {
  names: { firstName: 'Camille', lastName: 'Moreau' } satisfies PatchProfileRequest,
  member: { user },
  memberWithPhoto: { user: { ...user, photo: `/photos/${auth.verifyEmail.token}` } },
  emailChange: {
    email: 'camille@example.org',
    password: auth.login.password,
  } satisfies EmailChangeRequest,
  profile: {
    hasPassword: true,
    emailChange: { email: 'camille@example.org', expiresAt: '2026-09-02T08:30:00.000Z' },
  } satisfies Profile,
  settled: { hasPassword: true, emailChange: null } satisfies Profile,
  token: auth.verifyEmail,
}
