import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'

type EditableGrid = ComponentType<ComponentProps<typeof import('./EditableGrid.tsx')['default']>>

let loaded: EditableGrid | null = null
let loading: Promise<EditableGrid> | null = null

/** Fetches the editable grid ahead of its use. A failure is forgotten, so that the next try is a real one. */
export function loadEditableGrid(): Promise<EditableGrid> {
  loading ??= import('./EditableGrid.tsx').then(
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

/**
 * The editable grid once it is here, else null: dragging and resizing are code that only editing needs. The page
 * shows the still grid until then, never a fallback.
 * @param onFailure called when it could not be loaded.
 */
export function useEditableGrid(wanted: boolean, onFailure: () => void): EditableGrid | null {
  const [grid, setGrid] = useState(() => loaded)
  useEffect(() => {
    if (!wanted || grid) return
    let current = true
    loadEditableGrid().then(
      (component) => current && setGrid(() => component),
      (error: unknown) => {
        console.error('The editor could not be loaded', error)
        if (current) onFailure()
      },
    )
    return () => {
      current = false
    }
  }, [wanted, grid, onFailure])
  return wanted ? (grid ?? loaded) : null
}
