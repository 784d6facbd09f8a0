import { TextField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { type Task, taskSchema } from '@cadence/shared/schemas'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { deadlineTexts } from '../../texts/deadlines.ts'
import { dueTexts } from '../../texts/due.ts'
import { useToday } from '../../time/clock.ts'
import { DateField } from '../life-planner/date-picker/DateField.tsx'
import type { Due } from './task-commands.ts'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: 0.5rem;
  &[data-hour] { grid-template-columns: minmax(0, 1fr) 7.5rem auto; }
  /* As high as the fields beside it. */
  & > button { height: 3.25rem; }
`

interface DueFieldsProps {
  task: Task
  onChange: (due: Due | null) => void
}

const { dueTime: timeSchema } = taskSchema.shape

/** The due date of a task, and its hour once there is a day. */
export function DueFields({ task: { dueDay, dueTime }, onChange }: DueFieldsProps) {
  const t = useTexts(dueTexts)
  const none = useTexts(deadlineTexts).noDue
  const today = useToday()
  const day = useRef<HTMLButtonElement>(null)
  return (
    <Box data-hour={dueDay !== undefined || undefined}>
      <DateField
        ref={day}
        label={t.due}
        day={dueDay ?? null}
        none={none}
        around={today}
        onPick={(picked) => onChange({ dueDay: picked, ...(dueTime && { dueTime }) })}
      />
      {dueDay !== undefined && (
        <>
          <TextField
            type="time"
            aria-label={t.hour}
            defaultValue={dueTime ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const parsed = timeSchema.safeParse(value)
              if (value === '') onChange({ dueDay })
              else if (parsed.success && parsed.data) onChange({ dueDay, dueTime: parsed.data })
            }}
          />
          <IconButton
            label={t.noDue}
            onClick={() => {
              // The button goes with the date.
              day.current?.focus()
              onChange(null)
            }}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </Box>
  )
}
