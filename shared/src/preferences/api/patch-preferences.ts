import { call } from '../../api.ts'
import { type Preferences, receivedPreferencesSchema } from '../../schemas/preferences.ts'

/**
 * PATCH /preferences: stores what has changed; null for what is chosen no longer.
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
