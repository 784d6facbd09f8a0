import type { Answer, RenderRequest } from './messages.ts'
import type { serverBuilds } from './server-builds.ts'

/** Renders a page with the server builds of both releases; null when it did not ask for that. @throws what it throws. */
export async function answerOf(
  buildsOf: ReturnType<typeof serverBuilds>,
  { host, remote, page: name, path, origin }: RenderRequest,
): Promise<Answer> {
  const { renderPage, pagesOf } = buildsOf(host)
  const pages = pagesOf(remote)
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (!page) return null
  const head = page.head({ origin, url: origin + path })
  return { ...(await renderPage(path, page.Page)), head }
}
