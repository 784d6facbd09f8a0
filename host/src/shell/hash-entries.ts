import type { DataRouter } from '@cadence/shared/router'
import { newKey } from './scroll.ts'

/**
 * The browser itself makes an entry for a hash that someone writes into the address bar, with nothing in it. react-router
 * gives each of those the same key, so one would be scrolled to where another was left; and no index, so react-router
 * cannot undo a step back that a page blocks. Each gets both here before the router sees it: call this before the router
 * is made.
 * @returns a function that follows the numbers of the router's own entries.
 */
export function nameHashEntries(): (router: DataRouter) => void {
  let number = 0
  let { href } = location
  let { length } = history
  const note = () => {
    const idx: unknown = history.state?.idx
    if (typeof idx === 'number') number = idx
    href = location.href
    length = history.length
  }
  // For the hash that is there already the browser replaces the entry.
  const isReplaced = () => location.href === href && history.length === length
  addEventListener('popstate', () => {
    try {
      if (history.state === null)
        history.replaceState({ usr: null, key: newKey(), idx: isReplaced() ? number : number + 1 }, '')
    } catch (error) {
      // Too many changes in a short time: the entry stays as it is.
      if (!(error instanceof DOMException)) throw error
    }
    note()
  })
  return (router) => {
    note()
    router.subscribe(note)
  }
}
