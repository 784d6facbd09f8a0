import { setPreference, usePreference } from '@cadence/shared/preferences'
import { type SwitchName, untouchedNotifications } from '@cadence/shared/schemas'

/** The four switches, and the way to turn one. Each is kept at once. */
export function useSwitches() {
  const chosen = usePreference('notifications') ?? {}
  const isOn = (name: SwitchName) => chosen[name] ?? untouchedNotifications[name]
  const turn = (name: SwitchName, on: boolean) => setPreference('notifications', { [name]: on })
  return { isOn, turn }
}
