import { useEffect, useState } from 'react'

/** Something that is fetched once, when it is first needed. A failure is forgotten, so that the next try is a real one. */
export interface Loadable<T> {
  load: () => Promise<T>
  /** What was fetched, or null. */
  get: () => T | null
}

/** @param fetch imports a module. */
export function loadable<T>(fetch: () => Promise<T>): Loadable<T> {
  let loaded: T | null = null
  let loading: Promise<T> | null = null
  return {
    get: () => loaded,
    load: () => {
      loading ??= fetch().then(
        (value) => {
          loaded = value
          return value
        },
        (error: unknown) => {
          loading = null
          throw error
        },
      )
      return loading
    },
  }
}

/** What a loadable holds, once it is wanted and here; else null. @param onFailure called when it did not come. */
export function useLoaded<T>(source: Loadable<T>, wanted: boolean, onFailure: () => void): T | null {
  const [, setHere] = useState(false)
  const missing = wanted && source.get() === null
  useEffect(() => {
    if (!missing) return
    let current = true
    source.load().then(
      () => current && setHere(true),
      (error: unknown) => {
        console.error('A part of the planner could not be loaded', error)
        if (current) onFailure()
      },
    )
    return () => {
      current = false
    }
  }, [source, missing, onFailure])
  return wanted ? source.get() : null
}
