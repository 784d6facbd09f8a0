import type { Preferences } from '@cadence/shared/schemas'

/** Preferences as the OpenAPI document shows them. */
export const preferencesExample = {
  language: 'fr',
  timeZone: 'Europe/Paris',
  theme: 'origin',
  mode: 'dark',
  notifications: { push: true, email: false, tasks: true, goals: true },
} satisfies Preferences
