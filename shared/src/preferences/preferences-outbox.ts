import {
  notificationNames,
  type PreferenceKey,
  type Preferences,
  preferenceKeys,
  preferencesSchema,
  type StoredPreferences,
  type UnsentPreference,
} from '../schemas/preferences.ts'

/** The values of the pending names: whole preferences, and of `notifications` only the pending choices. */
export function pendingValues(values: Preferences, pending: readonly UnsentPreference[]): Preferences {
  const names = notificationNames.filter((name) => pending.includes(`notifications.${name}`))
  const chosen = Object.fromEntries(names.map((name) => [name, values.notifications?.[name]]))
  const keys = preferenceKeys.filter((key) => pending.includes(key))
  return preferencesSchema.parse({
    ...(names.length > 0 && { notifications: chosen }),
    ...Object.fromEntries(keys.map((key) => [key, values[key] ?? null])),
  })
}

/** The API's values with the pending ones over them, choice by choice as the API merges them. */
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

/** Lead times are a list, so two choices are equal when they are written alike. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The stored preferences after a choice. Notifications are merged: only what changes there becomes pending. */
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
  const chosenNow = notificationNames.filter((name) => {
    return notifications[name] !== undefined && !isEqual(notifications[name], values.notifications?.[name])
  })
  const changed = Object.fromEntries(chosenNow.map((name) => [name, notifications[name]]))
  const names = chosenNow.map((name) => `notifications.${name}` as const)
  return {
    values: { ...values, notifications: { ...values.notifications, ...changed } },
    pending: [...new Set([...pending, ...names])],
  }
}
