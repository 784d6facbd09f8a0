import { setTimeout as wait } from 'node:timers/promises'
import { splitPageRef } from '@cadence/shared/contract'
import { isHostPage, type Route } from '../../src/routes.tsx'
import type { StoreDocument } from '../store/document.ts'
import type { Answer, RenderRequest } from './messages.ts'
import { RENDER_LIMIT_MS, type Renderer } from './renderer.ts'

/** A page that failed is tried again after this long, in milliseconds. */
const RETRY_AFTER_MS = 10_000

/** Tells a page's team, and whoever watches the server's output, that it is left to the browser, and why. */
export type Report = (request: RenderRequest, error: unknown) => void

const toConsole: Report = ({ host, remote, page }, error) =>
  console.error(
    `The page ${remote.name}/${page} (${remote.version}, ${remote.owner}; host ${host.version}) is left to the browser:`,
    error,
  )

/** What is to be rendered for a route, if its page and the host can be rendered here. */
export function requestFor(
  route: Route,
  { host, remotes }: StoreDocument,
  origin: string,
): RenderRequest | null {
  if (route.layout !== 'public' || isHostPage(route.page)) return null
  const { remote: name, page } = splitPageRef(route.page)
  const remote = remotes.find((candidate) => candidate.name === name)
  if (!host?.server || !remote?.server) return null
  const { version, server, owner } = remote
  return {
    host: { version: host.version, server: host.server },
    remote: { name, version, server, owner },
    page,
    path: route.path,
    origin,
  }
}

/**
 * The pages of the public site as HTML, rendered once for each pair of releases and kept while that pair is live.
 * @param origin address of the site, without a slash at the end.
 * @returns a function that gives a route's page; null when there is none, none yet, or it failed: the browser then
 * makes it as any other.
 */
export function renderedPages(renderer: Renderer, origin: string, report: Report = toConsole) {
  const kept = new Map<string, { pair: string; page: Promise<Answer> }>()

  function renderAnew(request: RenderRequest, pair: string): Promise<Answer> {
    const page = renderer.render(request).catch((error: unknown) => {
      report(request, error)
      const forget = () => kept.get(request.path)?.page === page && kept.delete(request.path)
      setTimeout(forget, RETRY_AFTER_MS).unref()
      return null
    })
    kept.set(request.path, { pair, page })
    return page
  }

  return async (route: Route, store: StoreDocument): Promise<Answer> => {
    const request = requestFor(route, store, origin)
    if (!request) return null
    const pair = `${request.host.version} ${request.remote.version}`
    const known = kept.get(request.path)
    const page = known?.pair === pair ? known.page : renderAnew(request, pair)
    // Nobody waits longer, whatever the thread is at; what comes later is there for the next.
    const timer = new AbortController()
    const late = wait(RENDER_LIMIT_MS, null, { signal: timer.signal, ref: false }).catch(() => null)
    try {
      return await Promise.race([page, late])
    } finally {
      timer.abort()
    }
  }
}
