import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type ComponentType, type CSSProperties, lazy, Suspense } from 'react'
import { boxOf, TYPICAL_WIDTH } from '../../grid/grid-metrics.ts'
import { widgetEntry } from '../../widgets/catalogue.ts'
import type { LibraryTool } from './tool-library.ts'

/** Height of the picture of a widget, in rem. A wide one is lower. */
const HEIGHT = 10

const Stage = styled.div`
  display: grid;
  place-items: center;
  height: ${HEIGHT + 1.5}rem;
  padding: 0.75rem;
  border-radius: var(--radius-control);
  background: var(--page);
  overflow: hidden;
  color: var(--faint);
  & > div { width: min(100%, calc(var(--ratio) * ${HEIGHT}rem)); }
  /* A tool that is not chosen yet: an empty place. */
  &[data-empty] { border: 1px dashed var(--outline); background: transparent; }
`

/** Without a network there is no picture: it must not take the page with it. */
const WidgetMiniature = lazy(() =>
  import('../../widgets/miniature/WidgetMiniature.tsx').then(
    (all): { default: ComponentType<{ id: WidgetId }> } => ({ default: all.WidgetMiniature }),
    () => ({ default: () => null }),
  ),
)

/** What a tool looks like on the dashboard, with the member's own content. Its code is loaded after the page. */
export function ToolPicture({ tool: { widget, Icon } }: { tool: LibraryTool }) {
  if (widget === null) {
    return (
      <Stage data-empty="" aria-hidden="true">
        <Icon size={40} strokeWidth={1.25} />
      </Stage>
    )
  }
  return (
    <Stage aria-hidden="true" style={{ '--ratio': ratioOf(widget) } as CSSProperties}>
      <Suspense>
        <div>
          <WidgetMiniature id={widget} />
        </div>
      </Suspense>
    </Stage>
  )
}

/** Width of a widget by its height. */
function ratioOf(widget: WidgetId): number {
  const { width, height } = boxOf(widgetEntry(widget), TYPICAL_WIDTH)
  return width / height
}
