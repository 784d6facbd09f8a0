import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import type { KeyboardEvent } from 'react'
import { directionOf } from '../../drag/arrow-keys.ts'
import { ownOrderTexts } from '../../texts/own-order.ts'
import { widgetTexts } from '../../texts/widget-names.ts'
import { Grip } from '../Grip.tsx'
import type { Step } from './CardSteps.tsx'

interface CardGripProps {
  id: WidgetId
  onStep: Step
}

/** The handle of a card whose order can be changed in edit mode: it is dragged, or moved by the arrow keys. */
export function CardGrip({ id, onStep }: CardGripProps) {
  const t = useTexts(ownOrderTexts)
  const name = useTexts(widgetTexts)[`name${id}`]
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOf(event.key)
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    // An arrow key would scroll the page.
    event.preventDefault()
    onStep(id, direction === 'up' || direction === 'left' ? -1 : 1)
  }
  return (
    <Grip
      label={t.grip({ name })}
      title={t.gripHint}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
      onKeyDown={onKeyDown}
    />
  )
}
