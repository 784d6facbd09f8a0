import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { phoneTexts } from '../../texts/phone.ts'
import { widgetTexts } from '../../texts/widget-names.ts'
import type { Step } from './CardSteps.tsx'

/** A finger drags by it at once, so it must not scroll the page. */
const Grip = styled(IconButton)`
  touch-action: none;
  cursor: grab;
`

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

interface CardGripProps {
  id: WidgetId
  onStep: Step
}

/** The handle of a card in the edit mode of a phone: it is dragged, or moved by the arrow keys. */
export function CardGrip({ id, onStep }: CardGripProps) {
  const t = useTexts(phoneTexts)
  const name = useTexts(widgetTexts)[`name${id}`]
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    // An arrow key would scroll the page.
    event.preventDefault()
    onStep(id, by)
  }
  return (
    <Grip
      label={t.grip({ name })}
      title={t.gripHint}
      data-grip=""
      aria-keyshortcuts="ArrowUp ArrowDown"
      onKeyDown={onKeyDown}
    >
      <GripVertical size={20} strokeWidth={1.75} aria-hidden="true" />
    </Grip>
  )
}
