import { useLanguageTag } from '@cadence/shared/i18n'
import { useId, useRef, useState } from 'react'
import { formatDate } from '../local-time/date-format.ts'
import { Labelled } from './event-form-styles.ts'
import { MonthCalendar } from './MonthCalendar.tsx'

interface DateFieldProps {
  label: string
  /** The chosen day, or null. */
  day: string | null
  /** Text when no day is chosen. */
  none?: string
  /** Day at which the calendar opens when none is chosen. */
  around: string
  onPick: (day: string) => void
}

/** A day, as a button that opens a calendar below it. */
export function DateField({ label, day, none = '', around, onPick }: DateFieldProps) {
  const tag = useLanguageTag('fr-FR')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const text = day === null ? none : formatDate('date', day, tag)
  return (
    <Labelled>
      <span id={`${id}-label`}>{label}</span>
      <button
        ref={button}
        id={id}
        type="button"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => setOpen(!open)}
      >
        {text}
      </button>
      {open && (
        <MonthCalendar
          focus
          day={day ?? around}
          onPick={(picked) => {
            onPick(picked)
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </Labelled>
  )
}
