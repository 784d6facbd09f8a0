/** The last error panel that stood in for a page, also after it has gone: a page in its place is news. */
let last: Element | null = null

/** Ref of the panel's element. */
export function notePanel(element: Element | null): void {
  if (element) last = element
}

/** Whether an error panel has gone since this was last asked. */
export function panelHasGone(): boolean {
  if (!last || last.isConnected) return false
  last = null
  return true
}
