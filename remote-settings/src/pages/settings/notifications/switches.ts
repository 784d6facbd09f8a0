import { setPreference, usePreference } from '@cadence/shared/preferences'
import type { NotificationPreferences } from '@cadence/shared/schemas'

/** A switch of the section. */
export type SwitchName = keyof NotificationPreferences

/** What holds until a member has chosen: nothing that needs an agreement, and what only shows in the app. */
const untouched = { push: false, email: false, tasks: true, goals: true } as const

/** The four switches, and the way to turn one. Each is kept at once. */
export function useSwitches() {
  const chosen = usePreference('notifications') ?? {}
  const isOn = (name: SwitchName) => chosen[name] ?? untouched[name]
  const turn = (name: SwitchName, on: boolean) => setPreference('notifications', { ...chosen, [name]: on })
  return { isOn, turn }
}
