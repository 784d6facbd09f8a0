import { call } from '../../api.ts'
import { type Preferences, receivedPreferencesSchema } from '../../schemas/preferences.ts'

/** GET /preferences: what the signed-in member chose, on whatever device. @throws ApiError */
export function getPreferences(): Promise<Preferences> {
  return call({
    method: 'get',
    path: '/preferences',
    answer: receivedPreferencesSchema,
    failure: 'Failed to load the preferences',
  })
}
