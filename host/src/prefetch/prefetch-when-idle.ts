import { authState } from '@cadence/shared/auth'
import { isHostPage } from '@cadence/shared/contract'
import type { DataRouter, Path } from '@cadence/shared/router'
import { reportError } from '../errors/report-error.ts'
import { loadLayout } from '../layouts/app/AppArea.tsx'
import { remoteNamed } from '../remotes/remotes.ts'
import { type Route, routeOf } from '../routes.ts'
import { allowsPrefetch, idleMoment } from './idle-moment.ts'
import { likelyPages } from './likely-pages.ts'
import { filesOf, prefetch } from './prefetch-files.ts'

/** The pages that are likely next, by the page on screen and by whether a member is signed in. */
function nextPaths(router: DataRouter): Path[] {
  const route = routeOf(router.state.location.pathname)
  return route ? likelyPages(route, authState.isAuthenticated) : []
}

/**
 * From now on, after each page change and in an idle moment, fetches the files of the pages that are likely next into the
 * browser's cache, one page at a time (decisions, Prefetching). Nothing is run, so it costs no main thread.
 * @returns a function that ends it.
 */
export function prefetchWhenIdle(router: DataRouter): () => void {
  const fetched = new Set<Path>()
  const areas = new Set<Route['layout']>()
  let visit: string | undefined

  const fetchFor = async (key: string) => {
    for (const path of nextPaths(router)) {
      const route = routeOf(path)
      if (!route || isHostPage(route.page) || fetched.has(path)) continue
      const { page } = route
      await idleMoment()
      // Another page is on screen by now and fetches for itself.
      if (key !== visit || !allowsPrefetch()) return
      fetched.add(path)
      // Once. After a failure the visit asks again.
      if (!areas.has(route.layout)) loadLayout(route)
      areas.add(route.layout)
      await Promise.all(filesOf(page, { remote: (name) => remoteNamed(name).entry }).map(prefetch))
    }
  }
  const begin = ({ initialized, navigation, location: { key } }: DataRouter['state']) => {
    if (!initialized || navigation.state !== 'idle' || key === visit) return
    visit = key
    fetchFor(key).catch((error: unknown) => reportError({ error, phase: 'script' }))
  }

  begin(router.state)
  const stop = router.subscribe(begin)
  return () => {
    visit = undefined
    stop()
  }
}
