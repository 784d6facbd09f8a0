type Watcher = (top: HTMLDialogElement | null) => void

/** The modals that are open, the topmost last. */
const modals: HTMLDialogElement[] = []
const watchers = new Set<Watcher>()

const tell = () => {
  const top = modals.at(-1) ?? null
  for (const watcher of watchers) watcher(top)
}

/** Puts a modal that has just been shown on top. @returns a function to call before it is closed; once is enough. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  let open = true
  modals.push(dialog)
  tell()
  return () => {
    if (!open) return
    open = false
    modals.splice(modals.lastIndexOf(dialog), 1)
    tell()
  }
}

/**
 * Follows which modal is on top: everything outside of it is inert, so what must be seen and reached everywhere goes
 * into it. Told at once and at each change; null when none is open. A modal is still in the page when it is left.
 * @returns a function that stops following.
 */
export function watchTopModal(watcher: Watcher): () => void {
  watchers.add(watcher)
  watcher(modals.at(-1) ?? null)
  return () => {
    watchers.delete(watcher)
  }
}
