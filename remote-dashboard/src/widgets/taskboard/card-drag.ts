import type { Drag, Draggable } from '../../drag/drag.ts'
import { settle } from '../../drag/sort-rows.ts'
import { DONE } from './rules/lanes.ts'
import type { Place } from './rules/places.ts'

/** How the board scrolls while a card is dragged near its edges, in pixels. */
const edges = { top: 40, bottom: 40, sides: 48, fastest: 9 } as const

/** Called when a card was dropped at another place than its own. */
type OnDrop = (id: string, place: Place) => void

/**
 * The card that a press drags: with a mouse anywhere, with a finger by its handle at once or by a long press anywhere. A drag
 * changes styles only, so no card renders.
 * @param board the element that holds the columns, and scrolls.
 */
export function draggableCard(
  target: Element,
  press: PointerEvent,
  board: HTMLElement,
  onDrop: OnDrop,
): Draggable | null {
  const card = target.closest<HTMLElement>('[data-card]')
  if (!card) return null
  const byHandle = target.closest('[data-grip]') !== null
  const scroll = { element: board, ...edges }
  return { element: card, byHandle, scroll, begin: () => dragCard(card, press, board, onDrop) }
}

/** The layout of a column when the drag begins, in pixels of the window. */
interface LaneLayout {
  id: string
  element: HTMLElement
  left: number
  right: number
  /** Its cards without the dragged one. */
  cards: readonly { element: HTMLElement; middle: number }[]
  /** What is below its cards. */
  below: readonly HTMLElement[]
}

function measure(element: HTMLElement, dragged: HTMLElement): LaneLayout {
  const { left, right } = element.getBoundingClientRect()
  const cards = [...element.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card !== dragged)
  return {
    id: element.dataset.lane ?? '',
    element,
    left,
    right,
    cards: cards.map((card) => {
      const { top, height } = card.getBoundingClientRect()
      return { element: card, middle: top + height / 2 }
    }),
    below: [...element.querySelectorAll<HTMLElement>('[data-below]')],
  }
}

/** How far a place is from a column sideways, in pixels. */
const distance = (x: number, { left, right }: LaneLayout) => Math.max(left - x, x - right, 0)

/** The tab of a column under the pointer: where one column is shown, it stands for the others. */
function tabAt(board: HTMLElement, x: number, y: number): HTMLElement | undefined {
  const tabs = board.parentElement?.querySelectorAll<HTMLElement>('[role="tab"][data-column]') ?? []
  return [...tabs].find((tab) => {
    const { left, right, top, bottom } = tab.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })
}

function dragCard(card: HTMLElement, press: PointerEvent, board: HTMLElement, onDrop: OnDrop): Drag {
  const own = card.getBoundingClientRect()
  const middle = own.top + own.height / 2
  const lanes = [...board.querySelectorAll<HTMLElement>('[data-lane]')].map((lane) => measure(lane, card))
  const home = lanes.find(({ element }) => element.contains(card))
  const from = home?.cards.filter((each) => each.middle < middle).length ?? 0
  const list = card.parentElement
  const room = own.height + (list ? Number.parseFloat(getComputedStyle(list).rowGap) || 0 : 0)
  let place: Place = { column: home?.id ?? '', index: from }
  let marked: HTMLElement | undefined
  board.dataset.dragging = ''
  card.dataset.dragged = ''

  /** Moves an element down by a number of card heights, or up. */
  const shift = (element: HTMLElement, cards: number) => {
    element.style.transform = cards === 0 ? '' : `translateY(${cards * room}px)`
  }
  const mark = (element: HTMLElement | undefined) => {
    if (element === marked) return
    delete marked?.dataset.target
    if (element) element.dataset.target = ''
    marked = element
  }
  /** The cards make room for the dragged one at a place, or close the gap that it left with null. */
  const makeRoom = (lane: LaneLayout | null, index: number) => {
    for (const each of lanes) {
      const left = (at: number) => (each === home && at >= from ? -1 : 0)
      const comes = (at: number) => (each === lane && at >= index ? 1 : 0)
      for (const [at, { element }] of each.cards.entries()) shift(element, left(at) + comes(at))
      const end = each.cards.length
      for (const element of each.below) shift(element, (each === home ? -1 : 0) + comes(end))
    }
  }
  /** Completed tasks keep their order: one that comes to them is on top. */
  const indexIn = (lane: LaneLayout, y: number) => {
    if (lane.id !== DONE) return lane.cards.filter((each) => each.middle < y).length
    return lane === home ? from : 0
  }
  return {
    move({ clientX, clientY, dx, dy }) {
      card.style.transform = `translate(${dx}px, ${dy}px)`
      const tab = tabAt(board, clientX, clientY)
      if (tab && tab.dataset.column !== home?.id) {
        place = { column: tab.dataset.column ?? '', index: Number.POSITIVE_INFINITY }
        makeRoom(null, 0)
        mark(tab)
        return
      }
      const x = press.clientX + dx
      const lane = lanes.toSorted((a, b) => distance(x, a) - distance(x, b))[0]
      if (!lane) return
      place = { column: lane.id, index: indexIn(lane, middle + dy) }
      makeRoom(lane, place.index)
      mark(lane === home ? undefined : lane.element)
    },
    end(dropped) {
      const released = card.getBoundingClientRect()
      delete board.dataset.dragging
      delete card.dataset.dragged
      mark(undefined)
      for (const { cards, below } of lanes) {
        for (const element of [...cards.map((each) => each.element), ...below, card])
          element.style.transform = ''
      }
      const id = card.dataset.card
      if (id === undefined) return
      if (dropped && (place.column !== home?.id || place.index !== from)) onDrop(id, place)
      // React has moved the card by the next frame, perhaps as another element.
      requestAnimationFrame(() => {
        const moved = board.querySelector<HTMLElement>(`[data-card="${id}"]`)
        if (moved) settle(moved, released)
      })
    },
  }
}
