import { useLanguageTag } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { CalendarDays } from 'lucide-react'
import { type Ref, useId } from 'react'
import { formatDate } from '../date-format.ts'
import { useDatePopover } from './use-date-popover.tsx'

/* Same size and borders as the other fields of a form. */
const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  & > span { font-size: var(--text-sm); font-weight: 600; }
  & > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    min-height: 3.25rem;
    padding: 0.5rem 0.875rem;
    border: 1px solid var(--outline);
    border-radius: var(--radius-control);
    background: var(--surface-1);
    color: var(--text);
    line-height: 1.3;
    text-align: start;
    transition: border-color var(--fast) var(--ease);
  }
  & > button:hover { border-color: var(--muted); }
  & > button:is(:focus-visible, [aria-expanded='true']) { border-color: var(--accent); outline: 2px solid var(--accent); outline-offset: 1px; }
  & > button > span { min-width: 0; }
  & > button > span::first-letter { text-transform: uppercase; }
  svg { flex: none; color: var(--muted); }
`

interface DateFieldProps {
  label: string
  /** The chosen day, or null. */
  day: string | null
  /** Text when no day is chosen. */
  none?: string
  /** Day at which the calendar opens when none is chosen. */
  around: string
  onPick: (day: string) => void
  /** Ref of the button: a form focuses it when its day is refused. */
  ref?: Ref<HTMLButtonElement>
}

/** A day, as a button that opens a calendar beside it. */
export function DateField({ label, day, none = '', around, onPick, ref }: DateFieldProps) {
  const tag = useLanguageTag('fr-FR')
  const { button, popover } = useDatePopover({ label, day: day ?? around, onPick })
  const id = useId()
  return (
    <Field>
      <span id={`${id}-label`}>{label}</span>
      <button ref={ref} id={id} {...button} aria-labelledby={`${id}-label ${id}`}>
        <span>{day === null ? none : formatDate('date', day, tag)}</span>
        <CalendarDays size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {popover}
    </Field>
  )
}
