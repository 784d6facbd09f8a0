const HIGHLIGHT_MS = 1600

/** How many frames a widget is waited for. One that was just added is drawn some frames later. */
const FRAMES = 10

const find = (id: string) => document.querySelector<HTMLElement>(`[data-widget="${CSS.escape(id)}"]`)

/** Waits some frames for a widget to be on the page. Does nothing when it does not come. */
function whenThere(id: string, run: (cell: HTMLElement) => void, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const cell = find(id)
    if (cell) run(cell)
    else if (frames > 1) whenThere(id, run, frames - 1)
  })
}

/**
 * Scrolls to a widget and highlights its edge for a moment.
 * @param frames how many frames it is waited for, when it is not on the page yet.
 */
export function revealWidget(id: string, frames = FRAMES): void {
  const reveal = (cell: HTMLElement) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    cell.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
    highlight(cell)
  }
  whenThere(id, reveal, frames)
}

/** Highlights the edge of a widget for a moment: after a drop, another one may be under the pointer. */
export function highlightWidget(id: string): void {
  whenThere(id, highlight)
}

const ends = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

function highlight(cell: HTMLElement): void {
  cell.dataset.highlighted = ''
  clearTimeout(ends.get(cell))
  ends.set(
    cell,
    setTimeout(() => delete cell.dataset.highlighted, HIGHLIGHT_MS),
  )
}

/**
 * Focuses the first button of a widget's toolbar after the next frame, or `fallback` when there is none.
 * @param onlyIfLost leaves the focus alone unless it is on nothing.
 */
export function focusWidgetTools(
  id: string | undefined,
  { fallback, onlyIfLost = false }: { fallback: string; onlyIfLost?: boolean },
): void {
  requestAnimationFrame(() => {
    if (onlyIfLost && document.activeElement !== document.body) return
    const button = id === undefined ? null : find(id)?.querySelector<HTMLElement>('[data-tools] button')
    const target = button ?? document.querySelector<HTMLElement>(fallback)
    target?.focus({ preventScroll: true })
  })
}
