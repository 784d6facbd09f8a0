import { type ReactNode, useMemo } from 'react'
import { InsideContext } from './contexts.ts'
import { RouteBoundary } from './RouteBoundary.tsx'
import type { Matches, Route } from './route.ts'
import type { RouterState } from './state.ts'

/** Where nothing stands in for a page that was not loaded, what is around the router says it. */
function Unsaid({ error }: { error: unknown }): never {
  throw error
}

/** The innermost route that shows, and what it shows: its page, its error, or what stands there until the first page is. */
function innermost(matches: Matches, { initialized, errors }: Pick<RouterState, 'initialized' | 'errors'>) {
  const failing = matches.findIndex(({ route }) => errors && route.id in errors)
  if (failing >= 0) return { last: failing, failure: { error: errors?.[matches[failing]?.route.id ?? ''] } }
  if (initialized) return { last: matches.length - 1, failure: null }
  return { last: matches.findLastIndex(({ route }) => route.fallbackElement !== undefined), failure: null }
}

/** The routes of the page on screen, each within the one around it. */
export function RouteTree({ state }: { state: RouterState }): ReactNode {
  const { matches, errors, loaderData, initialized, location } = state
  return useMemo(() => {
    const { last, failure } = innermost(matches, { initialized, errors })
    const attempt = { location, loaderData }
    const contentOf = (route: Route, isLast: boolean, outlet: ReactNode) => {
      if (isLast && failure) return <Unsaid {...failure} />
      if (isLast && !initialized) return route.fallbackElement
      return route.element === undefined ? outlet : route.element
    }
    let shown: ReactNode = null
    for (const { route } of matches.slice(0, last + 1).reverse()) {
      const isLast = route === matches[last]?.route
      const content = contentOf(route, isLast, shown)
      shown = <InsideContext value={{ outlet: shown, data: loaderData[route.id] }}>{content}</InsideContext>
      if (route.errorElement === undefined) continue
      shown = (
        <RouteBoundary attempt={attempt} failure={isLast ? failure : null} fallback={route.errorElement}>
          {shown}
        </RouteBoundary>
      )
    }
    return shown
  }, [matches, errors, loaderData, initialized, location])
}
