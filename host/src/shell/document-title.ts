import { onTitlePrefix, titlePrefix } from '@cadence/shared/router'
import { routeOf, type Titled, titledAt } from '../routes.ts'

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
