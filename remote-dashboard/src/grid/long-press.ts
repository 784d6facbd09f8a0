/** How long a finger rests on a widget before it lifts it, in milliseconds. Less would lift widgets while scrolling. */
export const PRESS_MS = 300

/** How far a finger that rests may stray, in pixels. */
const STRAY_PX = 10

const VIBRATION_MS = 12

/** What a finger works at once, or not at all. */
const NOT_LIFTED = '[data-tools], .react-resizable-handle'

interface Press {
  cell: HTMLElement
  target: EventTarget
  touch: Touch
  lifted: boolean
  timer: ReturnType<typeof setTimeout>
}

const sameFinger = (touches: TouchList, { identifier }: Touch) =>
  [...touches].find((touch) => touch.identifier === identifier)

/** A touch event as the browser would send it for one finger. */
function touchEvent(type: 'touchstart' | 'touchmove' | 'touchend', touch: Touch): TouchEvent {
  const down = type === 'touchend' ? [] : [touch]
  const lists = { touches: down, targetTouches: down, changedTouches: [touch] }
  return new TouchEvent(type, { bubbles: true, cancelable: true, ...lists })
}

/** Moves what a finger drags once more, after the page has moved beneath it. */
export function repeatTouch(touch: Touch): void {
  touch.target.dispatchEvent(touchEvent('touchmove', touch))
}

/**
 * On touch screens a widget is dragged after a long press, so that a swipe over it scrolls the page. react-draggable
 * takes every touch at its start: it is kept from it until the press was long enough, and then given to it.
 * @param box element around the grid.
 * @returns a function that ends it.
 */
export function dragByLongPress(box: HTMLElement): () => void {
  let press: Press | null = null
  let given: Event | null = null

  const forget = () => {
    if (!press) return
    clearTimeout(press.timer)
    delete press.cell.dataset.lifted
    press = null
  }
  const lift = () => {
    if (!press) return
    press.lifted = true
    press.cell.dataset.lifted = ''
    navigator.vibrate?.(VIBRATION_MS)
    given = touchEvent('touchstart', press.touch)
    press.target.dispatchEvent(given)
    given = null
  }
  const start = (event: TouchEvent) => {
    const { target } = event
    const touch = event.changedTouches[0]
    if (event === given || !(target instanceof Element) || !touch) return
    const cell = target.closest<HTMLElement>('.react-draggable')
    if (!cell || target.closest(NOT_LIFTED)) return
    event.stopPropagation()
    // A second finger is there to zoom, unless the first one is dragging.
    if (press?.lifted) return
    forget()
    if (event.touches.length > 1) return
    press = { cell, target, touch, lifted: false, timer: setTimeout(lift, PRESS_MS) }
  }
  const move = (event: TouchEvent) => {
    const touch = press && sameFinger(event.changedTouches, press.touch)
    if (!press || !touch) return
    // What is lifted is dragged: the page stays.
    if (press.lifted) event.preventDefault()
    else if (strays(press.touch, touch)) forget()
  }
  const end = (event: TouchEvent) => {
    const touch = press && sameFinger(event.changedTouches, press.touch)
    if (!press || !touch) return
    const { lifted, target } = press
    forget()
    if (!lifted) return
    // No click follows.
    event.preventDefault()
    // The browser took the touch away: react-draggable does not listen to that.
    if (event.type === 'touchcancel') target.dispatchEvent(touchEvent('touchend', touch))
  }
  // A long press opens a menu in some browsers, which would take the touch away.
  const noMenu = (event: Event) => press && event.preventDefault()

  const options = { capture: true, passive: false } as const
  box.addEventListener('touchstart', start, options)
  box.addEventListener('touchmove', move, options)
  box.addEventListener('touchend', end, options)
  box.addEventListener('touchcancel', end, options)
  box.addEventListener('contextmenu', noMenu)
  return () => {
    forget()
    box.removeEventListener('touchstart', start, options)
    box.removeEventListener('touchmove', move, options)
    box.removeEventListener('touchend', end, options)
    box.removeEventListener('touchcancel', end, options)
    box.removeEventListener('contextmenu', noMenu)
  }
}

const strays = (from: Touch, to: Touch) =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > STRAY_PX
