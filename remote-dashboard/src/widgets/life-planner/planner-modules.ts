import { useLoad } from '@cadence/shared/api'
import type { Expand } from './week/occurrences.ts'

/** A module that is loaded once, when it is first needed. After a failure the next call loads it again. */
export interface LazyModule<T> {
  load: () => Promise<T>
  /** The loaded module, or null. */
  get: () => T | null
}

/** @param importModule imports the module. */
function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
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

// Most visits only look at the week, so these modules are not part of the widget's chunk.
export const dialogModule = lazyModule(() => import('./dialogs/PlannerDialogs.tsx'))
export const performModule = lazyModule(() => import('./commands/perform-request.ts'))
export const recurrenceModule = lazyModule<Expand>(() =>
  import('./week/recurrence.ts').then((module) => module.expand),
)
/** Import and export of iCalendar files. */
export const icalModules = lazyModule(async () => {
  const [reader, importPlan, writer] = await Promise.all([
    import('./ical/calendar-reader.ts'),
    import('./ical/import-plan.ts'),
    import('./ical/calendar-writer.ts'),
  ])
  return { ...reader, ...importPlan, ...writer }
})

/**
 * A lazy module while it is wanted, or null while it loads.
 * @param onFailure called when it could not be loaded.
 */
export function useLazyModule<T>(module: LazyModule<T>, wanted: boolean, onFailure: () => void): T | null {
  useLoad(module.load, {
    when: wanted && module.get() === null,
    onFailure: (error) => {
      console.error('A part of the planner could not be loaded', error)
      onFailure()
    },
  })
  return wanted ? module.get() : null
}
