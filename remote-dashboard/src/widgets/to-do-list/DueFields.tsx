import { useTexts } from '@cadence/shared/i18n'
import { type Task, taskSchema } from '@cadence/shared/schemas'
import { IconButton } from '@cadence/shared/ui'
import { X } from 'lucide-react'
import { useId, useRef } from 'react'
import { dueTexts } from '../../texts/due.ts'
import type { Due } from './task-commands.ts'

interface DueFieldsProps {
  task: Task
  onChange: (due: Due | null) => void
}

const { dueDay: daySchema, dueTime: timeSchema } = taskSchema.shape

/** The due date of a task, and its hour once there is a day. */
export function DueFields({ task: { dueDay, dueTime }, onChange }: DueFieldsProps) {
  const t = useTexts(dueTexts)
  const id = useId()
  const day = useRef<HTMLInputElement>(null)
  return (
    <fieldset aria-label={t.due} data-due-fields="">
      <label htmlFor={`${id}-day`}>{t.due}</label>
      <input
        ref={day}
        id={`${id}-day`}
        type="date"
        // A date with five digits of a year is still being typed, and no day.
        max="9999-12-31"
        defaultValue={dueDay ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const parsed = daySchema.safeParse(value)
          if (value === '') onChange(null)
          else if (parsed.success && parsed.data)
            onChange({ dueDay: parsed.data, ...(dueTime && { dueTime }) })
        }}
      />
      {dueDay !== undefined && (
        <>
          <input
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
              if (day.current) {
                day.current.value = ''
                // The button goes with the date.
                day.current.focus()
              }
              onChange(null)
            }}
          >
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </fieldset>
  )
}
