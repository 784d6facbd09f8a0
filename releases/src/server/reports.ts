import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { networkOf, type OutcomeCounts, releaseKey } from '../rollout/outcome-counts.ts'
import { REPORT_BYTES, reportsSchema } from '../rollout/report-contract.ts'
import { createReportLimit } from '../rollout/report-limit.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { entriesOf } from '../store/registry-entries.ts'
import { browserOf, greet } from './browser-cookie.ts'

/** The releases that browsers may run now: live ones, canaries, and previous ones. */
function knownOf(document: StoreDocument): Set<string> {
  return new Set(
    entriesOf(document).flatMap(([part, { version, canary, previous }]) =>
      [version, canary?.release.version, previous?.version].flatMap((known) =>
        known ? [releaseKey(part, known)] : [],
      ),
    ),
  )
}

/** What answers POST /reports needs. */
export interface ReportsOptions {
  live: () => Promise<StoreDocument>
  outcomeCounts: OutcomeCounts
  /** The address of the client that sent a request, also behind proxies. */
  clientOf: (c: Context) => string
  /** Whether the site is reached by https. */
  secure: boolean
  now?: () => number
}

/** Refuses a body that is too large before it is read. */
export const reportLimit: MiddlewareHandler = bodyLimit({ maxSize: REPORT_BYTES })

/**
 * Takes a browser's reports about releases. Only pages of this site can send them: a page of another site cannot send
 * JSON here, and cannot hide its origin. @returns 204; 400, 403, 413, 415 or 429 for a report that is refused.
 */
export function takeReports({ live, outcomeCounts, clientOf, secure, now = Date.now }: ReportsOptions) {
  const isAllowed = createReportLimit(now)
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return c.body(null, 403)
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.body(null, 415)
    const address = clientOf(c)
    const network = networkOf(address)
    if (!isAllowed(network)) return c.body(null, 429)
    const body: unknown = await c.req.json().catch(() => null)
    const parsed = reportsSchema.safeParse(body)
    if (!parsed.success) return c.body(null, 400)
    const document = await live()
    const known = knownOf(document)
    // All browsers of an address that have no number count as one. Otherwise a browser without cookies would count
    // many times. An older tab without a number gets one now, for its next reports.
    const browser = browserOf(c, secure) ?? address
    greet(c, document, secure)
    for (const { part, version, outcome } of parsed.data.reports) {
      const release = releaseKey(part, version)
      if (known.has(release))
        outcomeCounts.record(release, { browser, network, isFailure: outcome !== 'shown' })
    }
    return c.body(null, 204)
  }
}
