import { useLayoutEffect } from 'react'

/**
 * Marks the document by `data-editing` while the dashboard is edited. The shell then gives the room of its sidebar to the
 * panel, and hides the bar at the lower edge of a phone.
 */
export function useEditingMark(editing: boolean): void {
  useLayoutEffect(() => {
    if (!editing) return
    const { dataset } = document.documentElement
    dataset.editing = ''
    return () => {
      delete dataset.editing
    }
  }, [editing])
}
