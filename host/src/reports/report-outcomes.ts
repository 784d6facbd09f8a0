import type { Failure } from '../errors/report-error.ts'
import { firstAddress } from '../errors/report-error.ts'
import type { Report } from './report-contract.ts'

/** Whether something happened in a file of the host. */
function isInHost(error: unknown): boolean {
  const trace = error instanceof Error ? error.stack : undefined
  return /:\/\/[^/]+\/host\/[^/]+\//.test(firstAddress(trace ?? '') ?? '')
}

/** Whether a file of the host did not come, however deep that lies. */
function isHostFileMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const address = 'request' in error ? String(error.request) : ''
  const isOne = error.name === 'ChunkLoadError' && /\/host\/[^/]+\//.test(address)
  return isOne || isHostFileMissing(error.cause)
}

/** Whether a file did not come, or not whole. */
const isMissing = ({ phase, error }: Failure) =>
  phase === 'load' || (error instanceof Error && error.name === 'ChunkLoadError')

/**
 * What a failure says about releases. Without a network nothing failed but that; a page that came out otherwise than on
 * the server is nothing that a member sees. What breaks while a page is drawn may be its remote's doing or the
 * layout's around it: that of the file that it happened in, and the page's own in any case. What extensions of the
 * browser throw is nobody's. A page that waits for a file of the host is the host's failure. Texts of the host are asked for as those of a remote by that name. Pure.
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
