import { useModal } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react'

const Panel = styled.dialog`
  position: fixed;
  inset: auto;
  max-height: calc(100dvh - 1rem);
  margin: 0;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop { background: transparent; }
  @keyframes cadence-popover { from { opacity: 0; transform: translateY(-4px); } }
  &[open] { animation: cadence-popover var(--fast) var(--ease); }
`

/** Distance to the field. */
const GAP_PX = 4
/** Least distance to the edges of the screen. */
const EDGE_PX = 8

/** Puts a panel below its field, above it where there is more room, and never beyond the edge of the screen. */
function placeBeside(panel: HTMLElement, field: Element): void {
  const { top, bottom, left } = field.getBoundingClientRect()
  // Without the scrollbars, over which the top layer does not draw.
  const { clientWidth, clientHeight } = document.documentElement
  // `offsetWidth`, because the animation moves the bounding box.
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

export interface PopoverProps {
  /** Its name for screen readers. */
  label: string
  /** The element beside which it opens. */
  field: Element
  onClose: () => void
  className?: string
  children: ReactNode
}

/** A panel beside its field. Escape and a press outside close it; the focus then returns to the field. */
export function Popover({ label, field, onClose, className, children }: PopoverProps) {
  const modal = useModal(onClose)
  usePlaceBeside(modal.ref, field)
  // A browser lets a page prevent only one of two Escapes in a row. The second would close the form below and lose its
  // text.
  const closeOnEscape = (press: KeyboardEvent) => {
    if (press.key !== 'Escape') return
    press.preventDefault()
    press.stopPropagation()
    onClose()
  }
  return (
    <Panel aria-label={label} data-anchored {...modal} className={className} onKeyDown={closeOnEscape}>
      {children}
    </Panel>
  )
}
