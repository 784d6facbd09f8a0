import './provides.ts'
import { isHostPage } from '@cadence/shared/contract'
import { followLanguage } from '@cadence/shared/i18n'
import { type DataRouter, providePageWindow, RouterProvider, setPreloader } from '@cadence/shared/router'
import { followTheme, renewColourTheme } from '@cadence/shared/theme'
import { keepInstallPrompt, provideToasts } from '@cadence/shared/ui'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { watchUncaught } from './errors/uncaught.ts'
import { loadFragmentsWhenIdle } from './fragments/load-when-idle.ts'
import { appFrame, loadLayout } from './layouts/app/AppArea.tsx'
import { prefetchWhenIdle } from './prefetch/prefetch-when-idle.ts'
import { showPreviews } from './preview/show-previews.ts'
import { preloadPage } from './remotes/load-page.ts'
import { adoptEarlyScripts } from './remotes/release-files.ts'
import { startReporting } from './reports/start-reporting.ts'
import { createRouter } from './router.tsx'
import { routeOf } from './routes.ts'
import { followPreferencesWhenIdle } from './session/account-preferences.ts'
import { followChangesWhenIdle } from './session/change-subscription.ts'
import { checkSessionWhenIdle, guardSession, noteMemberWhenIdle, startSession } from './session/session.ts'
import { retryUntilDone, whenIdle } from './shell/deferred-work.ts'
import { nameHashEntries } from './shell/hash-entries.ts'
import { firstPageOf, mountApp, serverRenderedRoute } from './shell/hydration.ts'
import { reportTexts } from './shell/load-texts.ts'
import { keepScrollPositions, revealTabbedFocus, startAtTop } from './shell/scroll.ts'

// The bundler's, which may be set.
declare let __webpack_public_path__: string

/** The first page is waited for this long, in milliseconds, before a skeleton shows in its place. */
const SKELETON_AFTER_MS = 300

function firstPage(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const timer = setTimeout(resolve, SKELETON_AFTER_MS)
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      clearTimeout(timer)
      stop()
      resolve()
    })
  })
}

/** Learns of new releases once the page is on screen. In development there are none. */
function followReleasesWhenIdle(): void {
  if (process.env.NODE_ENV !== 'production') return
  whenIdle(() => retryUntilDone(async () => (await import('./releases/follow-releases.ts')).followReleases()))
}

/** Makes the next visit need no network, once the page is on screen. */
function followServiceWorkerWhenIdle(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  whenIdle(() =>
    retryUntilDone(async () => {
      const { followServiceWorker } = await import('./releases/follow-service-worker.ts')
      await followServiceWorker()
    }),
  )
}

/** Keeps this browser's push subscription, and leads to what a notification is about. */
function followPushWhenIdle(router: DataRouter): void {
  if (!('PushManager' in globalThis)) return
  whenIdle(() => retryUntilDone(async () => (await import('./session/follow-push.ts')).followPush(router)))
}

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // The loader compares whole addresses. Without this it would load again what the HTML has asked for.
  __webpack_public_path__ = new URL(__webpack_public_path__, location.href).href
  adoptEarlyScripts()
  watchUncaught()
  keepInstallPrompt()
  const reportPages = startReporting()
  startAtTop()
  keepScrollPositions()
  const followEntries = nameHashEntries()
  startSession()
  followLanguage(reportTexts)
  followTheme()
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  const cache = createCache({ key: 'c', ...(nonce ? { nonce } : {}) })
  await showPreviews(cache)
  const served = serverRenderedRoute(root)
  const first = served && (await firstPageOf(served))
  // Making the router starts the load of the first page. React renders when that page can be shown whole.
  const router = createRouter(first)
  followEntries(router)
  guardSession(router)
  setPreloader((path) => {
    const route = routeOf(new URL(path, location.href).pathname)
    if (!route) return
    loadLayout(route)
    if (!isHostPage(route.page)) preloadPage(route.page)
  })
  providePageWindow(async () => {
    const { mountReader } = await import('./reader/mount-reader.tsx')
    return mountReader(cache, (path) => void router.navigate(path))
  })
  provideToasts(async () =>
    (await import(/* webpackChunkName: "toasts" */ './shell/Toasts.tsx')).mountToasts(cache),
  )
  const asked = routeOf(location.pathname)
  await Promise.all([firstPage(router), asked?.layout === 'app' ? appFrame() : undefined])
  const app = (
    <CacheProvider value={cache}>
      <RouterProvider router={router} />
    </CacheProvider>
  )
  mountApp(root, app, first)
  checkSessionWhenIdle()
  noteMemberWhenIdle()
  followPreferencesWhenIdle()
  followChangesWhenIdle()
  prefetchWhenIdle(router)
  loadFragmentsWhenIdle(router)
  followReleasesWhenIdle()
  followServiceWorkerWhenIdle()
  followPushWhenIdle(router)
  whenIdle(revealTabbedFocus)
  reportPages(router)
  // Without the themes' chunk the kept colours stay, until the next start.
  whenIdle(() => void renewColourTheme().catch(() => undefined))
}

void start()
