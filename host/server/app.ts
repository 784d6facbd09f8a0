import { noPreviews, type PreviewPolicy, previewAccess } from '@cadence/releases/preview/preview-policy'
import { REGISTRY_PATH } from '@cadence/releases/registry'
import { documentForBrowser } from '@cadence/releases/rollout/canary-assignment'
import { createOutcomeCounts, type OutcomeCounts } from '@cadence/releases/rollout/outcome-counts'
import { liveDocumentReader } from '@cadence/releases/store/live-document'
import { StoreError } from '@cadence/releases/store/registry-document'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { clientAddress, type IsProxy } from '@cadence/shared/client-address'
import { paths } from '@cadence/shared/router'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { proxy } from 'hono/proxy'
import { REPORTS_PATH } from '../src/reports/report-contract.ts'
import { isUnchanged, registryFor, registryTag } from './browser-registry.ts'
import { commonHeaders, httpsHeaders } from './headers.ts'
import { HEALTH_PATH, sendHealth } from './health.ts'
import { addInstallRoutes } from './install/install-routes.ts'
import { sendLicences } from './licences/licences-page.ts'
import { LICENCES_PATH, thirdPartyReader } from './licences/third-party.ts'
import { addPanel, type PanelAccess } from './operator/panel-routes.ts'
import { namesBelow, type Site, sendPage } from './page-response.ts'
import { withPreviews } from './preview/preview-routes.ts'
import { browserOf, greet } from './rollout/browser-cookie.ts'
import { reportLimit, takeReports } from './rollout/reports.ts'
import { addServiceWorker } from './service-worker.ts'
import { robots, sitemap } from './sitemap.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Where a release has its pictures for sharing. */
const picture = /^\/remotes\/[^/]+\/[^/]+\/og\/[^/]+\.png$/
/** The folder of the store may also hold files that belong to no release: `.git`, `.env`. */
const hidden = /(?:\/|%2f)(?:\.|%2e)/i
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
}

/** Browsers open these addresses at sign-in with a provider. The answer must be a page that people can read. */
const providerPath = /^\/api\/v1\/auth\/google(\/callback)?$/

/** Hands a call over to the API. When that is down the answer is a 503 without a text, so that screens show theirs. */
async function toApi(c: Context, api: string, trusted: IsProxy) {
  const { pathname, search } = new URL(c.req.url)
  const { incoming }: HttpBindings = c.env
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
      },
    })
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    if (!unanswered.signal.aborted)
      console.error(`The API did not answer ${c.req.method} ${pathname}: ${cause}`)
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
}: AppOptions): Hono {
  const app = new Hono()
  const live = liveDocumentReader(releases)
  const secure = site?.origin.startsWith('https:') ?? false
  const headers = Object.entries({ ...commonHeaders, ...(secure ? httpsHeaders : {}) })
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    c.header('Cache-Control', 'no-store')
    // After a 503, a load balancer asks another release server. That server may know the live releases.
    if (error instanceof StoreError) return c.text('The release store cannot be read.', 503)
    return c.text('Internal Server Error', 500)
  })
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
    // Sites on which a page is shared may show its picture.
    if (picture.test(c.req.path)) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  })
  app.get(HEALTH_PATH, (c) => sendHealth(c, live))
  app.all('/api/v1/*', (c) => toApi(c, api, trustedProxies))
  const missing = (c: Context) => c.text('Not found', 404, { 'Cache-Control': 'no-store' })
  const bring: MiddlewareHandler = async (c, next) => {
    await releases.files.bring(c.req.path)
    await next()
  }
  const files = serveStatic({
    root: releases.files.root,
    precompressed: true,
    onFound: (path, c) => {
      c.header('Cache-Control', IMMUTABLE)
      // Hono does not know captions, and browsers may refuse them with another type.
      if (path.endsWith('.vtt')) c.header('Content-Type', 'text/vtt; charset=utf-8')
    },
  })
  for (const folder of ['/remotes/*', '/host/*']) {
    app.use(folder, async (c, next) => (hidden.test(c.req.path) ? missing(c) : next()))
    app.get(folder, bring, files)
    // A missing file must not answer with a page: HTML in place of a file causes errors that are hard to find.
    app.all(folder, missing)
  }
  addServiceWorker(app, releases, live, serviceWorker)
  addInstallRoutes(app, releases.files, live)
  const withItsPreviews = withPreviews(app, { files: releases.files, policy: preview, live, api, secure })
  const offered = { hasPanel: panel !== 'off', hasWorker: serviceWorker === 'on' }
  addPanel(app, panel, api, live, previewAccess(preview))
  app.get(REGISTRY_PATH, async (c) => {
    c.header('Cache-Control', 'no-store')
    const registry = registryFor(
      await withItsPreviews(c, documentForBrowser(await live(), browserOf(c, secure))),
      offered,
    )
    const tag = registryTag(registry)
    c.header('ETag', tag)
    return isUnchanged(tag, c.req.header('if-none-match')) ? c.body(null, 304) : c.json(registry)
  })
  const thirdPartyOf = thirdPartyReader(releases.files)
  app.get(LICENCES_PATH, compress(), async (c) => sendLicences(c, await live(), thirdPartyOf))
  app.post(REPORTS_PATH, reportLimit, takeReports({ live, outcomeCounts, trusted: trustedProxies, secure }))
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
