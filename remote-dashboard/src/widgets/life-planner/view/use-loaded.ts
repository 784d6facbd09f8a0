import { useLoad } from '@cadence/shared/api'

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
  useLoad(source.load, {
    when: wanted && source.get() === null,
    onFailure: (error) => {
      console.error('A part of the planner could not be loaded', error)
      onFailure()
    },
  })
  return wanted ? source.get() : null
}
