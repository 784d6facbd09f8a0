import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Middleware of all requests has every method and every path. */
const isRoute = (path: string, method: string) => method !== 'ALL' || !/^\/?\*$/.test(path)

/** The pattern of the route that answers; the first one, because the last route takes every page. */
export const answeringPattern = (c: Context): string | undefined =>
  matchedRoutes(c).find(({ path, method }) => isRoute(path, method))?.path
