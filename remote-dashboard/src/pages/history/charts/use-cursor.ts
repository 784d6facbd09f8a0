import type { KeyboardEvent, PointerEvent } from 'react'

/** The place under the pointer or the keyboard; null for none. All charts over the same slots share it. */
export interface Cursor {
  at: number | null
  move: (at: number | null) => void
}

/** What a plot needs to know of its places to move a cursor over them. */
export interface Places {
  count: number
  /** What is read at a place. */
  textAt: (at: number) => string
  /** How far the arrow keys lead: to the side, and up or down. */
  steps: { side: number; down: number }
  /** The place at a point of the plot, whose sides are 1 by 1; it may lie outside. */
  placeAt: (x: number, y: number) => number
}

/** Places in a row, from left to right: up is later, as on a slider. */
export const placesInRow = (count: number, textAt: Places['textAt']): Places => {
  return { count, textAt, steps: { side: 1, down: -1 }, placeAt: (x) => Math.floor(x * count) }
}

/** Places that a press of Page Up or Page Down leaps over. */
const LEAP = 7

const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at))

/** The place to which a key leads, or null for a key that leads nowhere. */
function placeAfter(at: number, key: string, { count, steps: { side, down } }: Places): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - side,
    ArrowRight: at + side,
    ArrowUp: at - down,
    ArrowDown: at + down,
    PageDown: at - LEAP,
    PageUp: at + LEAP,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  return to === undefined ? null : within(to, count)
}

/**
 * The props of a plot that is a slider over its places. A screen reader reads the place at each step, and moves the
 * cursor by its own gestures. A pointer moves it too, also by a tap.
 */
export function cursorProps({ at, move }: Cursor, places: Places) {
  const { count, textAt, placeAt } = places
  const now = within(at ?? count - 1, count)
  const moveTo = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A plot without a size is not laid out.
    if (width > 0 && height > 0)
      move(within(placeAt((clientX - left) / width, (clientY - top) / height), count))
  }
  return {
    'aria-valuemin': 1,
    'aria-valuemax': count,
    'aria-valuenow': now + 1,
    'aria-valuetext': textAt(now),
    onPointerMove: moveTo,
    onPointerDown: moveTo,
    // A finger also leaves when it is lifted. The place that it has tapped stays.
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && document.activeElement !== currentTarget) move(null)
    },
    onFocus: () => move(now),
    onBlur: () => move(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const next = placeAfter(now, event.key, places)
      if (next === null) return
      event.preventDefault()
      move(next)
    },
  } as const
}
