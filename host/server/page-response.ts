import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { previewedOrigins } from '@cadence/releases/preview/previewed-document'
import { registryTag } from '@cadence/releases/server/registry-tag'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import type { PageHead } from '@cadence/shared/contract'
import { site as facts } from '@cadence/shared/site'
import type { Context } from 'hono'
import { isBelow, plainPath, type Route, remoteOf, routeOf } from '../src/routes.ts'
import { DOCUMENT_HEADER } from '../src/service-worker/messages.ts'
import { titleOf } from '../src/shell/document-title.ts'
import { type Offered, registryFor } from './browser-registry.ts'
import { contentSecurityPolicy } from './content-policy.ts'
import { defaultDescription, headTags, privateHeadTags } from './head-tags.ts'
import { renderDocument, type ServedPage } from './html-document.ts'
import { installTags } from './install/app-manifest.ts'
import { preloadsFor } from './preloads.ts'
import type { renderedPages } from './render/pages.ts'

const compress = promisify(brotliCompress)

/** The public site, as this server renders it. */
export interface Site {
  /** Its address, as canonical links and pictures for sharing name it, without a slash at its end. */
  origin: string
  /** Gives a route's page as HTML. */
  pages: ReturnType<typeof renderedPages>
}

/** Whether an `Accept-Encoding` names brotli, and not with the weight 0 that refuses it. */
function takesBrotli(accepted = ''): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight = 'q=1'] = part.split(';').map((word) => word.trim())
    return name === 'br' && Number(weight.slice('q='.length)) > 0
  })
}

/** The description of a public page whose release cannot give one now. */
const unknownHead: PageHead = { description: defaultDescription, jsonLd: [] }

/** The document's title: that of the product map, or for an address below a page what the page says. */
const titleWith = (pathname: string, head: PageHead | undefined) =>
  head?.title === undefined ? titleOf(pathname) : `${head.title} · ${facts.product}`

function publicHead(
  { route, path }: Found,
  { remotes }: StoreDocument,
  origin: string,
  head: PageHead,
): string {
  const name = remoteOf(route.page)
  const version = remotes.find((remote) => remote.name === name)?.version
  return headTags({
    title: titleWith(path, head),
    url: origin + path,
    origin,
    siteName: facts.product,
    head,
    picture: head.picture && `/remotes/${name}/${version}/${head.picture.file}`,
  })
}

/** The route of an address of the public site, and the address. */
interface Found {
  route: Route
  path: string
}

/** The names of the addresses below the page of a route, as the live release has them; none while it cannot say. */
export async function namesBelow(route: Route, store: StoreDocument, site: Site): Promise<readonly string[]> {
  if (!route.below) return []
  return (await site.pages(route, store))?.head.below ?? []
}

/** The public page of an address, in the spelling of the product map; null for every other address. */
async function publicPage(pathname: string, store: StoreDocument, site: Site): Promise<Found | null> {
  const route = routeOf(pathname)
  if (route?.layout !== 'public' || pathname !== plainPath(pathname)) return null
  if (pathname === route.path) return { route, path: pathname }
  if (!isBelow(route, pathname)) return null
  // Anybody can ask for any name, and each rendered page is kept.
  const names = await namesBelow(route, store, site)
  return names.includes(pathname.slice(route.path.length + 1)) ? { route, path: pathname } : null
}

/** The data of a page for the first HTML, and the page itself if it was rendered on this server. */
async function partsOf(
  pathname: string,
  store: StoreDocument,
  site: Site | undefined,
): Promise<{ title: string; head: string; served?: ServedPage }> {
  const found = site && (await publicPage(pathname, store, site))
  if (!site || !found) return { title: titleOf(pathname), head: privateHeadTags() }
  const { route, path } = found
  const page = await (path === route.path ? site.pages(route, store) : site.pages(route, store, path))
  const title = titleWith(path, page?.head)
  const head = publicHead(found, store, site.origin, page?.head ?? unknownHead)
  if (!page) return { title, head }
  const access = path === route.path ? route.access : route.below
  return { title, head, served: { ...page, path, visitorsOnly: access === 'visitors' } }
}

/**
 * Whether the service worker may keep a document: the tag of its registry; `none` while this browser sees a preview; null
 * for an address that is no page, or one for administrators. Pure.
 */
function documentMark(pathname: string, { remotes }: StoreDocument, tag: string): string | null {
  const route = routeOf(pathname)
  if (!route || route.access === 'administrators') return null
  return remotes.some(({ preview }) => preview) ? 'none' : tag
}

/**
 * A page carries what is live at this moment, so it is asked for anew each time.
 * @param offered whether the shell may show the operator's panel, to whom it is for, and register the service worker.
 */
export async function sendPage(
  c: Context,
  store: StoreDocument,
  site: Site | undefined,
  offered: Offered,
): Promise<Response> {
  if (!store.host) return c.text('Nothing is published in this release store yet.', 503)
  const nonce = randomBytes(16).toString('base64')
  const { pathname } = new URL(c.req.url)
  const parts = await partsOf(pathname, store, site)
  const registry = registryFor(store, offered)
  const html = renderDocument({
    registry,
    tag: registryTag(registry),
    assets: store.host.assets,
    scripts: store.host.scripts,
    preloads: preloadsFor(pathname, store),
    nonce,
    ...parts,
    head: installTags + parts.head,
  })
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Cache-Control', 'no-store')
  const mark = documentMark(pathname, store, registryTag(registry))
  if (mark !== null) c.header(DOCUMENT_HEADER, mark)
  c.header(
    'Content-Security-Policy',
    contentSecurityPolicy(nonce, parts.served !== undefined, previewedOrigins(store)),
  )
  c.header('Vary', 'Accept-Encoding')
  if (!takesBrotli(c.req.header('accept-encoding'))) return c.body(html)
  c.header('Content-Encoding', 'br')
  return c.body(new Uint8Array(await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })))
}
