import { type RefObject, useEffect, useEffectEvent } from 'react'
import { createEdgeScroll, type ScrollArea, scrollOffset } from './edge-scroll.ts'

/** How far a pointer moves before its press becomes a drag, in pixels. With less, a click would drag. */
export const THRESHOLD_PX = 4

/** How long a finger rests before it drags, in milliseconds. With less, a swipe would drag instead of scrolling. */
export const LONG_PRESS_MS = 350

/** How far a resting finger may stray, in pixels. */
const STRAY_PX = 10

const VIBRATION_MS = 12

/** Where the pointer of a drag is. */
export interface DragPoint {
  /** In the window, in pixels. */
  clientX: number
  clientY: number
  /** How far it is from where it was pressed, in pixels. Includes what has scrolled beneath it. */
  dx: number
  dy: number
}

/** One drag, which begins when the press has lasted or moved enough. */
export interface Drag {
  move: (point: DragPoint) => void
  /** Called once. `dropped` is false when the drag was cancelled: then everything goes back to where it was. */
  end: (dropped: boolean) => void
}

/** An element that a press may drag. */
export interface Draggable {
  /** Captures the pointer while it is dragged. */
  element: HTMLElement
  /** For a handle whose style is `touch-action: none`: a finger drags it without a long press. */
  byHandle?: boolean
  scroll: ScrollArea
  begin: () => Drag
}

/** Finds the element that a press drags, or null. */
export type FindDraggable = (target: Element, press: PointerEvent) => Draggable | null

/** The press that is followed. There is one at most, so that nothing is dragged by two pointers. */
let current: { isDragging: () => boolean; finish: () => void } | null = null

/**
 * Lets elements in a container be dragged. A mouse and a pen drag as soon as they move. A finger drags after a long
 * press, so that a swipe scrolls. A drag is cancelled by Escape and by the loss of the pointer or of the window's focus.
 * @returns a function that removes the listeners and cancels a drag.
 */
export function makeDraggable(container: HTMLElement, find: FindDraggable): () => void {
  let press: typeof current = null
  const onPointerDown = (event: PointerEvent) => {
    if (current || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
    const draggable = find(event.target, event)
    if (draggable) press = current = followPress(event, draggable)
  }
  // Added before any touch: Chrome and Safari ignore a listener that is added during the touch, and would scroll.
  const onTouchMove = (event: TouchEvent) => {
    if (current?.isDragging() && event.cancelable) event.preventDefault()
  }
  container.addEventListener('pointerdown', onPointerDown)
  container.addEventListener('touchmove', onTouchMove, { passive: false })
  return () => {
    container.removeEventListener('pointerdown', onPointerDown)
    container.removeEventListener('touchmove', onTouchMove)
    if (press === current) press?.finish()
  }
}

/** {@link makeDraggable} for a component. */
export function useDraggable(container: RefObject<HTMLElement | null>, find: FindDraggable): void {
  const findNow = useEffectEvent(find)
  useEffect(() => {
    if (container.current) return makeDraggable(container.current, (target, press) => findNow(target, press))
  }, [container])
}

/** Follows one press until its pointer is released. */
function followPress(press: PointerEvent, { element, byHandle = false, scroll, begin }: Draggable) {
  const { pointerId, pointerType, clientX, clientY } = press
  const needsLongPress = pointerType === 'touch' && !byHandle
  const startScroll = scrollOffset(scroll)
  let pointer = { clientX, clientY }
  let drag: Drag | null = null
  let dragged = false
  let cancelled = false

  const moveDrag = () => {
    const { x, y } = scrollOffset(scroll)
    drag?.move({
      ...pointer,
      dx: pointer.clientX - clientX + x - startScroll.x,
      dy: pointer.clientY - clientY + y - startScroll.y,
    })
  }
  const edges = createEdgeScroll(scroll, moveDrag)
  const start = () => {
    drag = begin()
    dragged = true
    element.setPointerCapture(pointerId)
    if (needsLongPress) navigator.vibrate?.(VIBRATION_MS)
  }
  const longPress = needsLongPress ? setTimeout(start, LONG_PRESS_MS) : undefined

  const endDrag = (dropped: boolean) => {
    const ended = drag
    clearTimeout(longPress)
    edges.stop()
    drag = null
    ended?.end(dropped)
  }
  /** No drag comes of this press any more. Its pointer is still down. */
  const cancel = () => {
    cancelled = true
    endDrag(false)
  }
  const released = new AbortController()
  const finish = (dropped = false) => {
    released.abort()
    current = null
    endDrag(dropped)
  }

  const listen = <T extends keyof WindowEventMap>(type: T, listener: (event: WindowEventMap[T]) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: released.signal })
  listen('pointermove', (event) => {
    if (event.pointerId !== pointerId) return
    // The release went to a menu or to a dialog of the browser, and the page was not told.
    if (event.buttons === 0) return finish()
    if (cancelled) return
    pointer = { clientX: event.clientX, clientY: event.clientY }
    const far = Math.hypot(pointer.clientX - clientX, pointer.clientY - clientY)
    if (!drag && needsLongPress && far > STRAY_PX) cancel()
    if (!drag && !needsLongPress && far > THRESHOLD_PX) start()
    if (!drag) return
    moveDrag()
    edges.move(pointer)
  })
  listen('pointerup', (event) => {
    if (event.pointerId !== pointerId) return
    if (dragged) swallowClick()
    finish(drag !== null)
  })
  listen('pointercancel', (event) => event.pointerId === pointerId && finish())
  listen('lostpointercapture', (event) => {
    // The element under a finger captures the touch at first, and loses it to the dragged element when the drag begins.
    // For a dragged element that was removed, the event is sent to the document.
    if (event.pointerId === pointerId && (event.target === element || event.target === document)) cancel()
  })
  listen('pointerdown', (event) => {
    // A pen has another id at each contact.
    if (event.pointerId === pointerId || cancelled) finish()
    // Two fingers zoom.
    else if (!drag) cancel()
  })
  // The blur of an element arrives here too, and does not cancel.
  listen('blur', (event) => event.target instanceof Element || cancel())
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !drag) return
    // The same key would also close a dialog or the options around the dragged element.
    event.stopPropagation()
    cancel()
  })
  // A wheel scrolls while the pointer rests.
  listen('scroll', moveDrag)
  listen('selectstart', (event) => event.preventDefault())
  listen('dragstart', (event) => event.preventDefault())
  listen('contextmenu', (event) => {
    // Android opens the menu at a long press, and takes the touch away.
    if (pointerType === 'touch') event.preventDefault()
    else cancel()
  })
  return { isDragging: () => drag !== null, finish: () => finish() }
}

/** Stops the click that follows the release of a drag: it would open what lies under the pointer. */
function swallowClick(): void {
  const onClick = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { capture: true, once: true })
  // No click comes where the press and the release have no element in common: the next one is meant.
  setTimeout(() => window.removeEventListener('click', onClick, { capture: true }))
}
