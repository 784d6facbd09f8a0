import { signedInMember } from '../auth/signed-in-member.ts'
import {
  type PreferenceKey,
  type Preferences,
  type PreferenceValue,
  preferenceKeys,
} from '../schemas/preferences.ts'
import { readText, writeText } from '../storage.ts'

/**
 * Apply a preference in this browser; null resets it to the default. They are called often, and do nothing when the value
 * is already in effect. A returned promise rejects when the value could not be applied.
 */
export type Appliers = {
  readonly [Key in PreferenceKey]?: (value: PreferenceValue<Key> | null) => unknown
}

/** The member whose preferences are in effect in this browser. They stay in effect after a sign-out. */
const MEMBER_KEY = 'preferencesMember'

/** Stored instead while one member's preferences replace another's: until that is done, every member starts from the defaults. */
const MIXED = ''

async function applyOne<Key extends PreferenceKey>(
  key: Key,
  { appliers, values, reset }: { appliers: Appliers; values: Preferences; reset: boolean },
): Promise<void> {
  const value = values[key] ?? null
  if (value !== null || reset) await appliers[key]?.(value)
}

/**
 * Applies a member's preferences. A preference that they never chose stays as this browser has it, unless another member
 * chose it. The next call tries again what could not be applied, so no member keeps another's preference for good.
 */
export async function applyPreferences(
  member: string,
  values: Preferences,
  appliers: Appliers,
): Promise<void> {
  const before = readText(MEMBER_KEY)
  const reset = before !== null && before !== member
  if (before !== member) writeText(MEMBER_KEY, reset ? MIXED : member)
  const applied = preferenceKeys.map((key) => applyOne(key, { appliers, values, reset }))
  const results = await Promise.allSettled(applied)
  const isDone = results.every(({ status }) => status === 'fulfilled')
  if (reset && isDone && signedInMember() === member) writeText(MEMBER_KEY, member)
}
