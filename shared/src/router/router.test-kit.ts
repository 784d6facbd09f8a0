import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createMemoryRouter } from './create.ts'
import type { Router } from './create-router.ts'
import { textOf } from './location.ts'
import type { RouteObject, Visit } from './route.ts'

/** What the loader of each page does; a page without an entry brings its own path. */
export const loaders = new Map<string, (visit: Visit) => unknown>()

/** What the loaders were told, in turn, since the first page stood. */
export const visits: Visit[] = []

const page = (path: string): RouteObject => ({
  id: path,
  path,
  errorElement: 'broken',
  loader: (visit) => {
    visits.push(visit)
    const load = loaders.get(path)
    return load ? load(visit) : path
  },
})

/** Some pages in one shell. */
export const routes = [{ id: 'shell', children: ['/', '/a', '/b', '/c', '*'].map(page) }]

/** The router of the test: `/` stands when it begins, unless it begins anew. */
export let router: Router

/** Takes another router in its place. */
export function take(other: Router): void {
  router.dispose()
  router = other
}

export const address = () => textOf(router.state.location)
export const shown = () => router.state.matches.at(-1)?.route.id
export const idle = () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))

/** A page that comes when the test says so. */
export function gate(path: string) {
  let open = (_data: unknown) => {}
  let fail = (_error: unknown) => {}
  const opened = new Promise((resolve, reject) => {
    open = resolve
    fail = reject
  })
  loaders.set(path, () => opened)
  return { open, fail }
}

/** Begins at the first page, which stands. */
async function begin() {
  router = createMemoryRouter(routes, { initialEntries: ['/'] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  visits.length = 0
}

beforeEach(async () => {
  loaders.clear()
  await begin()
})
afterEach(() => router.dispose())
