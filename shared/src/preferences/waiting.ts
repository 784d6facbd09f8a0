import {
  type KeptPreferences,
  notificationSwitches,
  type PreferenceKey,
  type Preferences,
  preferenceKeys,
  preferencesSchema,
  type Waiting,
} from '../schemas/preferences.ts'

const switchesIn = (waiting: readonly Waiting[]) =>
  notificationSwitches.filter((name) => waiting.includes(`notifications.${name}`))

/** What is to be sent of the values: preferences as a whole, and of the notifications the switches that were turned. */
export function among(values: Preferences, waiting: readonly Waiting[]): Preferences {
  const switches = switchesIn(waiting)
  const turned = Object.fromEntries(switches.map((name) => [name, values.notifications?.[name]]))
  const keys = preferenceKeys.filter((key) => waiting.includes(key))
  return preferencesSchema.parse({
    ...(switches.length > 0 && { notifications: turned }),
    ...Object.fromEntries(keys.map((key) => [key, values[key] ?? null])),
  })
}

/** Puts what waits here over what the API has, switch by switch as the API does. */
export function overlaid(answer: Preferences, values: Preferences, waiting: readonly Waiting[]): Preferences {
  const own = among(values, waiting)
  const { notifications } = own
  return {
    ...answer,
    ...own,
    ...(notifications && { notifications: { ...answer.notifications, ...notifications } }),
  }
}

/** What was sent, under which names. */
export interface Sent {
  names: readonly Waiting[]
  values: Preferences
}

/** What still waits when something was sent: all else, and what was chosen anew since. */
export function stillWaiting({ values, pending }: KeptPreferences, sent: Sent): Waiting[] {
  const isDone = (name: Waiting) =>
    sent.names.includes(name) &&
    JSON.stringify(among(values, [name])) === JSON.stringify(among(sent.values, [name]))
  return pending.filter((name) => !isDone(name))
}

/** What a choice makes of what is kept. The notifications are merged: only switches that change by it are sent. */
export function withChoice(
  { values, pending }: KeptPreferences,
  key: PreferenceKey,
  chosen: Preferences,
): KeptPreferences {
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
