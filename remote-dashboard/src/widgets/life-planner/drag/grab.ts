import { minutesOf, type Wall, wallAt } from '../local-time/local-time.ts'

/** A mouse that moves so far drags, in pixels; a finger that moves so far scrolls. */
const SLOP_PX = 5
const TOUCH_SLOP_PX = 10
/** How long a finger holds an event before it moves it, in milliseconds. */
const HOLD_MS = 400
const STEP_MINUTES = 15
const DAY_MINUTES = 24 * 60
/** So near to the edge of what scrolls, in pixels, it scrolls along. */
const EDGE_PX = 36
const SCROLL_PX = 7

/** Where a dragged event would begin. */
export interface Target {
  day: string
  minutes: number
}

/** The quarter of an hour that is nearest, such that the event begins within the day. */
export function nearestStep(minutes: number): number {
  const step = Math.round(minutes / STEP_MINUTES) * STEP_MINUTES
  return Math.max(0, Math.min(DAY_MINUTES - STEP_MINUTES, step))
}

/** Scrolls what is around a pointer that is near its edge. @returns whether it scrolled. */
function scrollAlong(scroller: HTMLElement, y: number): boolean {
  const { top, bottom } = scroller.getBoundingClientRect()
  const before = scroller.scrollTop
  if (y < top + EDGE_PX * 2) scroller.scrollTop -= SCROLL_PX
  else if (y > bottom - EDGE_PX) scroller.scrollTop += SCROLL_PX
  return scroller.scrollTop !== before
}

/** One drag of an event, from the press to the release. */
class Drag {
  readonly #block: HTMLElement
  readonly #scroller: HTMLElement
  readonly #start: Wall
  readonly #from: { x: number; y: number; scrolled: number }
  #pointer: { x: number; y: number }
  #frame = 0

  constructor(block: HTMLElement, scroller: HTMLElement, start: Wall, x: number, y: number) {
    this.#block = block
    this.#scroller = scroller
    this.#start = start
    this.#from = { x, y, scrolled: scroller.scrollTop }
    this.#pointer = { x, y }
    block.dataset.dragging = 'true'
    this.#follow()
  }

  readonly #follow = () => {
    scrollAlong(this.#scroller, this.#pointer.y)
    const { x, y } = this.#shift()
    this.#block.style.translate = `${x}px ${y}px`
    this.#frame = requestAnimationFrame(this.#follow)
  }

  #shift() {
    const scrolled = this.#scroller.scrollTop - this.#from.scrolled
    return { x: this.#pointer.x - this.#from.x, y: this.#pointer.y - this.#from.y + scrolled }
  }

  move(x: number, y: number): void {
    this.#pointer = { x, y }
  }

  /** Where it would begin now: on the day under the pointer, at the time of its upper edge. */
  target(): Target | null {
    const { x, y } = this.#pointer
    const { top, bottom } = this.#scroller.getBoundingClientRect()
    // Beyond the edge, where it scrolls along, the day at the edge is meant.
    const inside = Math.max(top + 1, Math.min(bottom - 2, y))
    const under = document.elementFromPoint(x, inside)?.closest<HTMLElement>('[data-day]')
    if (!under || !this.#scroller.contains(under)) return null
    const day = under.dataset.day ?? ''
    const before = minutesOf(this.#start)
    // The head of a day takes the event at the time that it had.
    if (under.dataset.body === undefined) return { day, minutes: before }
    const minutes = before + (this.#shift().y / under.clientHeight) * DAY_MINUTES
    return { day, minutes: nearestStep(minutes) }
  }

  end(): void {
    cancelAnimationFrame(this.#frame)
    delete this.#block.dataset.dragging
    this.#block.style.translate = ''
  }
}

/** The press that ends a drag is no click on what lies there. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}

/**
 * Follows a press on an event: a mouse drags it as soon as it moves, a finger after it has held it for a moment;
 * Escape lets go. Calls back with the new start, by the clock that is shown, unless it is the old one.
 */
export function grab(
  press: PointerEvent,
  block: HTMLElement,
  start: Wall,
  onDrop: (start: Wall) => void,
): void {
  const scroller = block.closest<HTMLElement>('[role=group]')
  if (press.button !== 0 || !scroller) return
  const touch = press.pointerType === 'touch'
  const { clientX: x, clientY: y, pointerId } = press
  let drag: Drag | null = null
  const begin = () => {
    drag = new Drag(block, scroller, start, x, y)
    if (touch) navigator.vibrate?.(10)
  }
  const hold = touch ? setTimeout(begin, HOLD_MS) : undefined
  const over = new AbortController()
  const finish = () => {
    clearTimeout(hold)
    over.abort()
    drag?.end()
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    // Released where the page could not hear of it.
    if (event.buttons === 0) return finish()
    const far = Math.hypot(event.clientX - x, event.clientY - y)
    if (!drag && touch && far > TOUCH_SLOP_PX) finish()
    else if (!drag && !touch && far > SLOP_PX) begin()
    drag?.move(event.clientX, event.clientY)
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    const target = drag?.target()
    if (drag) swallowClick()
    finish()
    const dropped = target ? wallAt(target.day, target.minutes) : start
    if (dropped !== start) onDrop(dropped)
  }
  const options = { signal: over.signal }
  window.addEventListener('pointermove', onMove, options)
  window.addEventListener('pointerup', onUp, options)
  window.addEventListener('pointercancel', (event) => event.pointerId === pointerId && finish(), options)
  window.addEventListener('contextmenu', (event) => touch && event.preventDefault(), options)
  window.addEventListener('keydown', (event) => event.key === 'Escape' && finish(), options)
}
