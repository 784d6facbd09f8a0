import { useLanguageTag } from '@cadence/shared/i18n'
import { useId, useRef, useState } from 'react'
import { inStyle } from '../local-time/date-format.ts'
import { toMs } from '../local-time/local-time.ts'
import { Labelled } from './event-form-styles.ts'
import { Calendar } from './MonthCalendar.tsx'

interface DateFieldProps {
  label: string
  /** Null where no day is chosen. */
  day: string | null
  /** What stands there without a day. */
  none?: string
  /** The day that the calendar opens at without one. */
  around: string
  onPick: (day: string) => void
}

/** A day as a button that unfolds a calendar. */
export function DateField({ label, day, none = '', around, onPick }: DateFieldProps) {
  const tag = useLanguageTag('fr-FR')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const text = day === null ? none : inStyle('date', toMs(day), tag)
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
        <Calendar
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
