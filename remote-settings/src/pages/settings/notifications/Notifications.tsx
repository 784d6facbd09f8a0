import { useTexts } from '@cadence/shared/i18n'
import { setPreference, usePreference } from '@cadence/shared/preferences'
import {
  type ChosenNotifications,
  type NotificationPreferences,
  untouchedNotifications,
} from '@cadence/shared/schemas'
import { Card } from '@cadence/shared/ui'
import { notificationsTexts } from '../../../texts/settings.ts'
import { Section } from '../Section.tsx'
import { SwitchRow } from '../SwitchRow.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { Reminders } from './reminders/Reminders.tsx'

/** The choices, and the way to make one. A choice is stored at once. */
function useChoices() {
  const made = Object.entries(usePreference('notifications') ?? {}).filter(([, value]) => value !== undefined)
  const chosen: ChosenNotifications = { ...untouchedNotifications, ...Object.fromEntries(made) }
  const choose = (choice: NotificationPreferences) => setPreference('notifications', choice)
  return { chosen, choose }
}

/** The four notification switches (specification, section 2, Settings), and when reminders come. */
export function Notifications() {
  const t = useTexts(notificationsTexts)
  const { chosen, choose } = useChoices()
  const rows = [
    { name: 'email', label: t.email, hint: t.emailHint },
    { name: 'tasks', label: t.tasks, hint: t.tasksHint },
    { name: 'goals', label: t.goals, hint: t.goalsHint },
  ] as const
  return (
    <Section title={t.title} intro={t.intro}>
      <Card>
        <PushSwitch checked={chosen.push} onTurn={(on) => choose({ push: on })} />
        {chosen.push && (
          <SwitchRow
            label={t.pushDetails}
            hint={t.pushDetailsHint}
            checked={chosen.pushDetails}
            onTurn={(on) => choose({ pushDetails: on })}
          />
        )}
        {rows.map(({ name, label, hint }) => (
          <SwitchRow
            key={name}
            label={label}
            hint={hint}
            checked={chosen[name]}
            onTurn={(on) => choose({ [name]: on })}
          />
        ))}
      </Card>
      {chosen.tasks && <Reminders chosen={chosen} onChoose={choose} />}
    </Section>
  )
}
