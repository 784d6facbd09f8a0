import type { Router } from '../router.tsx'

type Show = Parameters<Router['subscribe']>[0]

/** Wraps what renders the router's states: a page keeps what was to happen to its scroll position. */
function keeping(show: Show, first: Router['state']): Show {
  let before = first
  return (next, options) => {
    // `false` leaves the position as it is. Of the same page, nothing else is to be done than before it.
    const isSamePage = next.restoreScrollPosition === false && next.location === before.location
    const { restoreScrollPosition, preventScrollReset } = before
    before = isSamePage ? { ...next, restoreScrollPosition, preventScrollReset } : next
    show(before, options)
  }
}

/**
 * The router as React is to render it: a new page starts at its top, also when its guards are asked again before it was
 * rendered, as after a sign-out. What react-router says then, that nothing is to be scrolled, would stand in for what it
 * said of the page itself. Its own hook scrolls once for each page, so what is said again scrolls nothing.
 */
export function withScrollReset(router: Router): Router {
  const subscribe: Router['subscribe'] = (show) => router.subscribe(keeping(show, router.state))
  return new Proxy(router, {
    get: (target, key) => (key === 'subscribe' ? subscribe : Reflect.get(target, key)),
  })
}
