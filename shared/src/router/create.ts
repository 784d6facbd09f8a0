import { createRouter, type Router } from './create-router.ts'
import { browserHistory, memoryHistory } from './history.ts'
import { resolve } from './location.ts'
import type { RouteObject } from './route.ts'
import type { HydrationData } from './state.ts'

interface BrowserOptions {
  /** What is there of the first page, so that its loader need not run. */
  hydrationData?: HydrationData | undefined
}

interface MemoryOptions extends BrowserOptions {
  /** Where it begins; else at `/`. */
  initialEntries?: readonly [string]
}

/** A router over the browser's own history. */
export function createBrowserRouter(routes: readonly RouteObject[], options: BrowserOptions = {}): Router {
  return createRouter(routes, browserHistory(), options.hydrationData)
}

/** A router whose history is nowhere but in memory: on a server, in a window of its own, in tests. */
export function createMemoryRouter(
  routes: readonly RouteObject[],
  { initialEntries: [first] = ['/'], hydrationData }: MemoryOptions = {},
): Router {
  const root = { pathname: '/', search: '', hash: '' }
  const origin = 'http://localhost'
  return createRouter(routes, memoryHistory(resolve(first, root, origin) ?? root), hydrationData)
}
