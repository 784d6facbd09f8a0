import { paths } from '@cadence/shared/router'
import { routeOf } from '../routes.ts'
import { guard, type Visitor } from './guard.ts'

/** What becomes of a visit. */
export interface GuardResult {
  /** Path, query and hash of the page where it ends. */
  address: string
  /** The address to find after sign-in; null forgets the one that was remembered, undefined leaves it as it is. */
  origin?: string | null
}

/**
 * Follows the guards until they let the visitor in, so that a visit is led on once, however many guards had a say.
 * Pure. An unknown path leads to `/`; a known one that is written in another way, to the way that the table writes it.
 * @param origin the protected address that was asked for before sign-in, already known to be one of this app.
 */
export function followGuards(asked: URL, visitor: Visitor, origin: string | null): GuardResult {
  const route = routeOf(asked.pathname)
  if (!route) return { address: paths.home }
  const address = route.path + asked.search + asked.hash
  const decision = guard(route, visitor, origin)
  if (decision.pass) return { address }
  const next = followGuards(new URL(decision.to, asked), visitor, null)
  return { address: next.address, origin: decision.remember ? address : null }
}
