import { authState } from '@cadence/shared/auth'
import { isHostPage } from '@cadence/shared/contract'
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  replace,
} from '@cadence/shared/router'
import type { ComponentType } from 'react'
import { PageError } from './errors/PageError.tsx'
import { followGuards } from './guards/follow-guards.ts'
import { forgetOrigin, rememberedOrigin, rememberOrigin } from './guards/origin.ts'
import { enterAppArea, loadLayout } from './layouts/app/AppArea.tsx'
import { layouts } from './layouts/layouts.tsx'
import { isPanelFor, panelPage } from './operator/panel-access.ts'
import { PANEL_PATH } from './operator/panel-path.ts'
import { type Visit, visitOf } from './page-visit.ts'
import { hostPage } from './pages/host-pages.ts'
import { freshDocumentFor, freshDocumentIfDue } from './releases/fresh-document.ts'
import { PageLoadError } from './remotes/errors.ts'
import { loadPage } from './remotes/load-page.ts'
import { type Route, routes } from './routes.ts'
import { sessionRead } from './session/session-read.ts'
import { appTexts } from './shell/load-texts.ts'
import { PageOutlet } from './shell/PageOutlet.tsx'
import { PageSkeleton } from './shell/PageSkeleton.tsx'
import { Shell } from './shell/Shell.tsx'
import { pictureOldPage } from './shell/view-transition.ts'

/** The component of a route's page, from the host itself or from a remote, and its texts. @throws PageLoadError */
export async function componentOf(route: Route): Promise<ComponentType> {
  loadLayout(route)
  const page = isHostPage(route.page) ? hostPage(route.page) : loadPage(route.page)
  if (route.layout !== 'app') return page
  // The layout loads at the same time. A failure of the page is reported when the layout is here.
  page.catch(() => undefined)
  await enterAppArea(route.page)
  const component = await page
  await appTexts(route.page)
  return component
}

/** Where the guards lead a visit of an address, or null when they let it in. Updates the remembered origin. */
function elsewhere(asked: URL): string | null {
  const { user, isAuthenticated } = authState
  if (isPanelFor(asked.pathname, user?.role)) return null
  const visitor = { isAuthenticated, role: user?.role, isEmailVerified: user?.isEmailVerified }
  const { address, origin } = followGuards(asked, visitor, rememberedOrigin())
  if (origin === null) forgetOrigin()
  else if (origin !== undefined) rememberOrigin(origin)
  return address === asked.pathname + asked.search + asked.hash ? null : address
}

/** Lets a visit in, or redirects it. */
async function guardVisit({ url, isEntered }: Visit): Promise<void> {
  await sessionRead()
  const to = elsewhere(url)
  if (to !== null) throw isEntered ? replace(to) : redirect(to)
}

/** Whether a visit comes from another page. The first page of a document, and the same page again, do not. */
const isPageChange = (path: string, { from }: Visit) => from !== undefined && from !== path

/** Waits until a page has loaded or failed, then lets it replace the old page in a fade. */
async function inPlaceOfOld<Page>(loading: Promise<Page>, { signal }: Visit): Promise<Page> {
  await loading.catch(() => undefined)
  await pictureOldPage(signal)
  return loading
}

/**
 * Guards a visit, then loads its page: the old page stays on screen until the new one can be shown at once. A release
 * made since then is used from here on, in a fresh document where that is necessary.
 */
async function enter(route: Route, visit: Visit): Promise<ComponentType> {
  await guardVisit(visit)
  if (!isPageChange(route.path, visit)) return componentOf(route)
  await freshDocumentIfDue(route, visit)
  const loading = componentOf(route)
  try {
    await loading
  } catch (error) {
    if (error instanceof PageLoadError && error.elsewhere) await freshDocumentFor(route, visit)
  }
  return inPlaceOfOld(loading, visit)
}

/** The same for the operator's panel. */
async function enterPanel(visit: Visit): Promise<ComponentType> {
  await guardVisit(visit)
  return isPageChange(PANEL_PATH, visit) ? inPlaceOfOld(panelPage(), visit) : panelPage()
}

/**
 * Redirects the first visit before the router sees it. Otherwise a slow page would show in the frame of the layout that
 * the member may not see.
 */
export function guardFirstVisit(): void {
  if (!authState.initialized) return
  const to = elsewhere(new URL(location.href))
  if (to !== null) history.replaceState(history.state, '', to)
}

/**
 * Makes the only router from the only route table.
 * @param first the result or the error of the first page's loader. Without it, the loader runs now.
 */
export function createRouter(first?: HydrationState): DataRouter {
  guardFirstVisit()
  // The loader of the first page is called before the router is there.
  let router: DataRouter | undefined
  const visited = ({ request }: LoaderFunctionArgs) => visitOf(request, router)
  const toRouteObject = (
    path: string,
    load: (visit: Visit) => Promise<ComponentType>,
    pattern = path,
  ): RouteObject => ({
    id: path,
    path: pattern,
    loader: (args) => load(visited(args)),
    Component: PageOutlet,
    ErrorBoundary: PageError,
    HydrateFallback: PageSkeleton,
  })
  const grouped = (['public', 'auth', 'app', 'none'] as const).map((layout) => ({
    Component: layouts[layout],
    children: routes
      .filter((route) => route.layout === layout)
      .map((route) =>
        toRouteObject(
          route.path,
          (visit) => enter(route, visit),
          route.below ? `${route.path}/*` : route.path,
        ),
      ),
  }))
  const shell: RouteObject = {
    Component: Shell,
    ErrorBoundary: PageError,
    children: [
      ...grouped,
      // The route table does not list it: for everybody but operators its address is unknown.
      { Component: layouts.none, children: [toRouteObject(PANEL_PATH, enterPanel)] },
      { path: '*', loader: (args) => guardVisit(visited(args)).then(() => null) },
    ],
  }
  router = createBrowserRouter([shell], first && { hydrationData: first })
  return router
}
