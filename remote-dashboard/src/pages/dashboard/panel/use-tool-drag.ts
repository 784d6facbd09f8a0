import { type WidgetId, widgetIds } from '@cadence/shared/schemas'
import type { RefObject } from 'react'
import { type Drag, type DragPoint, useDraggable } from '../../../drag/drag.ts'
import { pageScroll } from '../../../drag/edge-scroll.ts'
import type { DropTarget } from '../../../grid/EditableGrid.tsx'

/** Width of what follows the pointer, in pixels. */
const GHOST_WIDTH = 224

/** Shows a copy of an element under the pointer. @returns functions that move and remove it. */
function showGhost(source: Element) {
  const ghost = document.createElement('div')
  ghost.inert = true
  ghost.dataset.ghost = ''
  const picture = source.querySelector('[data-widget-miniature]') ?? source
  ghost.append(picture.cloneNode(true))
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '60',
    top: '0',
    left: '0',
    width: `${GHOST_WIDTH}px`,
    pointerEvents: 'none',
    borderRadius: 'var(--radius-control)',
    background: 'var(--surface-2)',
    boxShadow: 'var(--shadow)',
    outline: '2px solid var(--accent)',
    opacity: '0.9',
    visibility: 'hidden',
  })
  document.body.append(ghost)
  const { height } = ghost.getBoundingClientRect()
  return {
    move({ clientX, clientY }: DragPoint) {
      ghost.style.visibility = ''
      ghost.style.translate = `${clientX - GHOST_WIDTH / 2}px ${clientY - height / 2}px`
    },
    remove: () => ghost.remove(),
  }
}

/**
 * Lets the tools in the panel that are marked by `data-drag-widget` be dragged onto the grid. Where the grid is one
 * column there is none to drag onto, and a press adds them.
 */
export function useToolDrag(
  panel: RefObject<HTMLElement | null>,
  target: RefObject<DropTarget | null>,
): void {
  const begin = (id: WidgetId, source: HTMLElement): Drag => {
    const drag = target.current?.drag(id)
    const ghost = showGhost(source)
    if (panel.current) panel.current.dataset.dragging = ''
    return {
      move(point) {
        ghost.move(point)
        drag?.move(point)
      },
      end(dropped) {
        if (panel.current) delete panel.current.dataset.dragging
        ghost.remove()
        drag?.end(dropped)
      },
    }
  }
  useDraggable(panel, (pressed) => {
    const element = pressed.closest<HTMLElement>('[data-drag-widget]')
    const id = widgetIds.find((id) => id === element?.dataset.dragWidget)
    if (!element || id === undefined || !target.current) return null
    return { element, scroll: pageScroll, begin: () => begin(id, element) }
  })
}
