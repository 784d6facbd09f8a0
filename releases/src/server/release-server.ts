import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { noPreviews, type PreviewPolicy } from '../preview/preview-policy.ts'
import type { Product } from '../product/product-file.ts'
import { REGISTRY_PATH, type RegisteredRemote, type Registry, type Release } from '../registry.ts'
import { documentForBrowser } from '../rollout/canary-assignment.ts'
import { createOutcomeCounts, type OutcomeCounts } from '../rollout/outcome-counts.ts'
import { REPORTS_PATH } from '../rollout/report-contract.ts'
import { liveDocumentReader } from '../store/live-document.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { browserOf, greet } from './browser-cookie.ts'
import { answerError } from './error-answers.ts'
import { HEALTH_PATH, sendHealth } from './health.ts'
import { addPanel, type PanelAccess } from './panel.ts'
import { previewPages } from './preview-question.ts'
import { withPreviews } from './preview-routes.ts'
import { sendRegistry } from './registry-tag.ts'
import { addReleaseFiles } from './release-files.ts'
import { reportLimit, takeReports } from './reports.ts'
import { createDocumentReader, shellDocument } from './shell-document.ts'

/** What a release server needs to know. */
export interface ReleaseServerOptions {
  store: ReleaseStore
  product: Product
  /** Counts the reports of browsers about releases. Without the option, nothing reads the counts. */
  outcomeCounts?: OutcomeCounts
  /** The rules of previews; without them there are no previews. */
  preview?: PreviewPolicy
  /** Access to the operator's panel. Without the option, nobody has access. */
  panel?: PanelAccess
  /** Whether the site is reached by https. */
  secure?: boolean
  /** The address of the client that sent a request; by default that of its connection, which is a proxy's behind one. */
  clientOf?: (c: Context) => string
}

/** What a page needs of a release. */
const releaseForBrowser = ({ version, entry, integrity, container, type }: Release): Release => ({
  version,
  entry,
  pages: {},
  ...(integrity ? { integrity } : {}),
  ...(container ? { container } : {}),
  ...(type ? { type } : {}),
})

function remoteForBrowser(remote: RegisteredRemote): RegisteredRemote {
  const { name, owner, previous, preview } = remote
  return {
    name,
    owner,
    ...releaseForBrowser(remote),
    ...(previous ? { previous: releaseForBrowser(previous) } : {}),
    ...(preview ? { preview } : {}),
  }
}

/** The registry that a browser gets. Pure. */
const registryFor = ({ host, remotes }: StoreDocument): Registry => ({
  ...(host ? { host: host.version } : {}),
  remotes: remotes.map(remoteForBrowser),
})

const connectionOf = ({ env }: Context): string => env?.incoming?.socket?.remoteAddress ?? ''

/**
 * Whether a request asks for a file: its path ends like a file's name, and it does not take HTML, as a navigation does. The
 * shell's document would be taken for that file.
 */
const isFile = ({ req }: Context) => /\.[^/]+$/.test(req.path) && !req.header('accept')?.includes('text/html')

/** What stands for a number that is used once in a header of the configuration: `script-src 'self' 'nonce-{nonce}'`. */
const NONCE = '{nonce}'

/**
 * A release server for a shell whose build holds an `index.html`: files of releases, the document with the registry in it,
 * canaries, previews, reports and panel. It can be a part of another Hono app.
 */
export function createReleaseServer({
  store,
  product,
  outcomeCounts = createOutcomeCounts(),
  preview = noPreviews,
  panel = { kind: 'off' },
  secure = false,
  clientOf = connectionOf,
}: ReleaseServerOptions): Hono {
  const app = new Hono()
  const nonces = new WeakMap<Request, string>()
  const live = liveDocumentReader(store)
  const documentOf = createDocumentReader(store.files)
  const headers = Object.entries({ 'X-Content-Type-Options': 'nosniff', ...product.server.headers })
  app.onError(answerError)
  const hasNonce = headers.some(([, value]) => value.includes(NONCE))
  app.use(async (c, next) => {
    const nonce = hasNonce ? randomBytes(18).toString('base64') : ''
    nonces.set(c.req.raw, nonce)
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value.replaceAll(NONCE, nonce))
  })
  app.get(HEALTH_PATH, (c) => sendHealth(c, live))
  addReleaseFiles(app, store.files)
  const pages = previewPages(Object.keys(product.remotes), panel)
  const withItsPreviews = withPreviews(app, { files: store.files, policy: preview, live, pages, secure })
  addPanel(app, panel, live)
  app.get(REGISTRY_PATH, async (c) => {
    const shown = documentForBrowser(await live(), browserOf(c, secure))
    return sendRegistry(c, registryFor(await withItsPreviews(c, shown)))
  })
  app.post(REPORTS_PATH, reportLimit, takeReports({ live, outcomeCounts, clientOf, secure }))
  app.get('*', compress(), async (c) => {
    c.header('Cache-Control', 'no-store')
    if (isFile(c)) return c.text('Not found', 404)
    const document = await live()
    const shown = await withItsPreviews(c, documentForBrowser(document, greet(c, document, secure)))
    const { host } = shown
    if (!host) return c.text('Nothing is published in this release store yet.', 503)
    if (!host.document) return c.text('The live release of the shell has no index.html.', 503)
    return c.html(
      shellDocument(await documentOf(host), host.assets, registryFor(shown), nonces.get(c.req.raw)),
    )
  })
  return app
}
