import {
  type PreferenceKey,
  type Preferences,
  type PreferenceValue,
  preferenceKeys,
} from '../schemas/preferences.ts'
import { readText, writeText } from '../storage.ts'
import { signedInMember } from './store.ts'

/**
 * What puts a preference into effect in this browser. Null takes it back to the default. It is called often, and does
 * nothing where that is in effect already. A promise that it returns rejects where that failed.
 */
export type Appliers = {
  readonly [Key in PreferenceKey]?: (value: PreferenceValue<Key> | null) => unknown
}

/** Whose preferences are in effect in this browser: the page of the signed-out keeps them. */
const MEMBER_KEY = 'preferencesMember'

/** In its place while one member's give way to another's: until all have, whoever comes starts from the defaults. */
const MIXED = ''

async function applyOne<Key extends PreferenceKey>(
  key: Key,
  { appliers, values, reset }: { appliers: Appliers; values: Preferences; reset: boolean },
): Promise<void> {
  const value = values[key] ?? null
  if (value !== null || reset) await appliers[key]?.(value)
}

/**
 * Puts a member's preferences into effect. What they never chose stays as this browser has it, unless another member
 * left it so. What could not be put into effect is tried again with the next call: nobody keeps another's for good.
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
