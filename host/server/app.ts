import { noPreviews, type PreviewPolicy, previewAccess } from '@cadence/releases/preview/preview-policy'
import { REGISTRY_PATH } from '@cadence/releases/registry'
import { documentForBrowser } from '@cadence/releases/rollout/canary-assignment'
import { createOutcomeCounts, type OutcomeCounts } from '@cadence/releases/rollout/outcome-counts'
import { REPORTS_PATH } from '@cadence/releases/rollout/report-contract'
import { browserOf, greet } from '@cadence/releases/server/browser-cookie'
import { clientAddress, type IsProxy } from '@cadence/releases/server/client-address'
import { answerError } from '@cadence/releases/server/error-answers'
import { HEALTH_PATH, LIVENESS_PATH, sendHealth, sendLiveness } from '@cadence/releases/server/health'
import { withPreviews } from '@cadence/releases/server/preview-routes'
import { sendRegistry } from '@cadence/releases/server/registry-tag'
import { addReleaseFiles } from '@cadence/releases/server/release-files'
import { reportLimit, takeReports } from '@cadence/releases/server/reports'
import { commonHeaders, httpsHeaders } from '@cadence/releases/server/security-headers'
import { liveDocumentReader } from '@cadence/releases/store/live-document'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { paths } from '@cadence/shared/router'
import { loggedPath } from '@cadence/shared/server-log'
import type { Tracing } from '@cadence/shared/tracing'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { proxy } from 'hono/proxy'
import type { Logger } from 'pino'
import { registryFor } from './browser-registry.ts'
import { addInstallRoutes } from './install/install-routes.ts'
import { sendLicences } from './licences/licences-page.ts'
import { LICENCES_PATH, thirdPartyReader } from './licences/third-party.ts'
import type { ServerMetrics } from './metrics/server-metrics.ts'
import { addPanel, type PanelAccess } from './operator/panel-routes.ts'
import { namesBelow, type Site, sendPage } from './page-response.ts'
import { previewPages } from './preview/preview-pages.ts'
import { requestLog } from './request-log.ts'
import { addServiceWorker } from './service-worker.ts'
import { robots, sitemap } from './sitemap.ts'
import { traceOf, traceRequests } from './trace-requests.ts'

/** Where a release has its pictures for sharing. */
const picture = /^\/remotes\/[^/]+\/[^/]+\/og\/[^/]+\.png$/
const nobody: IsProxy = () => false

/** What the release server needs to know. */
export interface AppOptions {
  releases: ReleaseStore
  /** Where the product API answers, without a slash at the end. */
  api: string
  /** Proxies in front of this server. Without the option, the server trusts no proxy. */
  trustedProxies?: IsProxy
  /** The rendered public site. Without it, browsers render its pages, and search engines must not index them. */
  site?: Site
  /** Counts the reports of browsers about releases. Without the option, nothing reads the counts. */
  outcomeCounts?: OutcomeCounts
  /** The rules of previews; without them there are no previews. */
  preview?: PreviewPolicy
  /** Access to the operator's panel. Without the option, nobody has access. */
  panel?: PanelAccess
  /** `off` removes the service worker from all browsers. */
  serviceWorker?: 'on' | 'off'
  /** Gets a line for each request. */
  log?: Logger
  /** Answers requests in spans, where traces are wanted. */
  tracing?: Tracing | undefined
  /** Counts requests, where metrics are wanted. */
  metrics?: ServerMetrics | undefined
}

/** Browsers open these addresses at sign-in with a provider. The answer must be a page that people can read. */
const providerPath = /^\/api\/v1\/auth\/google(\/callback)?$/

interface ApiOptions {
  api: string
  trusted: IsProxy
  tracing: Tracing | undefined
  metrics: ServerMetrics | undefined
}

