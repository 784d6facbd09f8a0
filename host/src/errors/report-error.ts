/** The team that owns the host, as `policy.json` names it. */
export const HOST_OWNER = 'team-platform'

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
  /** This browser previews something: the failure is not one of a live release. */
  preview?: true
}

/** Name of the event on `window` that carries each failure as its `detail`: the hook of monitoring tools. */
export const FAILURE_EVENT = 'cadence:failure'

/** How many failures are stored, for the operator's panel and for code that starts later. */
const RECENT = 50

/** A failure of this tab, counted from 1. */
export interface RecentFailure extends Failure {
  nth: number
}

/** The last failures of this tab, the newest last. */
export const recentFailures: RecentFailure[] = []

let previewing = false

/** Marks all later failures as those of a preview. */
export function markPreview(): void {
  previewing = true
}

/** Reports a failure: one line in the console that names page, version and owner, and one event on `window`. */
export function reportError(failure: Failure): void {
  const { error, phase, page, remote, version, owner } = failure
  console.error(
    `[cadence] ${phase} ${page ?? remote ?? 'shell'} ${version ?? ''} (${owner ?? HOST_OWNER})`,
    error,
  )
  const detail = previewing ? ({ ...failure, preview: true } as const) : failure
  recentFailures.push({ ...detail, nth: (recentFailures.at(-1)?.nth ?? 0) + 1 })
  if (recentFailures.length > RECENT) recentFailures.shift()
  dispatchEvent(new CustomEvent<Failure>(FAILURE_EVENT, { detail }))
}

/** The first address that a stack trace names: the file that it happened in. Pure. */
export function firstAddress(trace: string): string | undefined {
  return /[a-z][a-z\d+.-]*:\/\/[^\s)]+/i.exec(trace)?.[0]
}
