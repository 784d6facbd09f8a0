import * as z from 'zod/mini'

/** Roles that the product knows (specification, section 6). */
export const memberRoles = ['user', 'admin', 'superadmin'] as const

/**
 * A member as the API shows it (specification, section 3). `role` stays an open string on purpose: a role
 * that this client does not know must reach the guard, which sends it to /unauthorized, and not break parsing.
 */
export const userSchema = z.object({
  _id: z.string().check(z.minLength(1)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  role: z.string(),
  /** Address of the photo under that of the API; missing where there is none. A new photo has a new address. */
  photo: z.optional(z.string()),
  /** The same as `_id`, set by the client after a provider's sign-in (specification, section 3, User). */
  id: z.optional(z.string()),
})

export type User = z.infer<typeof userSchema>
