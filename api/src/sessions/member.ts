import type { User } from '@cadence/shared/schemas'
import type { Config } from '../config/config.ts'
import type { users } from '../db/schema.ts'

/** Who sent the request, and by which session. */
export interface Member {
  user: User
  sessionId: string
}

type UserRow = typeof users.$inferSelect

type Appointed = Pick<Config, 'administrators'>

type Shown = Omit<UserRow, 'passwordHash' | 'createdAt' | 'photoId'> & Partial<Pick<UserRow, 'photoId'>>

/** The role of a member: what the account says, but `admin` for a verified address that the configuration names. */
function roleOf({ email, isEmailVerified, role }: Shown, { administrators }: Appointed): string {
  return role === 'user' && isEmailVerified && administrators.has(email) ? 'admin' : role
}

/** The fields that leave the API, and no other (specification, section 3). */
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
