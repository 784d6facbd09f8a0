/**
 * Caches the result of `load` for a time. Calls during a load share it. A failure is not cached: the next call loads again.
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
