import { call } from '../api.ts'
import { type Preferences, receivedPreferencesSchema } from '../schemas/preferences.ts'

/** GET /preferences: what the signed-in member chose, on whatever device. @throws ApiError */
export function getPreferences(): Promise<Preferences> {
  return call({
    method: 'get',
    path: '/preferences',
    answer: receivedPreferencesSchema,
    failure: 'Failed to load the preferences',
  })
}

/**
 * PATCH /preferences: stores the preferences that have changed; null clears one.
 * @returns all preferences of the signed-in member.
 * @throws ApiError
 */
export function patchPreferences(changed: Preferences): Promise<Preferences> {
  return call({
    method: 'patch',
    path: '/preferences',
    body: changed,
    answer: receivedPreferencesSchema,
    failure: 'Failed to save the preferences',
  })
}
