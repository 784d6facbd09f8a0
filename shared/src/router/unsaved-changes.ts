import { hasUnstored } from '../storage/local-storage.ts'

/** Number of holds that are not released. */
let held = 0

/**
 * Marks this document as having unsaved changes: a request under way, or a draft that is not stored yet. Until the mark
 * is released, the host does not reload the document to use a new release. A page with a `beforeunload` listener does
 * not need it.
 * @returns a function that releases the mark. Further calls do nothing.
 */
export function holdUnsaved(): () => void {
  held += 1
  let isHeld = true
  return () => {
    if (isHeld) held -= 1
    isHeld = false
  }
}

/** Whether a reload of this document would lose changes. */
export function hasUnsaved(): boolean {
  if (held > 0 || hasUnstored()) return true
  // Asks the `beforeunload` listeners of the page, without the browser's dialog.
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
