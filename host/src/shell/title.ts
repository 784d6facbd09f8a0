import { routeOf } from '../routes.tsx'

/** The document's title of a path: the page's own, then the product's. */
export function titleOf(pathname: string): string {
  const route = routeOf(pathname)
  return route ? `${route.title} · Cadence` : 'Cadence'
}
