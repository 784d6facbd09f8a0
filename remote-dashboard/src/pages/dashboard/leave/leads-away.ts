import type { BlockerFunction } from '@cadence/shared/router'

/** The dashboard that an address opens. */
const openedBy = ({ search }: { search: string }) => new URLSearchParams(search).get('id')

/**
 * Whether a navigation takes the dashboard on the screen away: to another page, or to another dashboard on this one.
 * An address that is replaced on this page is the page's own doing: it follows what was saved. Pure.
 */
export function leadsAway({
  currentLocation: from,
  nextLocation: to,
  historyAction,
}: Pick<Parameters<BlockerFunction>[0], 'currentLocation' | 'nextLocation' | 'historyAction'>): boolean {
  if (from.pathname !== to.pathname) return true
  return historyAction !== 'REPLACE' && openedBy(from) !== openedBy(to)
}
