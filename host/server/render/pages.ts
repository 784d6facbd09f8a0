import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { isHostPage, splitPageRef } from '@cadence/shared/contract'
import type { Route } from '../../src/routes.ts'
import type { Answer, RenderRequest } from './messages.ts'
import { RENDER_LIMIT_MS, type Renderer } from './renderer.ts'

/** A failed page is rendered again after this time, in milliseconds. The time doubles with each failure. */
const RETRY_AFTER_MS = 10_000
const RETRY_AT_MOST_AFTER_MS = 300_000

/** Tells the page's team and the operators that the browser must render a page, and why. */
export type Report = (request: RenderRequest, error: unknown) => void

const toConsole: Report = ({ host, remote, page }, error) =>
  console.error(
    `The page ${remote.name}/${page} (${remote.version}, ${remote.owner}; host ${host.version}) is left to the browser:`,
    error,
  )

/**
 * The request to render the page of a route, or an address below it; null when this server cannot render the page or the host.
 */
export function requestFor(
  route: Route,
  { host, remotes }: StoreDocument,
  origin: string,
  path: string = route.path,
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
    path,
    origin,
  }
}

/** The number of pairs of releases per page: two of the host (live and canary) times two of the page's remote. */
const KEPT_PAIRS = 4

/** A page of a pair of releases, with the number of its failures. */
interface Kept {
  page: Promise<Answer>
  failures: number
  /** After a failure: the time of the next try, by the clock of the process. */
  retryAt?: number
}

/**
 * Renders the pages of the public site once for each pair of releases, and keeps those of the last requests.
 * @param origin address of the site, without a slash at the end.
 * @returns a function that gives the page of a route, or of an address below it. It gives null for a page that is not rendered here,
 * that takes too long or that failed; the browser renders it then. Ask only for an address that exists: what was asked for is kept.
 */
export function renderedPages(renderer: Renderer, origin: string, report: Report = toConsole) {
  /** By path, then by pair. */
  const kept = new Map<string, Map<string, Kept>>()

  /** Moves a page to the end of its map, which is in the order of the last requests. */
  function keep(path: string, pair: string, entry: Kept): void {
    const pages = kept.get(path) ?? new Map<string, Kept>()
    kept.set(path, pages)
    pages.delete(pair)
    pages.set(pair, entry)
    for (const oldest of [...pages.keys()].slice(0, -KEPT_PAIRS)) pages.delete(oldest)
  }

  function renderAnew(request: RenderRequest, pair: string, failures: number): Promise<Answer> {
    const entry: Kept = {
      failures,
      page: renderer.render(request).catch((error: unknown) => {
        report(request, error)
        entry.failures += 1
        // Pages are rendered one after the other, so a page that fails slowly would hold up all others.
        entry.retryAt = performance.now() + Math.min(RETRY_AFTER_MS * 2 ** failures, RETRY_AT_MOST_AFTER_MS)
        return null
      }),
    }
    keep(request.path, pair, entry)
    return entry.page
  }

  function pageOf(request: RenderRequest): Promise<Answer> {
    const pair = `${request.host.version} ${request.remote.version}`
    const known = kept.get(request.path)?.get(pair)
    if (!known) return renderAnew(request, pair, 0)
    keep(request.path, pair, known)
    const isDue = known.retryAt !== undefined && known.retryAt <= performance.now()
    return isDue ? renderAnew(request, pair, known.failures) : known.page
  }

  return async (route: Route, store: StoreDocument, path?: string): Promise<Answer> => {
    const request = requestFor(route, store, origin, path)
    if (!request) return null
    const page = pageOf(request)
    // A request waits no longer than the limit. A page that is ready later serves the next request.
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, RENDER_LIMIT_MS, null)
    })
    try {
      return await Promise.race([page, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
