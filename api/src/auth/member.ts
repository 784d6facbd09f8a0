import type { User } from '@cadence/shared/schemas'
import type { users } from '../db/schema.ts'

/** Who sent the request, and by which session. */
export interface Member {
  user: User
  sessionId: string
}

type UserRow = typeof users.$inferSelect

type Shown = Omit<UserRow, 'passwordHash' | 'createdAt' | 'photoId'> & Partial<Pick<UserRow, 'photoId'>>

/** The fields that leave the API, and no other (specification, section 3). */
export function toUser(row: Shown): User {
  return {
    _id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    isEmailVerified: row.isEmailVerified,
    role: row.role,
    ...(row.photoId && { photo: `/photos/${row.photoId}` }),
  }
}
