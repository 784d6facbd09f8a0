import * as z from 'zod/mini'
import { accountCodeSchema } from './account.ts'
import { emailSchema, firstNameSchema, lastNameSchema, PASSWORD_MAX, tokenSchema } from './auth.ts'
import { userSchema } from './user.ts'

/** Body of PATCH /profile (specification, section 2, Settings). A missing field does not change. */
export const patchProfileRequestSchema = z.object({
  firstName: z.optional(firstNameSchema),
  lastName: z.optional(lastNameSchema),
})
export type PatchProfileRequest = z.infer<typeof patchProfileRequestSchema>

/** Body of POST /profile/email: with the current password, or the mailed code of an account without one. */
export const emailChangeRequestSchema = z.object({
  email: emailSchema,
  password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX))),
  code: z.optional(accountCodeSchema),
})
export type EmailChangeRequest = z.infer<typeof emailChangeRequestSchema>

/** Body of POST /profile/email/confirm: the token of the mail to the new address. */
export const confirmEmailRequestSchema = z.object({ token: tokenSchema })

/** Answer of the calls that change the profile: the changed member. */
export const memberResponseSchema = z.object({ user: userSchema })

/**
 * Answer of GET /profile: whether the account has a password, and the new e-mail address that is not confirmed yet, with
 * the end of its link as ISO 8601 in UTC.
 */
export const profileSchema = z.object({
  hasPassword: z.boolean(),
  emailChange: z.nullable(z.object({ email: z.string(), expiresAt: z.iso.datetime() })),
})
export type Profile = z.infer<typeof profileSchema>

/** Most bytes of an uploaded photo. The API stores a WebP of 256 × 256 pixels. */
export const PHOTO_BYTES = 300 * 1024

/** Longest side of an uploaded photo, in pixels. */
export const PHOTO_SIDE_MAX = 512

/** Media types of an uploaded photo. */
export const photoTypes = ['image/webp', 'image/jpeg', 'image/png'] as const
export const photoTypeSchema = z.enum(photoTypes)
export type PhotoType = z.infer<typeof photoTypeSchema>
