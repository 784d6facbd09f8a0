/** The schemas that forms, client and API share. They import only `zod/mini`, so that browsers and Node can use them. */
export * from './schemas/account.ts'
export * from './schemas/auth.ts'
export * from './schemas/change-event.ts'
export * from './schemas/countdown.ts'
export * from './schemas/dashboard.ts'
export * from './schemas/error-response.ts'
export * from './schemas/feed.ts'
export * from './schemas/member-session.ts'
export * from './schemas/notice.ts'
export * from './schemas/planner-event.ts'
// The rest of preferences.ts is for the browser's storage only.
export {
  type ChosenNotifications,
  type HolidayZone,
  holidayTerritories,
  holidayZones,
  type NotificationPreferences,
  notificationPreferencesSchema,
  type Preferences,
  preferencesSchema,
  type SwitchName,
  untouchedNotifications,
  type WeekStart,
  weekStarts,
} from './schemas/preferences.ts'
export * from './schemas/profile.ts'
export * from './schemas/public-forms.ts'
export * from './schemas/push.ts'
export * from './schemas/record.ts'
export * from './schemas/referral.ts'
export * from './schemas/subscription.ts'
export * from './schemas/truncate.ts'
export * from './schemas/user.ts'
export * from './schemas/widget-records.ts'
export * as z from './schemas/z.ts'
