import type { Drag, Draggable } from '../../drag/drag.ts'
import { sortRow } from '../../drag/sort-rows.ts'

/** How the page scrolls while a card is dragged near the edges. The bars of the app lie over both. */
const pageScroll = { element: null, top: 96, bottom: 96, fastest: 12 } as const

/** Called when a card was dropped: before another card, or after all with null. */
type OnDrop = (id: string, before: string | null) => void

/**
 * The card that a press drags, in the one column of a phone: by its header, by the grip of edit mode, or anywhere in edit
 * mode, where the content of a card is inert and the card itself is pressed.
 */
export function draggableCard(target: Element, column: HTMLElement, onDrop: OnDrop): Draggable | null {
  const card = target.closest<HTMLElement>('[data-widget]')
  if (!card || card.parentElement !== column) return null
  const byHandle = target.closest('[data-grip]') !== null
  const onHeader = target.closest('[data-widget] > section > header') !== null
  const onCard = 'editing' in column.dataset && target === card
  if (!byHandle && (target.closest('button, a, input') || !(onHeader || onCard))) return null
  return { element: card, byHandle, scroll: pageScroll, begin: () => dragCard(card, column, onDrop) }
}

/** Scrolls the page so that an element is at a height of the window again. @returns how far it still is from it. */
function keepAt(element: HTMLElement, top: number): number {
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  return element.getBoundingClientRect().top - top
}

/** Drags a card among the others. All are folded to their headers meanwhile: the whole column is in reach of a thumb. */
function dragCard(card: HTMLElement, column: HTMLElement, onDrop: OnDrop): Drag {
  const folded = 'folded' in column.dataset
  const { top } = card.getBoundingClientRect()
  const scrolled = window.scrollY
  column.dataset.folded = ''
  // The column is shorter now, so the page may not scroll far enough: the card jumps by the rest.
  const rest = keepAt(card, top)
  const unfolding = window.scrollY - scrolled
  const rows = [...column.querySelectorAll<HTMLElement>(':scope > [data-widget]')]
  const drag = sortRow(card, { list: column, rows }, (next) => {
    if (card.dataset.widget !== undefined) onDrop(card.dataset.widget, next?.dataset.widget ?? null)
  })
  return {
    move: (point) => drag.move({ ...point, dy: point.dy - unfolding - rest }),
    end(dropped) {
      drag.end(dropped)
      if (folded) {
        // In edit mode the dropped card is the chosen one.
        if (dropped) card.focus({ preventScroll: true })
        return
      }
      // React moves the card before the next frame.
      requestAnimationFrame(() => {
        const at = card.getBoundingClientRect().top
        delete column.dataset.folded
        keepAt(card, at)
      })
    },
  }
}
