import { holdUnsaved } from '../router/unsaved-changes.ts'

/** A short message that the host shows. */
export interface Toast {
  kind: 'success' | 'error' | 'info'
  text: string
  /** Language of the text, if not that of the page. */
  lang?: string
  /** A button on the toast. */
  action?: { label: string; run: () => void }
  /** A second button, before the first one. */
  secondAction?: { label: string; run: () => void }
}

type Show = (toast: Toast) => void

/** A toast is on screen within this time, in milliseconds. */
const DRAWN_MS = 500

const waiting: ((show: Show) => void)[] = []
let show: Show | null = null
let onFirst: () => void = () => undefined

/**
 * The host sets how toasts are shown. Earlier toasts are shown then.
 * @param load loads the code that shows toasts. Called at the first toast.
 */
export function provideToasts(load: () => Promise<Show>): void {
  show = null
  const first = () => {
    onFirst = () => undefined
    load().then(
      (loaded) => {
        show = loaded
        for (const draw of waiting.splice(0)) draw(loaded)
      },
      (error: unknown) => {
        console.error('Toasts could not be loaded', error)
        // The next toast tries again, and shows this one too.
        onFirst = first
      },
    )
  }
  onFirst = first
  if (waiting.length > 0) onFirst()
}

/** Shows a message at the top of the screen (specification, section 9). Until then the document is not reloaded. */
export function toast(message: Toast): void {
  const drawn = holdUnsaved()
  const draw = (by: Show) => {
    by(message)
    setTimeout(drawn, DRAWN_MS)
  }
  if (show) {
    draw(show)
    return
  }
  waiting.push(draw)
  onFirst()
}
