type Address = Pick<URL, 'pathname' | 'search'>

/** A navigation, as the router tells of it before it begins. */
interface Way {
  currentLocation: Address
  nextLocation: Address
  historyAction: 'PUSH' | 'POP' | 'REPLACE'
}

/** The dashboard that an address opens. */
const openedBy = ({ search }: Address) => new URLSearchParams(search).get('id')

/**
 * Whether a navigation takes the dashboard on the screen away: to another page, or to another dashboard on this one.
 * An address that is replaced on this page is the page's own doing: it follows what was saved. Pure.
 */
export function leadsAway({ currentLocation: from, nextLocation: to, historyAction }: Way): boolean {
  if (from.pathname !== to.pathname) return true
  return historyAction !== 'REPLACE' && openedBy(from) !== openedBy(to)
}
