import { authState } from '@cadence/shared/auth'
import { createBrowserRouter, type RouteObject, redirect, replace } from '@cadence/shared/router'
import type { ComponentType } from 'react'
import { PageError } from './errors/PageError.tsx'
import { landing } from './guards/landing.ts'
import { forgetOrigin, rememberedOrigin, rememberOrigin } from './guards/origin.ts'
import { loadAppLayout } from './layouts/app/AppArea.tsx'
import { layouts } from './layouts/layouts.tsx'
import { isPanelFor, panelPage } from './operator/open.ts'
import { PANEL_PATH } from './operator/path.ts'
import { hostPages } from './pages/pages.ts'
import { freshDocumentFor, freshDocumentIfDue, type PageChange } from './releases/fresh-document.ts'
import { PageLoadError } from './remotes/errors.ts'
import { loadPage } from './remotes/load.ts'
import { isHostPage, type Route, routes } from './routes.tsx'
import { sessionRead } from './session/ready.ts'
import { PageOutlet } from './shell/PageOutlet.tsx'
import { PageSkeleton } from './shell/PageSkeleton.tsx'
import { Shell } from './shell/Shell.tsx'
import { appTexts, layoutTexts } from './shell/texts.ts'

/** The component of a route's page, from the host itself or from a remote, and its texts. @throws PageLoadError */
export async function componentOf(route: Route): Promise<ComponentType> {
  const page = isHostPage(route.page) ? hostPages[route.page] : loadPage(route.page)
  if (route.layout !== 'app') return page
  // The layout and its texts come along with the page, which then brings its own.
  void layoutTexts()
  const [component] = await Promise.all([page, loadAppLayout(route.page)])
  await appTexts(route.page)
  return component
}

/** Where the guards lead whoever asks for an address, or null when that is where they are. Keeps the remembered origin. */
function elsewhere(asked: URL): string | null {
  const { user, isAuthenticated } = authState
  if (isPanelFor(asked.pathname, user?.role)) return null
  const visitor = { isAuthenticated, role: user?.role, isEmailVerified: user?.isEmailVerified }
  const { address, origin } = landing(asked, visitor, rememberedOrigin())
  if (origin === null) forgetOrigin()
  else if (origin !== undefined) rememberOrigin(origin)
  return address === asked.pathname + asked.search + asked.hash ? null : address
}

type Pending = () => Router | undefined

/** Lets a visit in, or leads it on. */
async function guardVisit(request: Request, router: Pending): Promise<void> {
  const asked = new URL(request.url)
  // A request carries no hash. The router's pending location does; at the start and on a revalidation, the address bar.
  asked.hash = (router()?.state.navigation.location ?? location).hash
  const isEntry = location.pathname === asked.pathname && location.search === asked.search
  await sessionRead()
  const to = elsewhere(asked)
  if (to === null) return
  // What the history holds already is replaced. A link was never entered: the page that it stands on must stay.
  throw isEntry ? replace(to) : redirect(to)
}

/** What leads from the page on screen to another one; undefined for the first page, and for the same one again. */
function pageChangeOf(route: Route, request: Request, router: Pending): PageChange | undefined {
  const { initialized, matches, navigation } = router()?.state ?? {}
  if (!initialized || matches?.at(-1)?.route.id === route.path) return undefined
  const url = new URL(request.url)
  url.hash = navigation?.location?.hash ?? ''
  const { location: asked, historyAction: action = 'PUSH' } = navigation ?? {}
  return { url, state: asked?.state, action, signal: request.signal }
}

/**
 * Guards a visit, then loads its page: the old page stays on screen until the new one can be shown at once. A release
 * that was made since is used from here on, in a fresh document where it has to be.
 */
async function enter(route: Route, request: Request, router: Pending): Promise<ComponentType> {
  await guardVisit(request, router)
  const change = pageChangeOf(route, request, router)
  if (!change) return componentOf(route)
  await freshDocumentIfDue(route, change)
  try {
    return await componentOf(route)
  } catch (error) {
    if (error instanceof PageLoadError && error.elsewhere) await freshDocumentFor(route, change)
    throw error
  }
}

function toRouteObject(route: Route, router: Pending): RouteObject {
  return {
    id: route.path,
    path: route.path,
    loader: ({ request }) => enter(route, request, router),
    Component: PageOutlet,
    ErrorBoundary: PageError,
    HydrateFallback: PageSkeleton,
    handle: route,
  }
}

/** The operator's panel. It stands in no table: for everybody else its address is an unknown one. */
function panelRoute(router: Pending): RouteObject {
  return {
    id: PANEL_PATH,
    path: PANEL_PATH,
    loader: ({ request }) => guardVisit(request, router).then(panelPage),
    Component: PageOutlet,
    ErrorBoundary: PageError,
    HydrateFallback: PageSkeleton,
  }
}

/**
 * Leads the first visit on before the router sees it. The guards wait for nothing but a session that comes late, so a
 * slow page never shows in the frame of a layout that was only asked for.
 */
export function guardFirstVisit(): void {
  if (!authState.initialized) return
  const to = elsewhere(new URL(location.href))
  if (to !== null) history.replaceState(history.state, '', to)
}

/** The first page, where it was waited for: its component, or why it did not come. */
export type FirstPage = NonNullable<NonNullable<Parameters<typeof createBrowserRouter>[1]>['hydrationData']>

/**
 * The one router, made from the one table.
 * @param first what the first page's loader would bring; without it, that runs now.
 */
export function createRouter(first?: FirstPage): Router {
  guardFirstVisit()
  // The first page's loader runs before the router is there.
  let made: Router | undefined
  const router = () => made
  const grouped = (['public', 'auth', 'app', 'none'] as const).map((layout) => ({
    Component: layouts[layout],
    children: routes.filter((route) => route.layout === layout).map((route) => toRouteObject(route, router)),
  }))
  const shell: RouteObject = {
    Component: Shell,
    ErrorBoundary: PageError,
    children: [
      ...grouped,
      { Component: layouts.none, children: [panelRoute(router)] },
      { path: '*', loader: ({ request }) => guardVisit(request, router).then(() => null) },
    ],
  }
  made = createBrowserRouter([shell], first && { hydrationData: first })
  return made
}

/** The router of the host. */
export type Router = ReturnType<typeof createBrowserRouter>
