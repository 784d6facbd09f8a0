import {
  notificationSwitches,
  type PreferenceKey,
  type Preferences,
  preferenceKeys,
  preferencesSchema,
  type StoredPreferences,
  type UnsentPreference,
} from '../schemas/preferences.ts'

/** The values of the pending names: whole preferences, and of `notifications` only the pending switches. */
export function pendingValues(values: Preferences, pending: readonly UnsentPreference[]): Preferences {
  const switches = notificationSwitches.filter((name) => pending.includes(`notifications.${name}`))
  const turned = Object.fromEntries(switches.map((name) => [name, values.notifications?.[name]]))
  const keys = preferenceKeys.filter((key) => pending.includes(key))
  return preferencesSchema.parse({
    ...(switches.length > 0 && { notifications: turned }),
    ...Object.fromEntries(keys.map((key) => [key, values[key] ?? null])),
  })
}

/** The API's values with the pending ones over them, switch by switch as the API merges them. */
export function withPendingValues(
  answer: Preferences,
  values: Preferences,
  pending: readonly UnsentPreference[],
): Preferences {
  const own = pendingValues(values, pending)
  const { notifications } = own
  return {
    ...answer,
    ...own,
    ...(notifications && { notifications: { ...answer.notifications, ...notifications } }),
  }
}

/** What one call has sent. */
export interface SentPreferences {
  names: readonly UnsentPreference[]
  values: Preferences
}

/** The names that are still pending after a call: names not sent, and names chosen again in the meantime. */
export function pendingAfter(
  { values, pending }: StoredPreferences,
  sent: SentPreferences,
): UnsentPreference[] {
  const isDone = (name: UnsentPreference) =>
    sent.names.includes(name) &&
    JSON.stringify(pendingValues(values, [name])) === JSON.stringify(pendingValues(sent.values, [name]))
  return pending.filter((name) => !isDone(name))
}

/** The stored preferences after a choice. Notifications are merged: only switches that change become pending. */
export function withChoice(
  { values, pending }: StoredPreferences,
  key: PreferenceKey,
  chosen: Preferences,
): StoredPreferences {
  const { notifications } = chosen
  if (!notifications) {
    const others = pending.filter((name) => name !== key && !name.startsWith(`${key}.`))
    return { values: { ...values, ...chosen }, pending: [...others, key] }
  }
  const turned = notificationSwitches.filter((name) => {
    return notifications[name] !== undefined && notifications[name] !== values.notifications?.[name]
  })
  const changed = Object.fromEntries(turned.map((name) => [name, notifications[name]]))
  const names = turned.map((name) => `notifications.${name}` as const)
  return {
    values: { ...values, notifications: { ...values.notifications, ...changed } },
    pending: [...new Set([...pending, ...names])],
  }
}
