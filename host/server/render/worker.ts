import { workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import type { Answer, RenderRequest } from './messages.ts'
import { serverBuilds } from './server-builds.ts'

/**
 * Renders pages in a thread of its own: a page that never ends, or takes all memory, takes no other answer of the
 * release server with it. It hears of addresses alone, never of who asks.
 */
const { store } = z.object({ store: z.string() }).parse(workerData)
const buildsOf = serverBuilds(store)

/** Runs the server builds of both releases, unless they have run already. @throws what they throw. */
export function prepare({ host, remote }: RenderRequest): void {
  buildsOf(host).pagesOf(remote)
}

/** Renders a page. @throws what it throws. */
export async function render({ host, remote, page: name, path, origin }: RenderRequest): Promise<Answer> {
  const { renderPage, pagesOf } = buildsOf(host)
  const pages = pagesOf(remote)
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (!page) return null
  const head = page.head({ origin, url: origin + path })
  return { ...(await renderPage(path, page.Page)), head }
}
