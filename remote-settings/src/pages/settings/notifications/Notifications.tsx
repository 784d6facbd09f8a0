import { useTexts } from '@cadence/shared/i18n'
import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { notificationsTexts } from '../../../texts/settings.ts'
import { Section } from '../Section.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { SwitchRow } from './SwitchRow.tsx'
import { useSwitches } from './switches.ts'

const Intro = styled.p`
  max-width: 38em;
  margin-bottom: 0.5rem;
  color: var(--muted);
`

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
    <Section title={t.title}>
      <Card>
        <Intro>{t.intro}</Intro>
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
