/** What a member chose and the account stores: language, time zone, theme, mode, notifications, main dashboard, weeks and holidays. */
export type { Appliers } from './preferences/apply-preferences.ts'
export { followPreferences } from './preferences/follow-preferences.ts'
export { memberTimeZone } from './preferences/member-time-zone.ts'
export type { PreferencesSource } from './preferences/preferences-store.ts'
export {
  onPreferences,
  preference,
  preferencesSource,
  setPreference,
  useIsUnsent,
  usePreference,
  usePreferencesSource,
} from './preferences/preferences-store.ts'
export { relativeTime } from './preferences/relative-time.ts'
export { academiesOf } from './preferences/zone-academies.ts'
