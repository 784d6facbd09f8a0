import { useModal } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { MonthCalendar } from './MonthCalendar.tsx'

/** Distance to the field, and the least distance to the edges of the screen. */
const GAP_PX = 4
const EDGE_PX = 8

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

/** Puts a panel below its field, above it where there is more room, and never beyond the edge of the screen. */
function placeBeside(panel: HTMLElement, field: Element): void {
  const { top, bottom, left } = field.getBoundingClientRect()
  // Without the scrollbars, over which the top layer does not draw.
  const { clientWidth, clientHeight } = document.documentElement
  // Not the bounding box: the animation moves that.
  const { offsetWidth: width, offsetHeight: height } = panel
  const lowest = clientHeight - EDGE_PX - height
  const above = top - GAP_PX - height
  const below = bottom + GAP_PX
  const fitting = below > lowest && above >= EDGE_PX ? above : Math.min(below, lowest)
  panel.style.top = `${Math.max(EDGE_PX, fitting)}px`
  panel.style.left = `${Math.max(EDGE_PX, Math.min(left, clientWidth - EDGE_PX - width))}px`
}

/** Keeps a panel beside its field while it is open, also when the window changes. */
function usePlaceBeside(panel: RefObject<HTMLElement | null>, field: Element): void {
  useLayoutEffect(() => {
    const place = () => {
      if (panel.current) placeBeside(panel.current, field)
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [panel, field])
}

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
