import { type RefObject, useEffect, useRef } from 'react'

/** After so long the page stands and nothing else is to be fetched, in milliseconds. */
const IDLE_MS = 3000

/** Called when a row was dropped before another one, or after all. */
export type OnDrop = (id: string, before: string | null) => void

/**
 * Lets rows be dragged. What that takes is fetched when a pointer nears the list, or when the page has stood for a
 * while, and is not part of the page's start.
 */
export function useReorder(list: RefObject<HTMLUListElement | null>, onDrop: OnDrop): void {
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  }, [onDrop])
  useEffect(() => {
    const box = list.current
    if (!box) return
    let end: (() => void) | null = null
    let wanted = true
    const load = () => {
      box.removeEventListener('pointerenter', load)
      clearTimeout(timer)
      import('./drag.ts').then(
        ({ makeSortable }) => {
          if (wanted) end ??= makeSortable(box, (id, before) => latest.current(id, before))
        },
        // The keys and the buttons still move; the next pointer tries again.
        () => wanted && box.addEventListener('pointerenter', load),
      )
    }
    const timer = setTimeout(load, IDLE_MS)
    box.addEventListener('pointerenter', load)
    return () => {
      wanted = false
      clearTimeout(timer)
      box.removeEventListener('pointerenter', load)
      end?.()
    }
  }, [list])
}
