import { ApiError } from '../api.ts'
import { type PreferenceKey, type Preferences, preferencesSchema } from '../schemas/preferences.ts'
import { getPreferences } from './api/get-preferences.ts'
import { patchPreferences } from './api/patch-preferences.ts'
import { keep, keptOf } from './store.ts'

const among = (values: Preferences, keys: readonly PreferenceKey[]): Preferences =>
  preferencesSchema.parse(Object.fromEntries(keys.map((key) => [key, values[key] ?? null])))

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Keys that the API refuses and always will. */
function refused(error: unknown, pending: readonly PreferenceKey[]): readonly PreferenceKey[] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  const named = pending.filter((key) =>
    Object.keys(error.fields).some((field) => field.split('.')[0] === key),
  )
  return named.length > 0 ? named : pending
}

/** Takes over what the API has, except what was chosen here since `sent` was, which is sent the next time. */
function settle(member: string, sent: Preferences, answer: Preferences): Preferences {
  const { values, pending } = keptOf(member) ?? { values: {}, pending: [] }
  const waiting = pending.filter((key) => !(key in sent && same(values[key], sent[key])))
  const settled = { ...answer, ...among(values, waiting) }
  keep(member, { values: settled, pending: waiting })
  return settled
}

/**
 * Sends what waits in this browser and takes over the rest: of two devices, the one that was heard last is right, key by
 * key. Nothing of one member is ever kept for another.
 * @returns what the member has now.
 * @throws ApiError
 */
export async function exchange(member: string): Promise<Preferences> {
  const { values, pending } = keptOf(member) ?? { values: {}, pending: [] }
  if (pending.length === 0) return settle(member, {}, await getPreferences())
  const sent = among(values, pending)
  try {
    return settle(member, sent, await patchPreferences(sent))
  } catch (error) {
    const hopeless = refused(error, pending)
    if (hopeless.length === 0) throw error
    // It would be refused for ever, and keep the others waiting.
    keep(member, { values, pending: pending.filter((key) => !hopeless.includes(key)) })
    return exchange(member)
  }
}
