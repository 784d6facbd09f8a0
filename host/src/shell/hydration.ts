import type { HydrationState } from '@cadence/shared/router'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { reportError } from '../errors/report-error.ts'
import { keepStaticPage } from '../errors/static-page.ts'
import { describeRemote } from '../remotes/remotes.ts'
import { componentOf, guardFirstVisit } from '../router.tsx'
import { type Route, remoteOf, routeOf } from '../routes.ts'

/**
 * The route whose page the first HTML already shows, if that is still the one to show after the guards. Clears the root otherwise.
 */
export function serverRenderedRoute(root: HTMLElement): Route | undefined {
  const path = root.dataset.served
  if (path === undefined) return undefined
  guardFirstVisit()
  // The app has started: nobody needs to be told that it did not, and nobody is led elsewhere any more.
  delete root.dataset.served
  const route = routeOf(location.pathname)
  const isShown = route?.path === path
  if (!isShown) root.replaceChildren()
  delete document.documentElement.dataset.member
  return isShown ? route : undefined
}

/** What the router would wait for: the page stands on screen meanwhile, and nothing shows in its place. */
export async function firstPageOf(route: Route): Promise<HydrationState> {
  try {
    return { loaderData: { [route.path]: await componentOf(route) } }
  } catch (error) {
    return { loaderData: {}, errors: { [route.path]: error } }
  }
}

/** What a boundary caught is reported by the panel that it shows. */
const onCaughtError = () => undefined

/** The page was drawn anew because it came out otherwise than on the server. Nobody sees it; its team should know. */
function onRecoverableError(error: unknown): void {
  const page = routeOf(location.pathname)?.page
  reportError({ error, phase: 'hydrate', page, ...describeRemote(remoteOf(page)) })
}

/**
 * Puts the app on screen: takes over the page that stands there, or else draws it.
 * @param first the page that was served, or why it does not come; what is there of it stays readable then.
 */
export function mountApp(root: HTMLElement, app: ReactNode, first: HydrationState | undefined): void {
  if (first && !first.errors) {
    hydrateRoot(root, app, { onCaughtError, onRecoverableError })
    return
  }
  const main = first && root.querySelector('main')
  const focused = document.activeElement
  if (main) keepStaticPage(location.pathname, main)
  root.replaceChildren()
  // In one go with what it replaces: nobody sees an empty screen.
  flushSync(() => createRoot(root, { onCaughtError }).render(app))
  // What was moved has lost the focus; who types goes on.
  if (main && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
