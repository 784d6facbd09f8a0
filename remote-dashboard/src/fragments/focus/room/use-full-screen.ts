import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The way out of full screen that has begun. What enters before its end would be thrown out with it. */
let leaving: Promise<unknown> = Promise.resolve()

/**
 * Shows an element in full screen while its component is mounted, where the browser allows it: Safari on iPhone does not,
 * and others only within seconds of a press.
 * Call it before the element's dialog is opened: afterwards the focus returns to where it is now.
 * @param onLeave called when the member leaves full screen, by Escape or another way of the browser.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    before.current = document.activeElement
    const target = element.current
    return () => {
      if (!target || document.fullscreenElement !== target) return
      leaving = document
        .exitFullscreen()
        .catch((error: unknown) => console.warn('Full screen could not be left', error))
    }
  }, [element])
  useEffect(() => {
    const target = element.current
    let isFull = false
    const onChange = () => {
      if (document.fullscreenElement === target) isFull = true
      else if (isFull) leave.current()
    }
    document.addEventListener('fullscreenchange', onChange)
    const enter = async () => {
      try {
        await leaving
        // A room that was left meanwhile stays out.
        if (document.fullscreenEnabled && target?.isConnected)
          await target.requestFullscreen({ navigationUI: 'hide' })
      } catch (error) {
        // The room fills the window all the same.
        console.warn('Full screen was refused', error)
      }
    }
    void enter()
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      // While the element was in full screen nothing outside it could have the focus: its dialog could not give it back.
      const { current } = before
      if (document.activeElement === document.body && current instanceof HTMLElement)
        current.focus({ preventScroll: true })
    }
  }, [element])
}
