import * as z from 'zod/mini'
import { accountCodeSchema } from './account.ts'
import { emailSchema, firstNameSchema, lastNameSchema, PASSWORD_MAX, tokenSchema } from './auth.ts'
import { userSchema } from './user.ts'

/** Body of PATCH /profile (specification, section 2, Settings): what is missing stays as it is. */
export const patchProfileRequestSchema = z.object({
  firstName: z.optional(firstNameSchema),
  lastName: z.optional(lastNameSchema),
})
export type PatchProfileRequest = z.infer<typeof patchProfileRequestSchema>

/** Body of POST /profile/email: the current password, or the mailed code where there is none. */
export const emailChangeRequestSchema = z.object({
  email: emailSchema,
  password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX))),
  code: z.optional(accountCodeSchema),
})
export type EmailChangeRequest = z.infer<typeof emailChangeRequestSchema>

/** Body of POST /profile/email/confirm: the token of the mail to the new address. */
export const confirmEmailRequestSchema = z.object({ token: tokenSchema })

/** Answer of what changes the profile: the member as they are now. */
export const memberResponseSchema = z.object({ user: userSchema })

/**
 * What the settings need beyond the member: whether the account has a password, and the new address whose link was not
 * followed yet, with the end of that link as ISO 8601 in UTC.
 */
export const profileSchema = z.object({
  hasPassword: z.boolean(),
  emailChange: z.nullable(z.object({ email: z.string(), expiresAt: z.iso.datetime() })),
})
export type Profile = z.infer<typeof profileSchema>

/** Most bytes of a photo that is sent. What is stored is a WebP of 256 × 256 pixels. */
export const PHOTO_BYTES = 300 * 1024

/** Longest side of a photo that is sent, in pixels. */
export const PHOTO_SIDE_MAX = 512

/** Media types that a photo may be sent as. */
export const photoTypes = ['image/webp', 'image/jpeg', 'image/png'] as const
export const photoTypeSchema = z.enum(photoTypes)
export type PhotoType = z.infer<typeof photoTypeSchema>
