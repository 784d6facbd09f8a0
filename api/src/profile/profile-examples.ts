import type { EmailChangeRequest, PatchProfileRequest, Profile } from '@cadence/shared/schemas'
import { examples as auth } from '../auth/auth-examples.ts'

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
