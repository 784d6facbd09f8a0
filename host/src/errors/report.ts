/** One failure, with what the team that answers for it needs to know. */
export interface Failure {
  error: unknown
  page?: string | undefined
  version?: string | undefined
  owner?: string | undefined
}

/** Where failures go. One line in the console names page, version and owner. */
export function reportError({ error, page, version, owner }: Failure): void {
  console.error(`[cadence] ${page ?? 'shell'} ${version ?? ''} (${owner ?? 'host'})`, error)
}
