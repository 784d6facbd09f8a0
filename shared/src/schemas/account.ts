import * as z from 'zod/mini'
import { newPasswordSchema, PASSWORD_MAX } from './auth.ts'

const knownPassword = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
  )

/** Body of POST /password: the current one where there is one, and the new one by the rules of registration. */
export const changePasswordRequestSchema = z.object({
  currentPassword: z.optional(knownPassword),
  newPassword: newPasswordSchema,
})
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>

/** The word that is typed to delete an account, in each language of the app. */
export const deletionWords = { fr: 'SUPPRIMER', en: 'DELETE', es: 'ELIMINAR' } as const

/** Whether a text is the word in any language: neither case nor spaces matter. */
export function isDeletionWord(text: string): boolean {
  const typed = text.replace(/\s/g, '').toUpperCase()
  return Object.values(deletionWords).some((word) => word === typed)
}

/** Body of DELETE /account: the password where there is one, and the typed word. */
export const deleteAccountRequestSchema = z.object({
  password: z.optional(knownPassword),
  confirmation: z
    .string()
    .check(z.maxLength(64), z.refine(isDeletionWord, 'Please type the word to confirm')),
})
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>

/**
 * Answer of GET /export: everything that a member has entered. Loose on purpose: what a newer API adds belongs to the
 * member as well, so a client keeps it. Times are ISO 8601.
 */
export const exportSchema = z.looseObject({
  format: z.literal('cadence-export'),
  exportedAt: z.iso.datetime(),
  profile: z.looseObject({ email: z.string(), firstName: z.string(), lastName: z.string() }),
  /** In base64; null where there is none. */
  photo: z.nullable(z.looseObject({ type: z.string(), content: z.string() })),
  preferences: z.nullable(z.looseObject({})),
  identities: z.array(z.looseObject({ provider: z.string() })),
  referrals: z.looseObject({ code: z.nullable(z.string()) }),
  sessions: z.array(z.looseObject({})),
  notices: z.array(z.looseObject({})),
  dashboards: z.array(z.looseObject({})),
  records: z.array(z.looseObject({})),
})
export type Export = z.infer<typeof exportSchema>
