/**
 * Calls back when the page is hidden or goes, which may be the last that it hears of.
 * @returns the end of it, which calls back once more: what asked is going, too.
 */
export function whenLeaving(onLeave: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') onLeave()
  }
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', onLeave)
  return () => {
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('pagehide', onLeave)
    onLeave()
  }
}
