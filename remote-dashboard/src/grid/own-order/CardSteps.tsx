import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { ownOrderTexts } from '../../texts/own-order.ts'
import { widgetTexts } from '../../texts/widget-names.ts'

/**
 * The arrows are seen on the card that was tapped, has the focus or is under the pointer: on each of ten cards they would be the
 * most of what is seen. An arrow that cannot move its card is `aria-disabled`: a disabled button would lose the focus.
 */
const Box = styled.div`
  display: flex;
  [data-folded] > [data-widget]:not(:hover, :focus-within) > div > div > & { opacity: 0; pointer-events: none; }
  && > button { width: 2.25rem; height: 2.75rem; }
  && > button:not(:hover, :focus-visible) { color: var(--faint); }
  && > [aria-disabled='true'] { opacity: 0.35; }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Moves a card up or down by one place. */
export type Step = (id: WidgetId, by: -1 | 1) => void

interface CardStepsProps {
  id: WidgetId
  isFirst: boolean
  isLast: boolean
  onStep: Step
}

/** The buttons that move a folded card up and down. */
export function CardSteps({ id, isFirst, isLast, onStep }: CardStepsProps) {
  const t = useTexts(ownOrderTexts)
  const name = useTexts(widgetTexts)[`name${id}`]
  return (
    <Box>
      <IconButton label={t.moveUp({ name })} aria-disabled={isFirst} onClick={() => onStep(id, -1)}>
        <ArrowUp {...icon} />
      </IconButton>
      <IconButton label={t.moveDown({ name })} aria-disabled={isLast} onClick={() => onStep(id, 1)}>
        <ArrowDown {...icon} />
      </IconButton>
    </Box>
  )
}
