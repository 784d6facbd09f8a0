/**
 * Loads something once for all who ask within a time, also for those who ask while it is being loaded. After a failure the
 * next one who asks loads it again.
 */
export function keptFor<T>(ms: number, now: () => Date, load: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined
  return () => {
    const at = now().getTime()
    // A clock that was set back would keep it for as long as it was wrong.
    if (kept && at >= kept.at && at - kept.at < ms) return kept.value
    const loading = { at, value: load() }
    kept = loading
    loading.value.catch(() => {
      if (kept === loading) kept = undefined
    })
    return loading.value
  }
}
