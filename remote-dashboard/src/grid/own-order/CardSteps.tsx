import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { ownOrderTexts } from '../../texts/own-order.ts'
import { widgetTexts } from '../../texts/widget-names.ts'

const Box = styled.div`
  position: absolute;
  inset: 0 0.25rem 0 auto;
  display: flex;
  align-items: center;
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Moves a card up or down by one place. */
export type Step = (id: WidgetId, by: -1 | 1) => void

interface CardStepsProps {
  id: WidgetId
  onStep: Step
}

/** The buttons that move a folded card up and down. */
export function CardSteps({ id, onStep }: CardStepsProps) {
  const t = useTexts(ownOrderTexts)
  const name = useTexts(widgetTexts)[`name${id}`]
  return (
    <Box>
      <IconButton label={t.moveUp({ name })} onClick={() => onStep(id, -1)}>
        <ArrowUp {...icon} />
      </IconButton>
      <IconButton label={t.moveDown({ name })} onClick={() => onStep(id, 1)}>
        <ArrowDown {...icon} />
      </IconButton>
    </Box>
  )
}
