import type { User } from '@cadence/shared/schemas'
import type { Config } from '../config/config.ts'
import type { users } from '../db/schema.ts'

/** The member who sent the request, and their session. */
export interface Member {
  user: User
  sessionId: string
}

type UserRow = typeof users.$inferSelect

type Appointed = Pick<Config, 'administrators'>

type Shown = Omit<UserRow, 'passwordHash' | 'createdAt' | 'photoId' | 'referralCode'> &
  Partial<Pick<UserRow, 'photoId'>>

/** The role of the account, but `admin` for a verified address that the configuration names. */
function roleOf({ email, isEmailVerified, role }: Shown, { administrators }: Appointed): string {
  return role === 'user' && isEmailVerified && administrators.has(email) ? 'admin' : role
}

/**
 * The fields of an account that the API returns; no other field ever leaves it (specification, section 3).
 */
export function toUser(row: Shown, appointed: Appointed): User {
  return {
    _id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    isEmailVerified: row.isEmailVerified,
    role: roleOf(row, appointed),
    ...(row.photoId && { photo: `/photos/${row.photoId}` }),
  }
}
