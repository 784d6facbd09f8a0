import * as z from 'zod/mini'
import { clockTimeSchema } from './clock-time.ts'
import { dashboardParamsSchema } from './dashboard.ts'

/** Whether this browser, or the API, knows a time zone. An offset such as `+02:00` is refused: it has no summer time. */
function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    // `DateTimeFormat` throws a RangeError for an unknown zone.
    return false
  }
}

/** Most lead times of one kind of reminder, and the longest one, in minutes. */
const LEADS_MAX = 8
const LEAD_MINUTES_MAX = 4 * 7 * 24 * 60

/** How many minutes before a deadline a reminder is sent. Empty: no reminder of this kind. */
const leadsSchema = z.array(z.int().check(z.gte(5), z.lte(LEAD_MINUTES_MAX))).check(z.maxLength(LEADS_MAX))

/**
 * The choices of the section Notifications. A choice that was never made is missing.
 * - `push`, `email`, `tasks`, `goals`: the four stated switches. `tasks` is that of the reminders, `push` and `email` say
 *   by which way they may come.
 * - `pushDetails`: whether a push message names the task or exam, which others may read on a locked screen.
 * - `taskLeads`, `examLeads`: when a reminder comes before a task is due, and before an exam.
 * - `morning`, `morningAt`: whether a summary of the day comes, and at which hour.
 * - `quiet`, `quietFrom`, `quietTo`: whether there are hours in which no reminder comes, and which.
 */
export const notificationPreferencesSchema = z.object({
  push: z.optional(z.boolean()),
  pushDetails: z.optional(z.boolean()),
  email: z.optional(z.boolean()),
  tasks: z.optional(z.boolean()),
  goals: z.optional(z.boolean()),
  taskLeads: z.optional(leadsSchema),
  examLeads: z.optional(leadsSchema),
  morning: z.optional(z.boolean()),
  morningAt: z.optional(clockTimeSchema),
  quiet: z.optional(z.boolean()),
  quietFrom: z.optional(clockTimeSchema),
  quietTo: z.optional(clockTimeSchema),
})
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>
/** A choice of the section Notifications. */
export type NotificationName = keyof NotificationPreferences
/** A switch of the notifications. */
export type SwitchName = 'push' | 'email' | 'tasks' | 'goals' | 'morning' | 'quiet'

/** The choices, each with a value. */
export type ChosenNotifications = { [Name in NotificationName]: NonNullable<NotificationPreferences[Name]> }

/** The choices until a member makes others: off where consent is needed, on for notices inside the app. */
export const untouchedNotifications: ChosenNotifications = {
  push: false,
  pushDetails: true,
  email: false,
  tasks: true,
  goals: true,
  taskLeads: [24 * 60, 60],
  examLeads: [7 * 24 * 60, 24 * 60],
  morning: true,
  morningAt: '07:30',
  quiet: true,
  quietFrom: '22:00',
  quietTo: '07:00',
}

export const notificationNames = [
  'push',
  'pushDetails',
  'email',
  'tasks',
  'goals',
  'taskLeads',
  'examLeads',
  'morning',
  'morningAt',
  'quiet',
  'quietFrom',
  'quietTo',
] as const satisfies readonly NotificationName[]

/** The days with which a member's week can start. */
export const weekStarts = ['friday', 'monday', 'sunday'] as const

/** A day with which a member's week can start. */
export type WeekStart = (typeof weekStarts)[number]

/** The territories overseas with holidays of their own, by their ISO 3166 code. */
export const holidayTerritories = ['GP', 'GF', 'MQ', 'YT', 'NC', 'PF', 'RE', 'BL', 'MF', 'PM', 'WF'] as const

/**
 * Where a member studies, for school holidays and public holidays: the three zones of metropolitan France, Alsace and
 * Moselle (zone B, with two public holidays more), Corsica, and the territories overseas.
 */
export const holidayZones = ['A', 'B', 'C', 'alsace-moselle', 'corse', ...holidayTerritories] as const

/** A place with school holidays and public holidays of its own. */
export type HolidayZone = (typeof holidayZones)[number]

