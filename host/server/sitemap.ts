import { type Route, routes } from '../src/routes.ts'
import { escapeHtml } from './escape-html.ts'

const pathsOf = (layout: Route['layout']) =>
  routes.filter((route) => route.layout === layout).map(({ path }) => path)

/** The sitemap: every route of the public layout, in the order of the table. @param origin without a slash at its end. */
export function sitemap(origin: string): string {
  const entries = pathsOf('public').map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/**
 * What crawlers may ask for. A rule is a beginning of a path and the longest one that fits decides, so each public page
 * is named: `/help` alone would shut `/help-center` too. The sign-in screens stay open, or nobody would read in them
 * that they are not to be indexed.
 */
export function robots(origin: string): string {
  const allowed = pathsOf('public').map((path) => `Allow: ${path}`)
  const shut = ['/api/', ...pathsOf('app')].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...allowed, ...shut, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
