import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useId, useRef } from 'react'
import { type Direction, directionOf } from '../../../drag/arrow-keys.ts'
import { Grip } from '../../../grid/Grip.tsx'
import { editorTexts } from '../../../texts/dashboard.ts'
import { widgetTexts } from '../../../texts/widget-names.ts'
import { StepPad } from './StepPad.tsx'

const Bar = styled.div`
  position: absolute;
  top: 0.5rem;
  right: 0.5rem;
  z-index: 1;
  display: grid;
  justify-items: end;
  gap: 0.25rem;
  cursor: default;
  transition: opacity var(--fast) var(--ease);
  /* While something is dragged, no card asks for a press. */
  [data-arranging] > [data-widget] > &&, [data-dragging]:not([data-folded]) > [data-widget] > && { opacity: 0; }
  & > div:first-of-type {
    display: flex;
    border: 1px solid transparent;
    border-radius: var(--radius-control);
    transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease);
  }
  & > div:first-of-type > button:not(:hover) { color: var(--faint); }
  /* The tools of every card are there, and stand back until the pointer or the focus is on it. */
  [data-widget]:is(:hover, :focus-within) > & > div:first-of-type { border-color: var(--hairline); background: var(--surface-3); }
  [data-widget]:is(:hover, :focus-within) > & > div:first-of-type > button:not(:hover) { color: var(--text); }
  & > div:first-of-type button { width: 2.25rem; height: 2.25rem; }
  /* In the row of a phone the grip is before the name of the card. */
  [data-folded] > [data-widget] > && {
    inset: 0 0.25rem 0 0;
    align-items: center;
    pointer-events: none;
    & > div:first-of-type { border-color: transparent; background: none; pointer-events: auto; }
    [data-grip] { position: absolute; left: 0; width: 2.5rem; pointer-events: auto; }
  }
  @media (pointer: coarse) { top: 0.25rem; right: 0.25rem; & > div:first-of-type button { width: 2.75rem; height: 2.75rem; } }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface WidgetToolsProps {
  id: WidgetId
  /** False on a small screen: the layout cannot be changed there. */
  movable: boolean
  /** What moves the card there, in the order of the small screens. */
  movers: ReactNode
  /** Whether the step pad is open. */
  open: boolean
  onOpen: (id: WidgetId, open: boolean) => void
  onStep: (type: 'move' | 'resize', id: WidgetId, direction: Direction) => void
  onRemove: (id: WidgetId, click: MouseEvent) => void
}

/**
 * Toolbar of a widget in edit mode. The grip drags the widget; on it the arrow keys move the widget and Shift with them
 * resizes it; a press opens the same steps as buttons.
 */
export const WidgetTools = memo(function WidgetTools(props: WidgetToolsProps) {
  const { id, movable, movers, open, onOpen, onStep, onRemove } = props
  const padId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const t = useTexts(editorTexts)
  const name = useTexts(widgetTexts)[`name${id}`]
  const lang = useLanguageTag('en')
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOf(event.key)
    if (event.key === 'Escape') onOpen(id, false)
    // With another modifier the browser uses the key: Alt with an arrow goes back in its history.
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    // An arrow key would scroll the page.
    event.preventDefault()
    onStep(event.shiftKey ? 'resize' : 'move', id, direction)
  }
  const close = () => {
    // The button with the focus is removed with the pad.
    opener.current?.focus({ preventScroll: true })
    onOpen(id, false)
  }
  return (
    <Bar data-tools="">
      <div role="toolbar" aria-label={name}>
        {movable && (
          <Grip
            ref={opener}
            label={t.arrange({ name })}
            title={t.arrangeHint}
            aria-expanded={open}
            aria-controls={padId}
            onClick={() => onOpen(id, !open)}
            onKeyDown={onKeyDown}
          />
        )}
        {!movable && movers}
        <IconButton
          lang={lang}
          label={t.remove({ name })}
          tone="danger"
          onClick={(click) => onRemove(id, click)}
        >
          <X {...icon} />
        </IconButton>
      </div>
      {open && (
        <StepPad id={padId} onStep={(type, direction) => onStep(type, id, direction)} onClose={close} />
      )}
    </Bar>
  )
})
