import {
  type AnyPage,
  allPages,
  isHostPage,
  type PageEntry,
  productMap,
  type RemoteName,
  splitPageRef,
} from '@cadence/shared/contract'
import type { Path } from '@cadence/shared/router'

/** One route: an entry of the product map, and its page. */
export interface Route extends PageEntry {
  path: Path
  page: AnyPage
}

/**
 * The routes of the product, from the product map (`shared/src/contract/product-map.ts`): that list says which pages
 * there are, where, in which layout and for whom. Any other address leads to `/`.
 */
export const routes: readonly Route[] = allPages.map((page) => ({ page, ...productMap[page] }))

/** What names a document: an address of a page, and the title there. */
export interface Titled {
  address: string
  title: string
}

/** A page and its views: what has a title of its own. */
export function titledOf({ path, title, views = {} }: Route): readonly Titled[] {
  const ofViews = Object.entries(views).map(([name, of]) => ({ address: `${path}?view=${name}`, title: of }))
  return [{ address: path, title }, ...ofViews]
}

/**
 * The page, the view of it or the address below it that an address opens; undefined for an unknown path. An unknown view is the page.
 */
export function titledAt(pathname: string, search: string): Titled | undefined {
  const route = routeOf(pathname)
  if (!route) return undefined
  if (isBelow(route, pathname)) return { address: plainPath(pathname), title: route.title }
  const own = titledOf(route)
  const view = new URLSearchParams(search).get('view')
  return own.find(({ address }) => address === `${route.path}?view=${view}`) ?? own[0]
}

/** The remote that a page comes from; undefined for the shell's own. */
export function remoteOf(page: AnyPage | undefined): RemoteName | undefined {
  return page && !isHostPage(page) ? splitPageRef(page).remote : undefined
}

/** A path as the product map writes it: in small letters, without slashes at the end. */
export function plainPath(pathname: string): string {
  return (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname).toLowerCase()
}

const NAME_BELOW = /^\/[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a path is an address below the page of a route. */
export function isBelow(route: Route, pathname: string): boolean {
  if (route.below === undefined) return false
  const path = plainPath(pathname)
  return path.startsWith(route.path) && NAME_BELOW.test(path.slice(route.path.length))
}

/**
 * The route of a path; undefined for an unknown one. Case and slashes at the end do not count. Whether a name below a page exists, only
 * the page knows.
 */
export function routeOf(pathname: string): Route | undefined {
  const path = plainPath(pathname)
  return routes.find((route) => route.path === path) ?? routes.find((route) => isBelow(route, path))
}
