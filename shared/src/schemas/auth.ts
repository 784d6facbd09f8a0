import * as z from 'zod/mini'
import { userSchema } from './user.ts'

/** Longest password, in UTF-16 code units. A longer one is refused before it is hashed. */
export const PASSWORD_MAX = 128

/** Longest first or last name, in UTF-16 code units. */
export const NAME_MAX = 100

/** Longest e-mail address that a mail server accepts (RFC 5321), in characters. */
export const EMAIL_MAX = 254

/** An e-mail address (specification, section 5). */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.email('Please enter a valid email address'),
    z.maxLength(EMAIL_MAX, 'Please enter a valid email address'),
  )

/** A password that a member chooses: 8 to 128 characters, a lowercase letter, an uppercase letter, a digit (section 5). */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
    z.regex(
      /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s,
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ),
  )

/** A first name: trimmed, required (section 5). */
export const firstNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'First name is required'),
    z.maxLength(NAME_MAX, `First name must be at most ${NAME_MAX} characters`),
  )

/** A last name: trimmed, may be empty. */
export const lastNameSchema = z
  .string()
  .check(z.trim(), z.maxLength(NAME_MAX, `Last name must be at most ${NAME_MAX} characters`))

/** A token of a mail or of a session. */
export const tokenSchema = z
  .string()
  .check(z.minLength(1, 'Token is required'), z.maxLength(4096, 'Token is required'))

/**
 * Body of POST /auth/register (section 7). A missing last name counts as empty. `referralCode` is the code of the member
 * who invites, as it stood in the link: whatever it is, it never makes a registration invalid.
 */
export const registerRequestSchema = z.object({
  firstName: firstNameSchema,
  lastName: z._default(lastNameSchema, ''),
  email: emailSchema,
  password: newPasswordSchema,
  referralCode: z.optional(z.catch(z.string(), '')),
})
export type RegisterRequest = z.infer<typeof registerRequestSchema>

/** The complete registration data of section 3, with the two fields that are checked but never sent. */
export const registrationSchema = z
  .extend(registerRequestSchema, {
    confirmPassword: z.string(),
    recaptchaToken: z.string().check(z.minLength(1, 'Please complete the reCAPTCHA verification')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  )

/** An existing password. Only its length is checked, not the rules for new passwords. */
export const typedPasswordSchema = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
  )

/** Body of POST /auth/login (section 7). With `rememberMe` the session lasts 30 days; it is sent only when true. */
export const loginRequestSchema = z.object({
  email: emailSchema,
  password: typedPasswordSchema,
  rememberMe: z.optional(z.boolean()),
})
export type LoginRequest = z.infer<typeof loginRequestSchema>

/** Body of POST /auth/forgot-password and of POST /auth/resend-verification (section 7). */
export const emailRequestSchema = z.object({ email: emailSchema })

/** Body of POST /auth/reset-password (section 7): the two passwords must be equal (section 5). */
export const resetPasswordRequestSchema = z
  .object({ token: tokenSchema, password: newPasswordSchema, confirmPassword: z.string() })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  )

/** Body of POST /auth/verify-email (section 7). In another browser than that of the registration, with its password. */
export const verifyEmailRequestSchema = z.object({
  token: tokenSchema,
  password: z.optional(typedPasswordSchema),
})

/** Body of POST /auth/refresh-token (section 7). */
export const refreshTokenRequestSchema = z.object({ refreshToken: tokenSchema })

/** Body of POST /auth/logout (section 7). A session of a sign-in provider may have no refresh token. */
export const logoutRequestSchema = z.object({ refreshToken: z.optional(tokenSchema) })

/** Why a sign-in with Google failed: the codes of the query parameter `error` of /success-login. */
export const googleErrors = [
  'access_denied',
  'email_not_verified',
  'account_exists',
  'state_mismatch',
  'provider_unavailable',
  'invalid_answer',
  'too_many_attempts',
] as const
export const googleErrorSchema = z.enum(googleErrors)
export type GoogleError = z.infer<typeof googleErrorSchema>

/** Answer of POST /auth/register. It has no tokens: the member is stored but not signed in (section 4). */
export const registerResponseSchema = z.object({ success: z.boolean(), user: userSchema })

/** Answer of login and verify-email (section 7). */
export const authResponseSchema = z.object({
  success: z.boolean(),
  token: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  user: userSchema,
})
export type AuthResponse = z.infer<typeof authResponseSchema>

/** Answer of POST /auth/refresh-token (section 7). */
export const tokensSchema = z.object({
  token: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
})
export type Tokens = z.infer<typeof tokensSchema>

/**
 * Answer of a call without a result: forgot-password, reset-password and resend-verification, whose answers section 7
 * does not define. An answer that is not a JSON object comes from a proxy, not from the API.
 */
export const doneSchema = z.looseObject({ success: z.optional(z.literal(true)) })
