/** A short message that the shell shows. */
export interface Toast {
  kind: 'success' | 'error' | 'info'
  text: string
  /** Language of the text, where it is not that of the page. */
  lang?: string
  /** A button on the toast. */
  action?: { label: string; run: () => void }
}

type Show = (toast: Toast) => void

const waiting: Toast[] = []
let show: Show | null = null
let onFirst: () => void = () => undefined

/**
 * The shell says how toasts are shown. What was said before is shown then.
 * @param load called at the first toast, so that what draws toasts is fetched only when one is needed.
 */
export function provideToasts(load: () => Promise<Show>): void {
  show = null
  const first = () => {
    onFirst = () => undefined
    load().then(
      (loaded) => {
        show = loaded
        for (const toast of waiting.splice(0)) loaded(toast)
      },
      (error: unknown) => {
        console.error('Toasts could not be loaded', error)
        // The next toast asks again, and shows this one too.
        onFirst = first
      },
    )
  }
  onFirst = first
  if (waiting.length > 0) onFirst()
}

/** Shows a message at the top of the screen (specification, section 9). */
export function toast(message: Toast): void {
  if (show) {
    show(message)
    return
  }
  waiting.push(message)
  onFirst()
}
