import * as z from 'zod/mini'

/** Roles that the product knows (specification, section 6). */
export const memberRoles = ['user', 'admin', 'superadmin'] as const

/** Roles of the people who run the product: they see the inbox, and the operator's panel where it is switched on. */
export const administratorRoles = ['admin', 'superadmin'] as const

/**
 * A member (specification, section 3). `role` is an open string: a role that this client does not know must not fail
 * here, but reach the guard, which leads to /unauthorized.
 */
export const userSchema = z.object({
  _id: z.string().check(z.minLength(1)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  role: z.string(),
  /** Path of the photo below that of the API; missing without a photo. A new photo has a new path. */
  photo: z.optional(z.string()),
  /** The same as `_id`, set by the client after a provider's sign-in (specification, section 3, User). */
  id: z.optional(z.string()),
})

export type User = z.infer<typeof userSchema>
