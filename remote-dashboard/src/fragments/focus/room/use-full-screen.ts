import { type RefObject, useEffect, useRef } from 'react'

/**
 * Shows an element in full screen while its component is mounted, where the browser allows it: Safari on iPhone does not,
 * and others only within seconds of a press.
 * @param onLeave called when the member leaves full screen, by Escape or another way of the browser.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    const target = element.current
    // Otherwise the place of the page's scroll bar would stay beside the room.
    const { style } = document.documentElement
    style.scrollbarGutter = 'auto'
    let isFull = false
    const onChange = () => {
      if (document.fullscreenElement === target) isFull = true
      else if (isFull) leave.current()
    }
    document.addEventListener('fullscreenchange', onChange)
    const enter = async () => {
      try {
        if (document.fullscreenEnabled) await target?.requestFullscreen({ navigationUI: 'hide' })
      } catch (error) {
        // The room fills the window all the same.
        console.warn('Full screen was refused', error)
      }
    }
    void enter()
    return () => {
      style.scrollbarGutter = ''
      document.removeEventListener('fullscreenchange', onChange)
      if (document.fullscreenElement === target && target) void document.exitFullscreen()
    }
  }, [element])
}
