import { type RefObject, useLayoutEffect } from 'react'

/** Keeps room beneath a grid for so many cells that are still to come: `--rows-left` says how many rows they take. */
export function useRowsLeft(ref: RefObject<HTMLElement | null>, cells: number): void {
  useLayoutEffect(() => {
    const grid = ref.current
    if (!grid) return
    // Without any to come nothing is to be measured.
    const columns = cells > 0 ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
    grid.style.setProperty('--rows-left', String(Math.max(0, Math.ceil(cells / columns))))
  }, [ref, cells])
}
