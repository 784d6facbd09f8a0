import type { DataRouter } from '@cadence/shared/router'

/** A visit of a page, as the guards and the releases need it. */
export interface Visit {
  /** The whole address of the visit, with its hash. */
  url: URL
  /** What the navigation carries beside the address. */
  state: unknown
  /** `POP` also for the first page, and when the page on screen is loaded again. */
  action: 'PUSH' | 'REPLACE' | 'POP'
  /**
   * Whether the history already has an entry for this visit. A followed link has none yet: a redirect must not replace
   * the page that the link is on.
   */
  isEntered: boolean
  /** Aborted when another navigation comes in the place of this one. */
  signal: AbortSignal
  /** Id of the page on screen; undefined before the first one. */
  from: string | undefined
}

/** The router's own mark of a redirect, in the place of a state. */
const isMark = (state: unknown) => typeof state === 'object' && state !== null && '_isRedirect' in state

/**
 * The visit that a loader is called for. Its request has neither hash nor state; the navigation that the router is
 * loading has both. The first page, and a page that is loaded again, have no navigation: their address is in the address
 * bar.
 * @param router undefined while the router is being made, which calls the loader of the first page.
 */
export function visitOf(request: Request, router: DataRouter | undefined): Visit {
  const { initialized, matches, navigation } = router?.state ?? {}
  const asked = navigation?.location
  const action = (asked && navigation.historyAction) ?? 'POP'
  const url = new URL(request.url)
  url.hash = (asked ?? location).hash
  return {
    url,
    state: isMark(asked?.state) ? null : asked?.state,
    action,
    isEntered: action !== 'PUSH' || url.href === location.href,
    signal: request.signal,
    from: initialized ? matches?.at(-1)?.route.id : undefined,
  }
}
