import { call } from '@cadence/shared/api'
import { type Export, exportSchema } from '@cadence/shared/schemas'

/** Limit of the download, in milliseconds: what a member has may be large, and their network slow. */
const PATIENCE_MS = 5 * 60_000

/** GET /export: everything that the member has entered. Half an archive counts as a failure. @throws ApiError */
export function exportAccount(signal: AbortSignal): Promise<Export> {
  return call({
    method: 'get',
    path: '/export',
    answer: exportSchema,
    failure: 'Failed to export the account',
    timeoutMs: PATIENCE_MS,
    signal,
  })
}
