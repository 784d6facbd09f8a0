import { hasUnstored } from '../storage/local-storage.ts'

let held = 0

/**
 * Says that this document holds something that would be lost if it were loaded anew: a change that is being sent, a
 * draft that nothing keeps yet. Until it is let go, the shell uses no new release by way of a fresh document. A page
 * that asks before the tab is closed (`beforeunload`) need not say it as well.
 * @returns a function that lets it go, for one use.
 */
export function holdUnsaved(): () => void {
  held += 1
  let isHeld = true
  return () => {
    if (isHeld) held -= 1
    isHeld = false
  }
}

/** Whether something would be lost if this document were loaded anew, as far as anybody has said. */
export function hasUnsaved(): boolean {
  if (held > 0 || hasUnstored()) return true
  // Who asks before the tab is closed is asked, without the browser's dialog.
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
