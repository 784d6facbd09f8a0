import { onTitlePrefix, titlePrefix } from '@cadence/shared/router'
import { type Route, routeOf } from '../routes.ts'

let appTitle = ({ title }: Route): string => title

/** From now on the app area's documents have these titles: those of the language in use. The public site stays French. */
export function provideAppTitles(title: (route: Route) => string): void {
  appTitle = title
}

/** The document's title of a path: the page's own, then the product's. */
export function titleOf(pathname: string): string {
  const route = routeOf(pathname)
  if (!route) return 'Cadence'
  return `${route.layout === 'app' ? appTitle(route) : route.title} · Cadence`
}

let shown: string | undefined

function write(): void {
  if (shown === undefined) return
  const prefix = titlePrefix()
  document.title = prefix === null ? shown : `${prefix} · ${shown}`
}

/** Makes this the title of the document. What a fragment puts before the titles stays before it. */
export function showTitle(title: string): void {
  shown = title
  write()
}

onTitlePrefix(write)
