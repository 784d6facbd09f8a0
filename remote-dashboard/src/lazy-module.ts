import { useLoad } from '@cadence/shared/api'

/** A module that is loaded once, when it is first needed. After a failure the next call loads it again. */
export interface LazyModule<T> {
  load: () => Promise<T>
  /** The loaded module, or null. */
  get: () => T | null
}

/** @param importModule imports the module. */
export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let loaded: T | null = null
  let loading: Promise<T> | null = null
  return {
    get: () => loaded,
    load: () => {
      loading ??= importModule().then(
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

/**
 * A lazy module while it is wanted, or null while it loads.
 * @param onFailure called when it could not be loaded.
 */
export function useLazyModule<T>(module: LazyModule<T>, wanted: boolean, onFailure: () => void): T | null {
  useLoad(module.load, {
    when: wanted && module.get() === null,
    onFailure: (error) => {
      console.error('A part of the page could not be loaded', error)
      onFailure()
    },
  })
  return wanted ? module.get() : null
}
