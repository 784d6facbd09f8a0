import type { WidgetId } from '@cadence/shared/schemas'
import { memo, useRef } from 'react'
import { boxOf, TYPICAL_WIDTH } from '../../grid/grid-metrics.ts'
import { widgetEntry } from '../catalogue.ts'
import { displaySize } from '../display-size.ts'
import { LiveWidget } from './LiveWidget.tsx'
import { naturalSize, Shrunk } from './Shrunk.ts'
import { useNearWindow } from './use-near-window.ts'

interface WidgetMiniatureProps {
  id: WidgetId
  /**
   * The card on a small screen, in pixels: without a height it is as high as its content, and what holds the picture cuts it.
   * Without a card, the widget has its default proportions.
   */
  card?: { width: number; height: number | undefined }
}

/**
 * A widget as it is now, with the member's own content, drawn small. It is as wide as there is room. It is a picture: it
 * takes no press and no focus, and screen readers do not see it.
 */
export const WidgetMiniature = memo(function WidgetMiniature({ id, card }: WidgetMiniatureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNearWindow(frame)
  const entry = widgetEntry(id)
  const size = card ?? boxOf(entry, TYPICAL_WIDTH)
  return (
    <Shrunk ref={frame} style={naturalSize(size)} data-widget-miniature={id} inert aria-hidden="true">
      <div>{near && <LiveWidget id={id} size={displaySize(entry)} />}</div>
    </Shrunk>
  )
})
