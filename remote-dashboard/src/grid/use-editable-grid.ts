import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { importEditableGrid } from './import-editable-grid.ts'

type EditableGrid = ComponentType<ComponentProps<Awaited<ReturnType<typeof importEditableGrid>>['default']>>

let loaded: EditableGrid | null = null
let loading: Promise<EditableGrid> | null = null

/** Fetches the editable grid ahead of its use. A failure is forgotten, so that the next try is a real one. */
export function loadEditableGrid(): Promise<EditableGrid> {
  loading ??= importEditableGrid().then(
    (module) => {
      loaded = module.default
      return loaded
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** How long after a failure it is tried again, in ms; sooner when the browser says that it is online. */
const RETRY_MS = 10_000

/**
 * The editable grid once it is here, else null: dragging and resizing are code that only editing needs. It is tried
 * again for as long as it is wanted.
 * @param onFailure called when it could not be loaded, once.
 */
export function useEditableGrid(wanted: boolean, onFailure: () => void): EditableGrid | null {
  const [grid, setGrid] = useState(() => loaded)
  useEffect(() => {
    if (!wanted || grid) return
    let current = true
    let told = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      clearTimeout(timer)
      loadEditableGrid().then(
        (component) => current && setGrid(() => component),
        (error: unknown) => {
          if (!current) return
          if (!told) {
            console.error('The editor could not be loaded', error)
            onFailure()
          }
          told = true
          timer = setTimeout(load, RETRY_MS)
        },
      )
    }
    load()
    window.addEventListener('online', load)
    return () => {
      current = false
      clearTimeout(timer)
      window.removeEventListener('online', load)
    }
  }, [wanted, grid, onFailure])
  return wanted ? (grid ?? loaded) : null
}
