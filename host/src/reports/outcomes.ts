import type { Failure } from '../errors/report.ts'
import type { Report } from './contract.ts'

/** The release whose file a stack trace names first: `host`, or a remote. */
function firstNamed(error: unknown): string | undefined {
  const trace = error instanceof Error ? error.stack : undefined
  return /:\/\/[^/\s]+\/(?:remotes\/([^/\s]+)|(host))\/[^/\s]+\//
    .exec(trace ?? '')
    ?.slice(1)
    .find(Boolean)
}

/**
 * What a failure says about releases. Without a network nothing failed but that; a page that came out otherwise than on
 * the server is nothing that a member sees. What breaks while a page is drawn may be its remote's doing or the
 * layout's around it: that of the file that it happened in, and the page's own in any case. What extensions of the
 * browser throw is nobody's. Pure.
 * @param host version of the host.
 */
export function reportsOf(failure: Failure, host: string, isOnline: boolean): Report[] {
  const { phase, remote, version, error } = failure
  if (phase === 'hydrate' || (phase === 'load' && !isOnline)) return []
  const ofRemote: Report[] = remote && version ? [{ part: remote, version, outcome: phase }] : []
  const isOfHost = phase !== 'load' && (firstNamed(error) === 'host' || (phase === 'render' && !remote))
  return isOfHost ? [...ofRemote, { part: 'host', version: host, outcome: phase }] : ofRemote
}
