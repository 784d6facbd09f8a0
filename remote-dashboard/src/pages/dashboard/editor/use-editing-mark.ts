import { useInsertionEffect } from 'react'

/**
 * Marks the document by `data-editing` while the dashboard is edited. The shell then gives the room of its sidebar to the
 * panel, and hides the bar at the lower edge of a phone. The mark is set before the layout effects, in which the grid is
 * measured: otherwise the browser lays the page out twice.
 */
export function useEditingMark(editing: boolean): void {
  useInsertionEffect(() => {
    if (!editing) return
    const { dataset } = document.documentElement
    dataset.editing = ''
    return () => {
      delete dataset.editing
    }
  }, [editing])
}
