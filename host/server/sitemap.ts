import { escapeHtml } from '@cadence/releases/server/escape-html'
import { type Route, routes } from '../src/routes.ts'

const pathsOf = (layout: Route['layout']) =>
  routes.filter((route) => route.layout === layout).map(({ path }) => path)

/**
 * The sitemap: every route of the public layout, in the order of the table, each followed by the addresses below it.
 * @param origin without a slash at its end. @param namesBelow the names below a route.
 */
export async function sitemap(
  origin: string,
  namesBelow: (route: Route) => Promise<readonly string[]>,
): Promise<string> {
  const found = await Promise.all(
    routes
      .filter(({ layout }) => layout === 'public')
      .map(async (route) => [
        route.path,
        ...(await namesBelow(route)).map((name) => `${route.path}/${name}`),
      ]),
  )
  const entries = found.flat().map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/**
 * The rules for crawlers. A rule is the beginning of a path, and the longest rule that fits decides. So each public
 * page has a rule: `/help` alone would also close `/help-center`. The sign-in screens stay open, because crawlers
 * must read in them that they must not be indexed.
 */
export function robots(origin: string): string {
  const allowed = pathsOf('public').map((path) => `Allow: ${path}`)
  const shut = ['/api/', ...pathsOf('app')].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...allowed, ...shut, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
