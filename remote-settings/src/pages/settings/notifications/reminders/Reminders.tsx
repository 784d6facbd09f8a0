import { useTexts } from '@cadence/shared/i18n'
import type { ChosenNotifications, NotificationPreferences } from '@cadence/shared/schemas'
import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useId } from 'react'
import { remindersTexts } from '../../../../texts/reminders.ts'
import { SwitchRow } from '../../SwitchRow.tsx'
import { ClockField } from './ClockField.tsx'
import { LeadChoice, offeredLeads } from './LeadChoice.tsx'
import { TestReminder } from './TestReminder.tsx'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  h3 { font-size: var(--text-lg); }
  h3 + p { margin-top: -0.75rem; color: var(--amber); font-size: var(--text-sm); line-height: 1.45; }
  & > [data-switches] { padding-block: 1.5rem; border-block: 1px solid var(--hairline); }
`

const Clocks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
`

interface RemindersProps {
  chosen: ChosenNotifications
  onChoose: (choice: NotificationPreferences) => void
}

/** When reminders of tasks and exams come: the lead times, the morning summary and the quiet hours. */
export function Reminders({ chosen, onChoose }: RemindersProps) {
  const t = useTexts(remindersTexts)
  const titleId = useId()
  const { taskLeads, examLeads, morning, morningAt, quiet, quietFrom, quietTo } = chosen
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Parts>
        <h3 id={titleId}>{t.title}</h3>
        {!chosen.push && !chosen.email && <p>{t.noWay}</p>}
        <LeadChoice
          label={t.tasks}
          hint={t.tasksHint}
          offered={offeredLeads.taskLeads}
          chosen={taskLeads}
          onChoose={(leads) => onChoose({ taskLeads: leads })}
        />
        <LeadChoice
          label={t.exams}
          hint={t.examsHint}
          offered={offeredLeads.examLeads}
          chosen={examLeads}
          onChoose={(leads) => onChoose({ examLeads: leads })}
        />
        <div data-switches>
          <SwitchRow
            label={t.morning}
            hint={t.morningHint}
            checked={morning}
            onTurn={(on) => onChoose({ morning: on })}
          >
            <ClockField
              label={t.morningAt}
              value={morningAt}
              onChoose={(time) => onChoose({ morningAt: time })}
            />
          </SwitchRow>
          <SwitchRow
            label={t.quiet}
            hint={t.quietHint}
            checked={quiet}
            onTurn={(on) => onChoose({ quiet: on })}
          >
            {quiet && (
              <Clocks>
                <ClockField
                  label={t.quietFrom}
                  value={quietFrom}
                  onChoose={(time) => onChoose({ quietFrom: time })}
                />
                <ClockField
                  label={t.quietTo}
                  value={quietTo}
                  onChoose={(time) => onChoose({ quietTo: time })}
                />
              </Clocks>
            )}
          </SwitchRow>
        </div>
        <TestReminder push={chosen.push} email={chosen.email} />
      </Parts>
    </Card>
  )
}
