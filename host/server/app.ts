import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { REGISTRY_PATH } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { titleOf } from '../src/shell/title.ts'
import { clientAddress, parseTrustedProxies, type TrustedProxies } from './client-address.ts'
import { renderDocument } from './document.ts'
import { commonHeaders, contentSecurityPolicy } from './headers.ts'
import { preloadsFor } from './preloads.ts'
import { registryFor } from './registry.ts'
import type { StoreDocument } from './store/document.ts'
import { liveStore } from './store/live.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const compress = promisify(brotliCompress)
const nobody = parseTrustedProxies('')

/** What the release server needs to know. */
export interface AppOptions {
  /** Folder of the release store. */
  releases: string
  /** Where the product API answers, without a slash at the end. */
  api: string
  /** Proxies in front of this server; nobody, when it is not given. */
  trustedProxies?: TrustedProxies
}

/** Whether an `Accept-Encoding` names brotli, and not with the weight 0 that refuses it. */
function takesBrotli(accepted = ''): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight = 'q=1'] = part.split(';').map((word) => word.trim())
    return name === 'br' && Number(weight.slice('q='.length)) > 0
  })
}

/** Pages carry what is live at this moment, so they are asked for anew each time. */
async function page(c: Context, store: StoreDocument) {
  if (!store.host) return c.text('Nothing is published in this release store yet.', 503)
  const nonce = randomBytes(16).toString('base64')
  const { pathname } = new URL(c.req.url)
  const html = renderDocument({
    title: titleOf(pathname),
    registry: registryFor(store),
    assets: store.host.assets,
    scripts: store.host.scripts,
    preloads: preloadsFor(pathname, store),
    nonce,
  })
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce))
  c.header('Vary', 'Accept-Encoding')
  if (!takesBrotli(c.req.header('accept-encoding'))) return c.body(html)
  c.header('Content-Encoding', 'br')
  return c.body(new Uint8Array(await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })))
}

/** Where the browser itself goes to sign in at a provider: nobody could read an answer that is no page. */
const providerPath = /^\/api\/v1\/auth\/google(\/callback)?$/

/** Hands a call over to the API. When that is down the answer is a 503 without a text, so that screens show theirs. */
async function toApi(c: Context, api: string, trusted: TrustedProxies) {
  const { pathname, search } = new URL(c.req.url)
  try {
    return await proxy(api + pathname + search, {
      ...c.req,
      // A redirect is the browser's to follow: it leads to the sign-in provider.
      redirect: 'manual',
      headers: {
        ...c.req.header(),
        'X-Forwarded-For': clientAddress(
          getConnInfo(c).remote.address ?? '',
          c.req.header('x-forwarded-for'),
          trusted,
        ),
      },
    })
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    console.error(`The API did not answer ${c.req.method} ${pathname}: ${cause}`)
    if (c.req.method === 'GET' && providerPath.test(pathname)) {
      c.header('Cache-Control', 'no-store')
      return c.redirect(`${paths.successLogin}?error=provider_unavailable`)
    }
    return c.json({ success: false }, 503)
  }
}

/** The release server: files of releases, pages, and the API on one origin. */
export function createApp({ releases, api, trustedProxies = nobody }: AppOptions): Hono {
  const app = new Hono()
  const live = liveStore(releases)
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(commonHeaders)) c.res.headers.set(name, value)
  })
  app.all('/api/v1/*', (c) => toApi(c, api, trustedProxies))
  const files = serveStatic({
    root: releases,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
  })
  for (const folder of ['/remotes/*', '/host/*']) {
    app.get(folder, files)
    // Never a page here: a missing file that answers with HTML breaks in ways that are hard to find.
    app.all(folder, (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }))
  }
  app.get(REGISTRY_PATH, async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json(registryFor(await live()))
  })
  app.get('*', async (c) => page(c, await live()))
  return app
}
