import { onTitlePrefix, titlePrefix } from '@cadence/shared/router'
import { isBelow, routeOf, type Titled, titledAt } from '../routes.ts'

let appTitle = ({ title }: Titled): string => title

/** From now on the app area's documents have these titles: those of the language in use. The public site stays French. */
export function provideAppTitles(title: (page: Titled) => string): void {
  appTitle = title
}

/** The document's title at an address: that of the page or its view, then the product's. */
export function titleOf(pathname: string, search = ''): string {
  const page = titledAt(pathname, search)
  if (!page) return 'Cadence'
  return `${routeOf(pathname)?.layout === 'app' ? appTitle(page) : page.title} · Cadence`
}

/**
 * The title of the address whose page is on the screen. Only the page knows the title of an address below it: its heading, which is
 * drawn when a layout effect runs.
 */
export function titleOnScreen(pathname: string, search: string): string {
  const route = routeOf(pathname)
  const heading = route && isBelow(route, pathname) ? document.querySelector('main h1')?.textContent : null
  return heading ? `${heading} · Cadence` : titleOf(pathname, search)
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
