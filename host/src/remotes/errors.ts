import type { RegisteredRemote } from '@cadence/releases/registry'
import type { FragmentRef } from '@cadence/shared/contract'
import type { Route } from '../routes.ts'

/** Details of a page that did not load. */
export interface LoadFailure {
  cause: unknown
  /** Resolves when a file that was given up on arrives after all. */
  arrival?: Promise<void> | undefined
  /** The server has something newer, for which the page has to be loaded anew. */
  outdated?: boolean
  /** A release may give the page, but not to this document. */
  elsewhere?: boolean
}

/** The release that a page was loaded from, and its team. */
export type FailedRelease = Pick<RegisteredRemote, 'name' | 'version' | 'owner'>

/** A page, a fragment, or the layout around it, could not be loaded. Names the team, so that a report reaches it. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
  readonly page: Route['page'] | FragmentRef
  readonly remote: string | undefined
  readonly version: string | undefined
  readonly owner: string | undefined
  readonly arrival: Promise<void> | undefined
  readonly outdated: boolean
  readonly elsewhere: boolean

  constructor(page: Route['page'] | FragmentRef, remote: FailedRelease | undefined, failure: LoadFailure) {
    const { cause, arrival, outdated = false, elsewhere = false } = failure
    super(`${page} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.page = page
    this.remote = remote?.name
    this.version = remote?.version
    this.owner = remote?.owner
    this.arrival = arrival
    this.outdated = outdated
    this.elsewhere = elsewhere
  }
}

/** Something took longer than the shell waits for it. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/** A registry names an address of another origin. Nothing is loaded from there. */
export class ForeignAddressError extends Error {
  override readonly name = 'ForeignAddressError'
}

/** A member waits at most this long for a page before the shell shows an error, in milliseconds. */
export const PAGE_TIMEOUT_MS = 7000

/** The work's outcome, or a TimeLimitError when it takes longer than `ms` milliseconds. The work itself goes on. */
export function withLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError(`No answer within ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
