import { ApiError } from '../api.ts'
import {
  type KeptPreferences,
  type NotificationPreferences,
  type PreferenceKey,
  type Preferences,
  preferenceKeys,
  preferencesSchema,
  type SwitchName,
} from '../schemas/preferences.ts'
import { getPreferences } from './api/get-preferences.ts'
import { patchPreferences } from './api/patch-preferences.ts'
import { keep, keptOf } from './store.ts'

const nothing: KeptPreferences = { values: {}, pending: [], switches: [] }

const among = (values: Preferences, keys: readonly PreferenceKey[]): Preferences =>
  preferencesSchema.parse(Object.fromEntries(keys.map((key) => [key, values[key] ?? null])))

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function switchesAmong(values: Preferences, names: readonly SwitchName[]): NotificationPreferences {
  return Object.fromEntries(names.map((name) => [name, values.notifications?.[name]]))
}

/** What has not reached the API yet. */
function waitingIn({ values, pending, switches }: KeptPreferences): Preferences {
  const whole = among(values, pending)
  if (switches.length === 0 || pending.includes('notifications')) return whole
  return { ...whole, notifications: switchesAmong(values, switches) }
}

/** Keys that the API refuses and always will. */
function refused(error: unknown, sent: readonly PreferenceKey[]): readonly PreferenceKey[] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  const named = sent.filter((key) => Object.keys(error.fields).some((field) => field.split('.')[0] === key))
  return named.length > 0 ? named : sent
}

/** Takes over what the API has, except what was chosen here since `sent` was, which is sent the next time. */
function settle(member: string, sent: Preferences, answer: Preferences): Preferences {
  const { values, pending, switches } = keptOf(member) ?? nothing
  const waiting = pending.filter((key) => !(key in sent && same(values[key], sent[key])))
  const turned = switches.filter((name) => !same(values.notifications?.[name], sent.notifications?.[name]))
  const settled = { ...answer, ...among(values, waiting) }
  if (turned.length > 0) {
    settled.notifications = { ...settled.notifications, ...switchesAmong(values, turned) }
  }
  keep(member, { values: settled, pending: waiting, switches: turned })
  return settled
}

/**
 * Sends what waits in this browser and takes over the rest: of two devices, the one that was heard last is right, key by
 * key, and of the notifications switch by switch. Nothing of one member is ever kept for another.
 * @returns what the member has now.
 * @throws ApiError
 */
export async function exchange(member: string): Promise<Preferences> {
  const kept = keptOf(member) ?? nothing
  const sent = waitingIn(kept)
  const keys = preferenceKeys.filter((key) => key in sent)
  if (keys.length === 0) return settle(member, {}, await getPreferences())
  try {
    return settle(member, sent, await patchPreferences(sent))
  } catch (error) {
    const hopeless = refused(error, keys)
    if (hopeless.length === 0) throw error
    // It would be refused for ever, and keep the others waiting.
    keep(member, {
      values: kept.values,
      pending: kept.pending.filter((key) => !hopeless.includes(key)),
      switches: hopeless.includes('notifications') ? [] : kept.switches,
    })
    return exchange(member)
  }
}
