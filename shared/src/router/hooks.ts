import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Blocker, ShouldBlock } from './blocker.ts'
import {
  FailureContext,
  InsideContext,
  LocationContext,
  RouterContext,
  StateContext,
  useProvided,
} from './contexts.ts'
import type { NavigateOptions, Router } from './create-router.ts'
import type { Location } from './location.ts'
import type { Navigation } from './state.ts'

const useRouterState = () => useProvided(StateContext, 'router')

/** The router around the component. */
export function useRouter(): Router {
  return useProvided(RouterContext, 'router')
}

/** The address of the page on screen, with what its navigation carried. */
export function useLocation(): Location {
  return useProvided(LocationContext, 'router')
}

/** The function that leads elsewhere (see `Router.navigate`). It stays the same. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate
}

/** The page change that is under way, if one is. */
export function useNavigation(): Navigation {
  return useRouterState().navigation
}

/** What a visit that has arrived wants of the scroll position. */
export function useArrival() {
  return useRouterState().arrival
}

/** What the loader of the route brought, as it is rendered in. */
export function useLoaderData(): unknown {
  return useProvided(InsideContext, 'route').data
}

/** The error of the route in whose place the component stands. */
export function useRouteError(): unknown {
  return useProvided(FailureContext, 'error').error
}

/** The place in a layout where the route within it stands. */
export function Outlet(): ReactNode {
  return useProvided(InsideContext, 'route').outlet
}

/** What a query may be made of. */
export type QueryInit = URLSearchParams | Record<string, string> | string

/** The query of the address, and the function that puts another one in its place; that drops the hash. */
export function useSearchParams(): [
  URLSearchParams,
  (query: QueryInit, options?: NavigateOptions) => Promise<void>,
] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (query: QueryInit, options?: NavigateOptions) =>
      navigate({ search: new URLSearchParams(query).toString() }, options),
    [navigate],
  )
  return [params, setParams]
}

/** Holds the navigations for which `shouldBlock` says so, for as long as the component is there. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const router = useRouter()
  const { blocker } = useRouterState()
  const latest = useRef(shouldBlock)
  useLayoutEffect(() => {
    latest.current = shouldBlock
  }, [shouldBlock])
  // Once for all: another function does not let go what is held.
  useEffect(() => router.block((way) => latest.current(way)), [router])
  return blocker
}
