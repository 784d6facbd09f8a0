import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** What is known of something that is loaded. `data` is the last answer; it stays while a newer one is loaded. */
type LoadState<T> =
  | { state: 'loading'; data: T | null; error: null }
  | { state: 'ready'; data: T; error: null }
  | { state: 'failed'; data: T | null; error: unknown }

/** The state of loading, and the ways to change it. */
export type Loaded<T> = LoadState<T> & {
  /** Loads again: for a retry button, or when the data may have changed. */
  reload: () => void
  /** Replaces the data with newer ones, such as the answer of a command. An answer still under way is dropped. */
  replace: (data: T) => void
  /** Edits the data, when there are any. An answer still under way replaces the edited data. */
  update: (change: (data: T) => T) => void
}

/** When `useLoad` loads, and what it starts with. */
export interface LoadOptions<T> {
  /** False: nothing is loaded, except by `reload`, and the state is `loading`. By default true. */
  when?: boolean
  /** Loads again when it changes. The data of the old key stay until the new answer is here. */
  key?: string
  /** Data that are there already, such as a cached module. With them nothing is loaded at the start. */
  initial?: T | null
  /** Also loads again when the tab becomes visible, or when the network is back. */
  reloadOn?: readonly ('visible' | 'online')[]
  /** Reports a failure, for example to the console. Not called for a dropped answer. */
  onFailure?: (error: unknown) => void
}

/**
 * Loads something when the component is mounted. Only the newest request counts: an older answer that arrives later is
 * dropped, and so is one that arrives after the component is gone.
 * @param load makes the request. The signal is aborted when the answer is no longer wanted; using it is optional.
 */
export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { when = true, key = '', initial = null, reloadOn = [], onFailure }: LoadOptions<T> = {},
): Loaded<T> {
  const [loaded, setLoaded] = useState<LoadState<T> & { key: string }>(() =>
    initial === null
      ? { key, state: 'loading', data: null, error: null }
      : { key, state: 'ready', data: initial, error: null },
  )
  const newest = useRef({ load, key, onFailure })
  useLayoutEffect(() => {
    newest.current = { load, key, onFailure }
  })
  const request = useRef<AbortController | null>(null)

  const reload = useCallback(() => {
    request.current?.abort()
    const own = new AbortController()
    request.current = own
    const asked = newest.current
    setLoaded((before) =>
      before.state === 'loading' && before.key === asked.key
        ? before
        : { key: asked.key, state: 'loading', data: before.data, error: null },
    )
    // An async function, so that an error that `load` throws at once is a failure too.
    const answer = async () => asked.load(own.signal)
    answer().then(
      (data) => {
        if (!own.signal.aborted) setLoaded({ key: asked.key, state: 'ready', data, error: null })
      },
      (error: unknown) => {
        if (own.signal.aborted) return
        newest.current.onFailure?.(error)
        setLoaded(({ data }) => ({ key: asked.key, state: 'failed', data, error }))
      },
    )
  }, [])

  const replace = useCallback((data: T) => {
    request.current?.abort()
    setLoaded({ key: newest.current.key, state: 'ready', data, error: null })
  }, [])

  const update = useCallback((change: (data: T) => T) => {
    setLoaded((before) => (before.data === null ? before : { ...before, data: change(before.data) }))
  }, [])

  const loadedKey = useRef(initial === null ? null : key)
  useEffect(() => {
    if (when && loadedKey.current !== key) reload()
    loadedKey.current = null
    return () => request.current?.abort()
  }, [when, key, reload])

  const onVisible = reloadOn.includes('visible')
  const onOnline = reloadOn.includes('online')
  useEffect(() => {
    const reloadWhenVisible = () => {
      if (document.visibilityState === 'visible') reload()
    }
    if (onVisible) document.addEventListener('visibilitychange', reloadWhenVisible)
    if (onOnline) window.addEventListener('online', reload)
    return () => {
      document.removeEventListener('visibilitychange', reloadWhenVisible)
      window.removeEventListener('online', reload)
    }
  }, [onVisible, onOnline, reload])

  // The request for a new key starts after this render, which must not show the old outcome as the new one.
  const shown: LoadState<T> =
    loaded.key === key ? loaded : { state: 'loading', data: loaded.data, error: null }
  return { ...shown, reload, replace, update }
}
