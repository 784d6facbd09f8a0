import { authState } from '@cadence/shared/auth'
import { createBrowserRouter, paths, type RouteObject, replace } from '@cadence/shared/router'
import type { ComponentType } from 'react'
import { PageError } from './errors/PageError.tsx'
import { guard } from './guards/guard.ts'
import { forgetOrigin, rememberedOrigin, rememberOrigin } from './guards/origin.ts'
import { layouts } from './layouts/layouts.tsx'
import { hostPages } from './pages/pages.ts'
import { loadPage } from './remotes/load.ts'
import { isHostPage, type Route, routes } from './routes.tsx'
import { PageOutlet } from './shell/PageOutlet.tsx'
import { PageSkeleton } from './shell/PageSkeleton.tsx'
import { Shell } from './shell/Shell.tsx'
import { appTexts, layoutTexts } from './shell/texts.ts'

/** The component of a route's page, from the host itself or from a remote, and its texts. @throws PageLoadError */
export async function componentOf(route: Route): Promise<ComponentType> {
  const page = isHostPage(route.page) ? hostPages[route.page] : loadPage(route.page)
  if (route.layout !== 'app') return page
  // The layout's texts come along with the page, which then brings its own.
  void layoutTexts()
  const component = await page
  await appTexts()
  return component
}

/** Guards a visit, then loads its page: the old page stays on screen until the new one can be shown at once. */
async function enter(route: Route, request: Request): Promise<ComponentType> {
  const { user, isAuthenticated } = authState
  const visitor = { isAuthenticated, role: user?.role, isEmailVerified: user?.isEmailVerified }
  const decision = guard(route, visitor, rememberedOrigin())
  if (decision.pass) return componentOf(route)
  const { pathname, search, hash } = new URL(request.url)
  // A request carries no hash; at the start it is still in the address bar.
  const here = location.pathname === pathname ? hash || location.hash : hash
  if (decision.remember) rememberOrigin(pathname + search + here)
  else forgetOrigin()
  throw replace(decision.to)
}

function toRouteObject(route: Route): RouteObject {
  return {
    id: route.path,
    path: route.path,
    loader: ({ request }) => enter(route, request),
    Component: PageOutlet,
    ErrorBoundary: PageError,
    HydrateFallback: PageSkeleton,
    handle: route,
  }
}

/** The one router, made from the one table. */
export function createRouter() {
  const grouped = (['public', 'auth', 'app', 'none'] as const).map((layout) => ({
    Component: layouts[layout],
    children: routes.filter((route) => route.layout === layout).map(toRouteObject),
  }))
  return createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: PageError,
      children: [...grouped, { path: '*', loader: () => replace(paths.home) }],
    },
  ])
}

/** The router of the host. */
export type Router = ReturnType<typeof createRouter>
