import { type PointerEvent, useRef } from 'react'

/** A swipe goes at least this far sideways, in pixels, and this many times as far as up or down. */
const FAR_PX = 56
const SIDEWAYS = 2

/**
 * Handlers of an element on which a finger swipes to the next or the one before. A drag in it, which marks the element or
 * something in it with `data-dragging`, is no swipe.
 */
export function useSwipe(onSwipe: (by: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const end = () => {
    start.current = null
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x, y } : null
    },
    onPointerMove: ({ currentTarget }: PointerEvent) => {
      if (currentTarget.matches('[data-dragging], :has([data-dragging])')) end()
    },
    onPointerCancel: end,
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      end()
      if (!from) return
      const dx = clientX - from.x
      if (Math.abs(dx) >= FAR_PX && Math.abs(dx) >= SIDEWAYS * Math.abs(clientY - from.y))
        onSwipe(dx < 0 ? 1 : -1)
    },
  }
}
