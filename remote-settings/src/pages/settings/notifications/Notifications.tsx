import { useTexts } from '@cadence/shared/i18n'
import { setPreference, usePreference } from '@cadence/shared/preferences'
import { type SwitchName, untouchedNotifications } from '@cadence/shared/schemas'
import { Card } from '@cadence/shared/ui'
import { notificationsTexts } from '../../../texts/settings.ts'
import { Section } from '../Section.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { SwitchRow } from './SwitchRow.tsx'

/** The state of the four switches, and the way to turn one. A turned switch is stored at once. */
function useSwitches() {
  const chosen = usePreference('notifications') ?? {}
  const isOn = (name: SwitchName) => chosen[name] ?? untouchedNotifications[name]
  const turn = (name: SwitchName, on: boolean) => setPreference('notifications', { [name]: on })
  return { isOn, turn }
}

/** The four notification switches (specification, section 2, Settings). */
export function Notifications() {
  const t = useTexts(notificationsTexts)
  const { isOn, turn } = useSwitches()
  const rows = [
    { name: 'email', label: t.email, hint: t.emailHint },
    { name: 'tasks', label: t.tasks, hint: t.tasksHint },
    { name: 'goals', label: t.goals, hint: t.goalsHint },
  ] as const
  return (
    <Section title={t.title} intro={t.intro}>
      <Card>
        <PushSwitch checked={isOn('push')} onTurn={(on) => turn('push', on)} />
        {rows.map(({ name, label, hint }) => (
          <SwitchRow
            key={name}
            label={label}
            hint={hint}
            checked={isOn(name)}
            onTurn={(on) => turn(name, on)}
          />
        ))}
      </Card>
    </Section>
  )
}
