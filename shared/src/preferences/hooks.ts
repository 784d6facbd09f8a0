import { useSyncExternalStore } from 'react'
import type { PreferenceKey, PreferenceValue } from '../schemas/preferences.ts'
import { onPreferences, preference } from './store.ts'

/** What the signed-in member chose, or null; rendered again when it changes, here, in another tab or elsewhere. */
export function usePreference<Key extends PreferenceKey>(key: Key): PreferenceValue<Key> | null {
  const read = () => preference(key)
  return useSyncExternalStore(onPreferences, read, read)
}
