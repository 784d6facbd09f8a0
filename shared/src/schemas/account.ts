import * as z from 'zod/mini'
import { newPasswordSchema, typedPasswordSchema } from './auth.ts'

/** The code of POST /account/code, as it is typed: spaces do not matter. */
export const accountCodeSchema = z.string().check(
  z.maxLength(20),
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Please enter the six digits'),
)

/**
 * Body of POST /password: the current password, or the mailed code where there is none, and the new one by the rules of
 * registration.
 */
export const changePasswordRequestSchema = z.object({
  currentPassword: z.optional(typedPasswordSchema),
  code: z.optional(accountCodeSchema),
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

/** Body of DELETE /account: the password, or the mailed code where there is none, and the typed word. */
export const deleteAccountRequestSchema = z.object({
  password: z.optional(typedPasswordSchema),
  code: z.optional(accountCodeSchema),
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
