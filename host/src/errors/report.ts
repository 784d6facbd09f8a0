/** One failure, with what the team that answers for it needs to know. */
export interface Failure {
  error: unknown
  /**
   * A page did not load, broke while it was drawn, was drawn otherwise than the server had rendered it, or a script
   * failed later.
   */
  phase: 'load' | 'render' | 'hydrate' | 'script'
  page?: string | undefined
  remote?: string | undefined
  version?: string | undefined
  owner?: string | undefined
}

/** Name of the event on `window` that carries each failure as its `detail`: the hook of monitoring tools. */
export const FAILURE_EVENT = 'cadence:failure'

/** Says a failure once: one line in the console that names page, version and owner, and one event on `window`. */
export function reportError(failure: Failure): void {
  const { error, phase, page, remote, version, owner } = failure
  console.error(
    `[cadence] ${phase} ${page ?? remote ?? 'shell'} ${version ?? ''} (${owner ?? 'platform'})`,
    error,
  )
  dispatchEvent(new CustomEvent<Failure>(FAILURE_EVENT, { detail: failure }))
}
