import type { HistoryAction } from './history.ts'
import { type Location, newKey, resolve, textOf } from './location.ts'
import type { Redirect } from './redirect.ts'

/** A redirect that leads to more redirects than this goes in a circle. */
const MAX_REDIRECTS = 20

/** A page change that is under way. */
export interface Attempt {
  location: Location
  action: HistoryAction
  /** Asks for the page on screen again: it is no visit, and nobody is told that something loads. */
  isSamePage?: boolean
  preventScrollReset?: boolean
  /** How many redirects led here. */
  redirects?: number
}

/**
 * What a redirect makes of a page change. Pure, but for the key of the new visit.
 * @param shown the address of the page on screen.
 * @param origin the origin of the app.
 * @throws Error when it leads out of the app, or has led on too often.
 */
export function redirected(
  attempt: Attempt,
  { to, how }: Redirect,
  shown: Location,
  origin: string,
): Attempt {
  const address = resolve(to, attempt.location, origin)
  if (!address) throw new Error(`A redirect may not lead out of the app: ${to}`)
  const redirects = (attempt.redirects ?? 0) + 1
  if (redirects > MAX_REDIRECTS) throw new Error(`Redirected ${MAX_REDIRECTS} times, and now to ${to}`)
  // What the history holds already would lead here again. A link was never entered: the page where it stands stays.
  const isEntered = attempt.action !== 'PUSH' || textOf(attempt.location) === textOf(shown)
  return {
    location: { ...address, state: null, key: newKey() },
    action: isEntered || how === 'replace' ? 'REPLACE' : 'PUSH',
    preventScrollReset: attempt.preventScrollReset ?? false,
    redirects,
  }
}
