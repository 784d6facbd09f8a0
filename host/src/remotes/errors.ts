import type { PageRef, RegisteredRemote } from '@cadence/shared/contract'

/** A page of a remote could not be loaded; it says whose it is, so that a report reaches the right team. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
  readonly page: PageRef
  readonly version: string | undefined
  readonly owner: string | undefined

  constructor(page: PageRef, remote: RegisteredRemote | undefined, cause: unknown) {
    super(`${page} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.page = page
    this.version = remote?.version
    this.owner = remote?.owner
  }
}

/** Something took longer than the shell waits for it. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}
