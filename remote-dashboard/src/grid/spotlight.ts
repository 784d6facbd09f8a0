const SPOT_MS = 1600

/** A widget that was just added is drawn by react-grid-layout some frames later. */
const FRAMES = 10

const find = (id: string) => document.querySelector<HTMLElement>(`[data-widget="${CSS.escape(id)}"]`)

/** Waits for a widget to be on the page, then hands it over; gives up quietly after some frames. */
function whenThere(id: string, run: (cell: HTMLElement) => void, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const cell = find(id)
    if (cell) run(cell)
    else if (frames > 1) whenThere(id, run, frames - 1)
  })
}

/**
 * Scrolls to a widget and lights its edge for a moment.
 * @param frames how many it is waited for, where it is not on the page yet.
 */
export function spotlight(id: string, frames = FRAMES): void {
  const light = (cell: HTMLElement) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    cell.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
    cell.dataset.spot = ''
    setTimeout(() => delete cell.dataset.spot, SPOT_MS)
  }
  whenThere(id, light, frames)
}

/**
 * Puts the keyboard on a widget's toolbar, after the next frame. Where there is none, on `fallback`.
 * @param onlyIfLost leaves the focus alone while it is somewhere.
 */
export function focusTools(
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
