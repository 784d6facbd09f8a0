import type { Report } from '@cadence/releases/rollout/report-contract'
import type { Failure } from '../errors/report-error.ts'
import { firstAddress } from '../errors/report-error.ts'

/** Whether something happened in a file of the host. */
function isInHost(error: unknown): boolean {
  const trace = error instanceof Error ? error.stack : undefined
  return /:\/\/[^/]+\/host\/[^/]+\//.test(firstAddress(trace ?? '') ?? '')
}

/** Whether the cause is a file of the host that did not come, at any depth. */
function isHostFileMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const address = 'request' in error ? String(error.request) : ''
  const isOne = error.name === 'ChunkLoadError' && /\/host\/[^/]+\//.test(address)
  return isOne || isHostFileMissing(error.cause)
}

/** Whether a file did not come, or only in part. */
const isMissing = ({ phase, error }: Failure) =>
  phase === 'load' || (error instanceof Error && error.name === 'ChunkLoadError')

/**
 * The releases that a failure counts against. Pure.
 * - Without a network, missing files count against none. A page that rendered otherwise than on the server counts
 *   against none either: no member sees it.
 * - A page that broke while it rendered counts against its remote, and also against the host when the error happened in
 *   a file of the host.
 * - A page that lacks a file of the host counts against the host. So do texts of the host, whose failure names the remote
 *   `host`.
 * - Errors of browser extensions count against none.
 * @param host version of the host.
 */
export function reportsOf(failure: Failure, host: string, isOnline: boolean): Report[] {
  const { phase, remote, version, error } = failure
  if (phase === 'hydrate' || (!isOnline && isMissing(failure))) return []
  const ofHost: Report = { part: 'host', version: host, outcome: phase }
  if (remote === 'host' || (phase === 'load' && isHostFileMissing(error))) return [ofHost]
  const ofRemote: Report[] = remote && version ? [{ part: remote, version, outcome: phase }] : []
  const isOfHost = phase !== 'load' && (isInHost(error) || (phase === 'render' && !remote))
  return isOfHost ? [...ofRemote, ofHost] : ofRemote
}
