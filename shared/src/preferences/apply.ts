import {
  type PreferenceKey,
  type Preferences,
  type PreferenceValue,
  preferenceKeys,
} from '../schemas/preferences.ts'
import { readText, writeText } from '../storage.ts'

/**
 * What puts a preference into effect in this browser. Null takes it back to the default. It is called often, and does
 * nothing where that is in effect already.
 */
export type Appliers = { readonly [Key in PreferenceKey]?: (value: PreferenceValue<Key> | null) => void }

/** Whose preferences are in effect in this browser: the page of the signed-out keeps them. */
const MEMBER_KEY = 'preferencesMember'

function applyOne<Key extends PreferenceKey>(
  key: Key,
  { appliers, values, reset }: { appliers: Appliers; values: Preferences; reset: boolean },
): void {
  const value = values[key] ?? null
  if (value !== null || reset) appliers[key]?.(value)
}

/**
 * Puts a member's preferences into effect. What they never chose stays as this browser has it, unless another member
 * left it so.
 */
export function applyPreferences(member: string, values: Preferences, appliers: Appliers): void {
  const before = readText(MEMBER_KEY)
  const reset = before !== null && before !== member
  if (before !== member) writeText(MEMBER_KEY, member)
  for (const key of preferenceKeys) applyOne(key, { appliers, values, reset })
}
