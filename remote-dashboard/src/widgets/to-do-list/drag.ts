import { clampDelta, dropIndex, type Span, shift } from './drag-place.ts'
import type { OnDrop } from './use-reorder.ts'

/** A press of the handle that moves no further opens the options; in pixels. */
const THRESHOLD = 4
/** A finger that rests so long, in milliseconds, and strays no further, in pixels, drags. */
const LONG_PRESS_MS = 350
const LONG_PRESS_SLOP = 10
/** Within so many pixels of an edge the list scrolls, by so many a frame. */
const EDGE = 32
const SCROLL_STEP = 7
const SETTLE_MS = 160

const ROWS = 'li[data-task]:not([data-done])'

/** A drag in progress. */
class Drag {
  readonly #list: HTMLElement
  readonly #rows: HTMLElement[]
  readonly #spans: Span[]
  readonly #from: number
  readonly #startY: number
  readonly #startScroll: number
  #y: number
  #to: number
  #frame = 0

  constructor(list: HTMLElement, row: HTMLElement, y: number) {
    this.#list = list
    this.#rows = [...list.querySelectorAll<HTMLElement>(ROWS)]
    this.#spans = this.#rows.map((each) => {
      const { top, height } = each.getBoundingClientRect()
      return { top, height }
    })
    this.#from = this.#rows.indexOf(row)
    this.#to = this.#from
    this.#startY = y
    this.#y = y
    this.#startScroll = list.scrollTop
    list.setAttribute('data-dragging', '')
    row.setAttribute('data-dragged', '')
    this.#scroll()
  }

  move(y: number): void {
    this.#y = y
    const dragged = y - this.#startY + this.#list.scrollTop - this.#startScroll
    const delta = clampDelta(this.#spans, this.#from, dragged)
    this.#to = dropIndex(this.#spans, this.#from, delta)
    const room = this.#spans[this.#from]?.height ?? 0
    this.#rows.forEach((row, index) => {
      const by = index === this.#from ? delta : shift(index, this.#from, this.#to) * room
      row.style.transform = by === 0 ? '' : `translateY(${by}px)`
    })
  }

  #scroll = (): void => {
    const { top, bottom } = this.#list.getBoundingClientRect()
    const by = this.#y < top + EDGE ? -SCROLL_STEP : this.#y > bottom - EDGE ? SCROLL_STEP : 0
    const before = this.#list.scrollTop
    if (by !== 0) this.#list.scrollTop = before + by
    if (this.#list.scrollTop !== before) this.move(this.#y)
    this.#frame = requestAnimationFrame(this.#scroll)
  }

  /** Puts everything back, and hands over where the row was dropped. */
  end(onDrop: OnDrop | null): void {
    cancelAnimationFrame(this.#frame)
    const row = this.#rows[this.#from]
    const seen = row?.getBoundingClientRect().top ?? 0
    this.#list.removeAttribute('data-dragging')
    for (const each of this.#rows) each.style.transform = ''
    row?.removeAttribute('data-dragged')
    const others = this.#rows.filter((each) => each !== row)
    const id = row?.dataset.task
    if (onDrop && id !== undefined && this.#to !== this.#from) {
      onDrop(id, others[this.#to]?.dataset.task ?? null)
    }
    if (row) requestAnimationFrame(() => settle(row, seen))
  }
}

/** From where the row was let go to where it belongs. */
function settle(row: HTMLElement, from: number): void {
  const by = from - row.getBoundingClientRect().top
  if (by === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
    duration: SETTLE_MS,
    easing: 'ease-out',
  })
}

/**
 * Drag and drop of the rows of one list, by our own hand: it moves styles only, so no row is drawn again, and the keys
 * belong to the rows themselves. A library would put a context, listeners and a measurement on every row. Rows are
 * dragged by their handle at once, by a long press anywhere on them with a finger.
 * @returns the end of it.
 */
export function makeSortable(list: HTMLElement, onDrop: OnDrop): () => void {
  let drag: Drag | null = null
  let stop: (() => void) | null = null

  const down = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const row = target?.closest<HTMLElement>(ROWS)
    if (drag || !row || !event.isPrimary || event.button !== 0 || target?.closest('textarea')) return
    const byHandle = target?.closest('[data-grip]') !== null
    if (!byHandle && event.pointerType !== 'touch') return
    stop?.()
    const start = { x: event.clientX, y: event.clientY }
    const begin = () => {
      drag = new Drag(list, row, start.y)
      list.setPointerCapture(event.pointerId)
    }
    const press = byHandle ? undefined : setTimeout(begin, LONG_PRESS_MS)
    const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId !== event.pointerId) return
      const far = Math.hypot(clientX - start.x, clientY - start.y)
      if (!drag && byHandle && far > THRESHOLD) begin()
      // The finger scrolls.
      else if (!drag && !byHandle && far > LONG_PRESS_SLOP) stop?.()
      drag?.move(clientY)
    }
    const up = ({ pointerId }: PointerEvent) => {
      if (pointerId === event.pointerId) finish(onDrop)
    }
    const cancel = () => finish(null)
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || !drag) return
      pressed.stopPropagation()
      cancel()
    }
    const finish = (drop: OnDrop | null) => {
      const ended = drag
      stop?.()
      if (!ended) return
      ended.end(drop)
      // The press ends with a click, which is not meant for what is under it.
      const swallow = (click: MouseEvent) => {
        click.stopPropagation()
        click.preventDefault()
      }
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    }
    stop = () => {
      clearTimeout(press)
      drag = null
      stop = null
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('blur', cancel)
      window.removeEventListener('keydown', key, { capture: true })
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('blur', cancel)
    window.addEventListener('keydown', key, { capture: true })
  }
  // Once a long press has begun a drag, the finger no longer scrolls.
  const touch = (event: TouchEvent) => {
    if (drag && event.cancelable) event.preventDefault()
  }
  // A long press would open the browser's menu.
  const menu = (event: Event) => {
    if (stop) event.preventDefault()
  }
  list.setAttribute('data-sortable', '')
  list.addEventListener('pointerdown', down)
  list.addEventListener('touchmove', touch, { passive: false })
  list.addEventListener('contextmenu', menu)
  return () => {
    drag?.end(null)
    stop?.()
    list.removeAttribute('data-sortable')
    list.removeEventListener('pointerdown', down)
    list.removeEventListener('touchmove', touch)
    list.removeEventListener('contextmenu', menu)
  }
}