/** Hands a call over to the API. When that is down the answer is a 503 without a text, so that screens show theirs. */
async function toApi(c: Context, { api, trusted, tracing, metrics }: ApiOptions) {
  const { pathname, search } = new URL(c.req.url)
  const { incoming }: HttpBindings = c.env
  const requestId: string = c.get('requestId')
  // A client that disconnects before an answer ends the call, which is no failure to log.
  const unanswered = new AbortController()
  const giveUp = () => unanswered.abort()
  c.req.raw.signal.addEventListener('abort', giveUp)
  try {
    return await proxy(api + pathname + search, {
      ...c.req,
      // The browser must follow a redirect itself, because it leads to the sign-in provider.
      redirect: 'manual',
      signal: unanswered.signal,
      headers: {
        ...c.req.header(),
        'X-Forwarded-For': clientAddress(incoming, trusted),
        'x-request-id': requestId,
        ...traceOf(incoming, trusted, tracing),
      },
    })
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    if (!unanswered.signal.aborted) {
      metrics?.apiUnanswered()
      console.error(`The API did not answer ${c.req.method} ${loggedPath(pathname)} (${requestId}): ${cause}`)
    }
    if (c.req.method === 'GET' && providerPath.test(pathname)) {
      c.header('Cache-Control', 'no-store')
      return c.redirect(`${paths.successLogin}?error=provider_unavailable`)
    }
    return c.json({ success: false }, 503)
  } finally {
    c.req.raw.signal.removeEventListener('abort', giveUp)
  }
}

/** The release server: files of releases, pages, and the API on one origin. */
export function createApp({
  releases,
  api,
  trustedProxies = nobody,
  site,
  outcomeCounts = createOutcomeCounts(),
  preview = noPreviews,
  panel = 'off',
  serviceWorker = 'on',
  log,
  tracing,
  metrics,
}: AppOptions): Hono {
  const app = new Hono()
  if (tracing) app.use(traceRequests(tracing, trustedProxies))
  if (metrics) app.use(metrics.measure)
  app.use(requestLog(log, trustedProxies))
  const live = liveDocumentReader(releases)
  const clientOf = (c: Context) => {
    const { incoming }: HttpBindings = c.env
    return clientAddress(incoming, trustedProxies)
  }
  const secure = site?.origin.startsWith('https:') ?? false
  const headers = Object.entries({ ...commonHeaders, ...(secure ? httpsHeaders : {}) })
  app.onError(answerError)
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
    // Sites on which a page is shared may show its picture.
    if (picture.test(c.req.path)) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  })
  app.get(LIVENESS_PATH, sendLiveness)
  app.get(HEALTH_PATH, (c) => sendHealth(c, live))
  app.all('/api/v1/*', (c) => toApi(c, { api, trusted: trustedProxies, tracing, metrics }))
  addReleaseFiles(app, releases.files)
  addServiceWorker(app, releases, live, serviceWorker)
  addInstallRoutes(app, releases.files, live)
  const pages = previewPages(api)
  const withItsPreviews = withPreviews(app, { files: releases.files, policy: preview, live, pages, secure })
  const offered = { hasPanel: panel !== 'off', hasWorker: serviceWorker === 'on' }
  addPanel(app, panel, api, live, previewAccess(preview))
  app.get(REGISTRY_PATH, async (c) => {
    const shown = documentForBrowser(await live(), browserOf(c, secure))
    return sendRegistry(c, registryFor(await withItsPreviews(c, shown), offered))
  })
  const thirdPartyOf = thirdPartyReader(releases.files)
  app.get(LICENCES_PATH, compress(), async (c) => sendLicences(c, await live(), thirdPartyOf))
  app.post(REPORTS_PATH, reportLimit, takeReports({ live, outcomeCounts, clientOf, secure }))
  if (site) {
    const send = (c: Context, type: string, body: string) =>
      c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8` })
    app.get('/sitemap.xml', async (c) => {
      const store = await live()
      return send(c, 'application/xml', await sitemap(site.origin, (route) => namesBelow(route, store, site)))
    })
    app.get('/robots.txt', (c) => send(c, 'text/plain', robots(site.origin)))
  }
  app.get('*', async (c) => {
    const document = await live()
    const shown = documentForBrowser(document, greet(c, document, secure))
    return sendPage(c, await withItsPreviews(c, shown), site, offered)
  })
  return app
}
