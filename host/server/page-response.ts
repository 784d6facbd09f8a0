import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { previewedOrigins } from '@cadence/releases/preview/previewed-document'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import type { PageHead } from '@cadence/shared/contract'
import { site as facts } from '@cadence/shared/site'
import type { Context } from 'hono'
import { type Route, remoteOf, routes } from '../src/routes.ts'
import { titleOf } from '../src/shell/document-title.ts'
import { registryFor, registryTag } from './browser-registry.ts'
import { defaultDescription, headTags, privateHeadTags } from './head-tags.ts'
import { contentSecurityPolicy } from './headers.ts'
import { renderDocument, type ServedPage } from './html-document.ts'
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

function publicHead(route: Route, { remotes }: StoreDocument, origin: string, head: PageHead): string {
  const name = remoteOf(route.page)
  const version = remotes.find((remote) => remote.name === name)?.version
  return headTags({
    title: titleOf(route.path),
    url: origin + route.path,
    origin,
    siteName: facts.product,
    head,
    picture: head.picture && `/remotes/${name}/${version}/${head.picture.file}`,
  })
}

/** The data of a page for the first HTML, and the page itself if it was rendered on this server. */
async function partsOf(
  pathname: string,
  store: StoreDocument,
  site: Site | undefined,
): Promise<{ head: string; served?: ServedPage }> {
  const route = routes.find(({ path }) => path === pathname)
  if (!site || route?.layout !== 'public') return { head: privateHeadTags() }
  const page = await site.pages(route, store)
  const head = publicHead(route, store, site.origin, page?.head ?? unknownHead)
  if (!page) return { head }
  return { head, served: { ...page, path: route.path, visitorsOnly: route.access === 'visitors' } }
}

/**
 * A page carries what is live at this moment, so it is asked for anew each time.
 * @param hasPanel whether the shell may show the operator's panel, to whom it is for.
 */
export async function sendPage(
  c: Context,
  store: StoreDocument,
  site: Site | undefined,
  hasPanel: boolean,
): Promise<Response> {
  if (!store.host) return c.text('Nothing is published in this release store yet.', 503)
  const nonce = randomBytes(16).toString('base64')
  const { pathname } = new URL(c.req.url)
  const parts = await partsOf(pathname, store, site)
  const registry = registryFor(store, hasPanel)
  const html = renderDocument({
    title: titleOf(pathname),
    registry,
    tag: registryTag(registry),
    assets: store.host.assets,
    scripts: store.host.scripts,
    preloads: preloadsFor(pathname, store),
    nonce,
    ...parts,
  })
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Cache-Control', 'no-store')
  c.header(
    'Content-Security-Policy',
    contentSecurityPolicy(nonce, parts.served !== undefined, previewedOrigins(store)),
  )
  c.header('Vary', 'Accept-Encoding')
  if (!takesBrotli(c.req.header('accept-encoding'))) return c.body(html)
  c.header('Content-Encoding', 'br')
  return c.body(new Uint8Array(await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })))
}
