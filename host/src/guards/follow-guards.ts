import { paths } from '@cadence/shared/router'
import { isBelow, plainPath, routeOf } from '../routes.ts'
import { guard, type Visitor } from './guard.ts'

/** Where a visit ends. */
export interface GuardResult {
  /** Path, query and hash of the page where it ends. */
  address: string
  /** The address to find after sign-in; null forgets the one that was remembered, undefined leaves it as it is. */
  origin?: string | null
}

/**
 * Follows the guards until one lets the visitor in, so that a visit is redirected at most once.
 * Pure. An unknown path leads to `/`. A known path in another spelling leads to the spelling of the product map.
 * @param origin the protected address of the visit before sign-in, already checked to be one of this app.
 */
export function followGuards(asked: URL, visitor: Visitor, origin: string | null): GuardResult {
  const route = routeOf(asked.pathname)
  if (!route) return { address: paths.home }
  const address = plainPath(asked.pathname) + asked.search + asked.hash
  const access = isBelow(route, asked.pathname) ? route.below : route.access
  const decision = guard({ ...route, ...(access && { access }) }, visitor, origin)
  if (decision.pass) return { address }
  const next = followGuards(new URL(decision.to, asked), visitor, null)
  return { address: next.address, origin: decision.remember ? address : null }
}