const fields = {
  /** Language of the app area. `default`: the texts of the specification, which mix languages. */
  language: z.nullable(z.enum(['default', 'fr', 'en', 'es'])),
  /** IANA name of the time zone of the member's days. Without it, the time zone of the device. */
  timeZone: z.nullable(
    z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: 'There is no such time zone' })),
  ),
  /** Id of a theme. An open string: a client shows its default theme for an unknown id. */
  theme: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  mode: z.nullable(z.enum(['dark', 'light', 'system'])),
  notifications: z.nullable(notificationPreferencesSchema),
  /** Id of the dashboard that the member chose as their main one. It may be deleted by now. */
  mainDashboard: z.nullable(dashboardParamsSchema.shape.id),
  /** Id of the dashboard that the member saved or opened last, on whatever device. It may be deleted by now. */
  lastDashboard: z.nullable(dashboardParamsSchema.shape.id),
  /**
   * Ids of widgets in the order that the member gave them on small screens. Open strings, so that a client keeps the widgets of
   * a newer release in their places.
   */
  phoneOrder: z.nullable(
    z.array(z.string().check(z.regex(/^[0-9]{1,4}$/))).check(
      z.maxLength(100),
      z.refine((ids) => new Set(ids).size === ids.length, { error: 'A widget can stand in the order once' }),
    ),
  ),
  /** The first day of the member's weeks. Without it, the planner's week starts on Friday, the others' on Monday. */
  weekStart: z.nullable(z.enum(weekStarts)),
  /** The place whose holidays the planner shows. Without it, it shows none. */
  holidayZone: z.nullable(z.enum(holidayZones, { error: 'There is no such place' })),
  /**
   * Seed of the drawn person who stands for a member without a photo. Without one, it is their rhythm seal. Any seed draws
   * somebody, so a client never meets one that it does not know.
   */
  character: z.nullable(z.string().check(z.regex(/^[a-z0-9]{1,16}$/))),
  /** Whether other members see the first name and the milestones of this one. Null: they do not. */
  sharesMilestones: z.nullable(z.boolean()),
}

/**
 * The member's choices in Settings, Appearance, Collection and on the dashboard, which are stored in the account
 * (decisions, Chosen language, Appearance, Settings, /dashboard without an id). Null or missing: nothing was chosen.
 * Body of PATCH /preferences, where a missing field does not change, and answer of GET and PATCH.
 */
export const preferencesSchema = z.object({
  language: z.optional(fields.language),
  timeZone: z.optional(fields.timeZone),
  theme: z.optional(fields.theme),
  mode: z.optional(fields.mode),
  notifications: z.optional(fields.notifications),
  mainDashboard: z.optional(fields.mainDashboard),
  lastDashboard: z.optional(fields.lastDashboard),
  phoneOrder: z.optional(fields.phoneOrder),
  weekStart: z.optional(fields.weekStart),
  holidayZone: z.optional(fields.holidayZone),
  character: z.optional(fields.character),
  sharesMilestones: z.optional(fields.sharesMilestones),
})
export type Preferences = z.infer<typeof preferencesSchema>
export type PreferenceKey = keyof Preferences

/** The values of a key. */
export type PreferenceValue<Key extends PreferenceKey> = NonNullable<Preferences[Key]>

/** The same as a client reads it: a value of a newer release that it does not know counts as not chosen. */
export const receivedPreferencesSchema = z.object({
  language: z.catch(z.optional(fields.language), null),
  timeZone: z.catch(z.optional(fields.timeZone), null),
  theme: z.catch(z.optional(fields.theme), null),
  mode: z.catch(z.optional(fields.mode), null),
  notifications: z.catch(z.optional(fields.notifications), null),
  mainDashboard: z.catch(z.optional(fields.mainDashboard), null),
  lastDashboard: z.catch(z.optional(fields.lastDashboard), null),
  phoneOrder: z.catch(z.optional(fields.phoneOrder), null),
  weekStart: z.catch(z.optional(fields.weekStart), null),
  holidayZone: z.catch(z.optional(fields.holidayZone), null),
  character: z.catch(z.optional(fields.character), null),
  sharesMilestones: z.catch(z.optional(fields.sharesMilestones), null),
})

export const preferenceKeys = [
  'language',
  'timeZone',
  'theme',
  'mode',
  'notifications',
  'mainDashboard',
  'lastDashboard',
  'phoneOrder',
  'weekStart',
  'holidayZone',
  'character',
  'sharesMilestones',
] as const satisfies readonly PreferenceKey[]

/** A preference, or a single choice about notifications, that is not sent yet, by the name of the field in the API. */
const unsentPreferenceSchema = z.enum([
  ...preferenceKeys,
  ...notificationNames.map((name) => `notifications.${name}` as const),
])
export type UnsentPreference = z.infer<typeof unsentPreferenceSchema>

const isUnsent = (name: unknown): name is UnsentPreference => unsentPreferenceSchema.safeParse(name).success

/**
 * Preferences in the browser's storage, and those of them that the API does not have yet. A name that a newer release
 * wrote is left out of `pending`, and the others stay: they would never be sent otherwise.
 */
export const storedPreferencesSchema = z.object({
  values: receivedPreferencesSchema,
  pending: z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((names) => names.filter(isUnsent)),
    ),
    [],
  ),
})
export type StoredPreferences = z.infer<typeof storedPreferencesSchema>
