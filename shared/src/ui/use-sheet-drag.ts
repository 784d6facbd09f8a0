import type { PointerEvent, RefObject } from 'react'

/** Up to this width a dialog is a sheet at the lower edge of the screen. */
export const SHEET = '(max-width: 639.98px)'

/** A sheet that is let go this many pixels lower closes; after a flick of some pixels too. */
const FAR_PX = 120
const FLICK_PX = 24
const FLICK_PX_PER_MS = 0.5

/**
 * Lets a finger draw a sheet down by its head. The sheet follows the finger; drawn far enough, or flicked, it asks its owner
 * to close. Otherwise, and when the owner keeps it open, it returns to its place.
 * @returns the handler of the head's presses.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  return (press: PointerEvent<HTMLElement>) => {
    const box = sheet.current
    const onButton = press.target instanceof Element && press.target.closest('button') !== null
    if (!box || onButton || !press.isPrimary || press.button !== 0 || !matchMedia(SHEET).matches) return
    const { clientY: startY, timeStamp: startTime, pointerId } = press
    const ended = new AbortController()
    let down = 0
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return
      down = Math.max(0, event.clientY - startY)
      box.dataset.drawn = 'true'
      box.style.translate = `0 ${down}px`
    }
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return
      ended.abort()
      delete box.dataset.drawn
      box.style.translate = ''
      const isFlick = down > FLICK_PX && down / (event.timeStamp - startTime) > FLICK_PX_PER_MS
      if (event.type === 'pointerup' && (down > FAR_PX || isFlick)) onClose()
    }
    const { signal } = ended
    document.addEventListener('pointermove', move, { signal })
    document.addEventListener('pointerup', end, { signal })
    document.addEventListener('pointercancel', end, { signal })
  }
}
