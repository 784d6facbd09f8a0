import * as z from 'zod/mini'
import { newPasswordSchema, typedPasswordSchema } from './auth.ts'

/** The code of POST /account/code, as a member types it. Spaces are ignored. */
export const accountCodeSchema = z.string().check(
  z.maxLength(20),
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Please enter the six digits'),
)

/**
 * Body of POST /password: the current password, or the mailed code of an account without a password, and the new
 * password, by the rules of the registration.
 */
export const changePasswordRequestSchema = z.object({
  currentPassword: z.optional(typedPasswordSchema),
  code: z.optional(accountCodeSchema),
  newPassword: newPasswordSchema,
})
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>

/** The word to type when an account is deleted, in each language of the app. */
export const deletionWords = { fr: 'SUPPRIMER', en: 'DELETE', es: 'ELIMINAR' } as const

/** Whether a text is that word in any language. Case and spaces are ignored. */
export function isDeletionWord(text: string): boolean {
  const typed = text.replace(/\s/g, '').toUpperCase()
  return Object.values(deletionWords).some((word) => word === typed)
}

/** Body of DELETE /account: the password, or the mailed code of an account without one, and the typed word. */
export const deleteAccountRequestSchema = z.object({
  password: z.optional(typedPasswordSchema),
  code: z.optional(accountCodeSchema),
  confirmation: z
    .string()
    .check(z.maxLength(64), z.refine(isDeletionWord, 'Please type the word to confirm')),
})
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>

/**
 * Answer of GET /export: everything that a member has entered. The objects are loose, so that an older client also saves
 * the fields that a newer API adds. Times are ISO 8601.
 */
export const exportSchema = z.looseObject({
  format: z.literal('cadence-export'),
  exportedAt: z.iso.datetime(),
  profile: z.looseObject({ email: z.string(), firstName: z.string(), lastName: z.string() }),
  /** In base64. Null without a photo. */
  photo: z.nullable(z.looseObject({ type: z.string(), content: z.string() })),
  preferences: z.nullable(z.looseObject({})),
  identities: z.array(z.looseObject({ provider: z.string() })),
  referrals: z.looseObject({ code: z.nullable(z.string()) }),
  sessions: z.array(z.looseObject({})),
  notices: z.array(z.looseObject({})),
  /** Missing in the answer of an older API. */
  pushSubscriptions: z.optional(z.array(z.looseObject({ service: z.string() }))),
  sentReminders: z.optional(z.array(z.looseObject({ key: z.string() }))),
  dashboards: z.array(z.looseObject({})),
  /** An API of before the subscriptions sends none. */
  subscriptions: z.optional(z.array(z.looseObject({ address: z.string(), name: z.string() }))),
  /** Missing in the answer of an older API. */
  supportRequests: z.optional(z.array(z.looseObject({ reference: z.string(), message: z.string() }))),
  records: z.array(z.looseObject({})),
})
export type Export = z.infer<typeof exportSchema>

/** Answer of GET /export/calendar: a whole iCalendar file. */
export const exportedCalendarSchema = z
  .string()
  .check(z.regex(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\s*$/))
