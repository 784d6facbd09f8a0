import type { HydrationState } from '@cadence/shared/router'
import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { reportError } from '../errors/report-error.ts'
import { keepStaticPage } from '../errors/static-page.ts'
import { describeRemote } from '../remotes/remotes.ts'
import { componentOf, guardFirstVisit } from '../router.tsx'
import { plainPath, type Route, remoteOf, routeOf } from '../routes.ts'

/**
 * The route whose page the first HTML already shows, if the guards let the visitor stay on it. Otherwise clears the root.
 */
export function serverRenderedRoute(root: HTMLElement): Route | undefined {
  const path = root.dataset.served
  if (path === undefined) return undefined
  guardFirstVisit()
  // The app has started. The inline script of the first HTML, which redirects and reports, is no longer needed.
  delete root.dataset.served
  const route = routeOf(location.pathname)
  const isShown = route !== undefined && plainPath(location.pathname) === path
  if (!isShown) root.replaceChildren()
  delete document.documentElement.dataset.member
  return isShown ? route : undefined
}

/** The loader data of the first page. The server-rendered page stays on screen while its module loads. */
export async function firstPageOf(route: Route): Promise<HydrationState> {
  try {
    return { loaderData: { [route.path]: await componentOf(route) } }
  } catch (error) {
    return { loaderData: {}, errors: { [route.path]: error } }
  }
}

/** The panel of the error boundary reports the error. */
const onCaughtError = () => undefined

/** React rendered the page anew because it differed from the server's. No member sees that; the team should know. */
function onRecoverableError(error: unknown): void {
  const page = routeOf(location.pathname)?.page
  reportError({ error, phase: 'hydrate', page, ...describeRemote(remoteOf(page)) })
}

/**
 * Puts the app on screen: hydrates the server-rendered page, or else renders the app.
 * @param first the server-rendered page, or why its module does not come. The page then stays readable.
 */
export function mountApp(root: HTMLElement, app: ReactNode, first: HydrationState | undefined): void {
  if (first && !first.errors) {
    // As a transition it is done in slices, between which the browser answers the visitor.
    startTransition(() => {
      hydrateRoot(root, app, { onCaughtError, onRecoverableError })
    })
    return
  }
  const main = first && root.querySelector('main')
  const focused = document.activeElement
  if (main) keepStaticPage(location.pathname, main)
  root.replaceChildren()
  // In one step, so that no empty screen shows.
  flushSync(() => createRoot(root, { onCaughtError }).render(app))
  // A moved element loses the focus. The member may be typing in it.
  if (main && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
