import * as z from 'zod/mini'

/** Whether this browser, or the API, can tell the time of a zone. A bare offset is no zone: it knows no summer time. */
function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    // A RangeError: there is no such zone.
    return false
  }
}

/** The switches of the section Notifications; one that was never touched is missing. */
export const notificationPreferencesSchema = z.object({
  push: z.optional(z.boolean()),
  email: z.optional(z.boolean()),
  tasks: z.optional(z.boolean()),
  goals: z.optional(z.boolean()),
})
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>
/** A switch of the notifications. */
export type SwitchName = keyof NotificationPreferences

/** How a switch stands until it is touched: off where it needs an agreement, on where it only shows in the app. */
export const untouchedNotifications = {
  push: false,
  email: false,
  tasks: true,
  goals: true,
} as const satisfies Required<NotificationPreferences>

export const notificationSwitches = [
  'push',
  'email',
  'tasks',
  'goals',
] as const satisfies readonly SwitchName[]

const fields = {
  /** Language of the app area; `default` is the stated texts, mixed as they are. */
  language: z.nullable(z.enum(['default', 'fr', 'en', 'es'])),
  /** IANA name of the zone in which the member's days begin and end; that of the device without one. */
  timeZone: z.nullable(
    z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: 'There is no such time zone' })),
  ),
  /** Id of a theme. An open string: a client shows its default for one that it does not know. */
  theme: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  mode: z.nullable(z.enum(['dark', 'light', 'system'])),
  notifications: z.nullable(notificationPreferencesSchema),
}

/**
 * What a member chose in Settings and Appearance and the account keeps (decisions, Chosen language, Appearance and
 * Settings). Null, or missing: nothing was chosen. Body of PATCH /preferences, where what is missing stays as it is;
 * answer of GET and PATCH.
 */
export const preferencesSchema = z.object({
  language: z.optional(fields.language),
  timeZone: z.optional(fields.timeZone),
  theme: z.optional(fields.theme),
  mode: z.optional(fields.mode),
  notifications: z.optional(fields.notifications),
})
export type Preferences = z.infer<typeof preferencesSchema>
export type PreferenceKey = keyof Preferences

/** What can be chosen under a key. */
export type PreferenceValue<Key extends PreferenceKey> = NonNullable<Preferences[Key]>

/** The same as a client reads it: a value that it does not know, of a newer release, counts as none, and spoils no other. */
export const receivedPreferencesSchema = z.object({
  language: z.catch(z.optional(fields.language), null),
  timeZone: z.catch(z.optional(fields.timeZone), null),
  theme: z.catch(z.optional(fields.theme), null),
  mode: z.catch(z.optional(fields.mode), null),
  notifications: z.catch(z.optional(fields.notifications), null),
})

export const preferenceKeys = [
  'language',
  'timeZone',
  'theme',
  'mode',
  'notifications',
] as const satisfies readonly PreferenceKey[]

/** What can wait to be sent: a preference, or one switch, by the name that the API has for that field. */
const waitingSchema = z.enum([
  ...preferenceKeys,
  'notifications.push',
  'notifications.email',
  'notifications.tasks',
  'notifications.goals',
])
export type Waiting = z.infer<typeof waitingSchema>

/** Preferences as a browser keeps them, and what of them has not reached the API yet. */
export const keptPreferencesSchema = z.object({
  values: receivedPreferencesSchema,
  pending: z.catch(z.array(waitingSchema), []),
})
export type KeptPreferences = z.infer<typeof keptPreferencesSchema>
