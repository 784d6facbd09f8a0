import { useModal } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { KeyboardEvent } from 'react'
import { usePlaceBeside } from '../../place-beside.ts'
import { MonthCalendar } from './MonthCalendar.tsx'

const Panel = styled.dialog`
  position: fixed;
  inset: auto;
  width: min(20rem, 100vw - 1rem);
  max-height: calc(100dvh - 1rem);
  margin: 0;
  padding: 0.5rem 0.75rem 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop { background: transparent; }
  @keyframes cadence-date { from { opacity: 0; transform: translateY(-4px); } }
  &[open] { animation: cadence-date var(--fast) var(--ease); }
`

interface DatePopoverProps {
  /** Its name for screen readers: what the day is for. */
  label: string
  /** The element beside which it opens. */
  field: Element
  /** The day that is chosen, or around which the member looks. */
  day: string
  onPick: (day: string) => void
  onClose: () => void
}

/**
 * A calendar beside its field. The arrow keys go from day to day, Enter picks one; Escape and a press outside close it. The
 * focus then returns to the field.
 */
export function DatePopover({ label, field, day, onPick, onClose }: DatePopoverProps) {
  const modal = useModal(onClose)
  usePlaceBeside(modal.ref, field)
  // A browser lets only one of two Escapes in a row be refused: the second would close the form below, with its input.
  const closeOnEscape = (press: KeyboardEvent) => {
    if (press.key !== 'Escape') return
    press.preventDefault()
    press.stopPropagation()
    onClose()
  }
  return (
    <Panel aria-label={label} data-anchored {...modal} onKeyDown={closeOnEscape}>
      <MonthCalendar
        focus
        day={day}
        onPick={(picked) => {
          onPick(picked)
          onClose()
        }}
      />
    </Panel>
  )
}
