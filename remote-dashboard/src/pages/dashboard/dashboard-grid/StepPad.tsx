import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  FoldHorizontal,
  FoldVertical,
  UnfoldHorizontal,
  UnfoldVertical,
} from 'lucide-react'
import type { Direction } from '../../../drag/arrow-keys.ts'
import { editorTexts } from '../../../texts/dashboard.ts'

const Pad = styled.div`
  display: grid;
  grid-template-columns: auto repeat(4, auto);
  align-items: center;
  padding: 0.375rem 0.375rem 0.375rem 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-3);
  box-shadow: var(--shadow);
  color: var(--muted);
  font-size: var(--text-xs);
  fieldset { display: contents; }
  legend { float: left; padding: 0 0.5rem 0 0; }
  button { width: 2.25rem; height: 2.25rem; }
  @container (max-width: 15rem) { grid-template-columns: repeat(4, auto); padding: 0.375rem; legend { grid-column: 1 / -1; } }
`

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

const moves = [
  { direction: 'left', label: 'moveLeft', Icon: ArrowLeft },
  { direction: 'right', label: 'moveRight', Icon: ArrowRight },
  { direction: 'up', label: 'moveUp', Icon: ArrowUp },
  { direction: 'down', label: 'moveDown', Icon: ArrowDown },
] as const

const sizes = [
  { direction: 'left', label: 'narrower', Icon: FoldHorizontal },
  { direction: 'right', label: 'wider', Icon: UnfoldHorizontal },
  { direction: 'up', label: 'shorter', Icon: FoldVertical },
  { direction: 'down', label: 'taller', Icon: UnfoldVertical },
] as const

interface StepPadProps {
  id: string
  onStep: (type: 'move' | 'resize', direction: Direction) => void
  onClose: () => void
}

/** The steps of the arrow keys as buttons. */
export function StepPad({ id, onStep, onClose }: StepPadProps) {
  const t = useTexts(editorTexts)
  return (
    <Pad id={id} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <fieldset>
        <legend>{t.place}</legend>
        {moves.map(({ direction, label, Icon }) => (
          <IconButton key={direction} label={t[label]} onClick={() => onStep('move', direction)}>
            <Icon {...icon} />
          </IconButton>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t.size}</legend>
        {sizes.map(({ direction, label, Icon }) => (
          <IconButton key={direction} label={t[label]} onClick={() => onStep('resize', direction)}>
            <Icon {...icon} />
          </IconButton>
        ))}
      </fieldset>
    </Pad>
  )
}
