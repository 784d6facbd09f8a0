/** What a member chose and the account keeps: language, time zone, theme, mode, notifications. */
export type { Appliers } from './preferences/apply.ts'
export { followPreferences } from './preferences/follow.ts'
export { usePreference } from './preferences/hooks.ts'
export { relativeTime } from './preferences/relative-time.ts'
export { onPreferences, preference, setPreference } from './preferences/store.ts'
export { memberTimeZone } from './preferences/time-zone.ts'
