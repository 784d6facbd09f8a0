import { sessionKeys } from '@cadence/shared/auth'
import type { AuthResponse } from '@cadence/shared/schemas'
import type { BrowserContext, Page } from '@playwright/test'
import { sessionOf, signedInState } from './account.ts'
import { test as base, expect } from './visitor-kinds.ts'

/** The token with a wrong signature. The API refuses it like an expired one. */
export function refused(token: string): string {
  return token.replace(/[^.]+$/, 'A'.repeat(43))
}

/**
 * Adds `sharedModule` to each page: `sharedModule('@cadence/shared/api')` gives the copy that the host and the remotes
 * import.
 */
async function reachSharedModules(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Instance {
      name: string
      loadShare: (request: string) => Promise<false | (() => object)>
    }
    Reflect.set(globalThis, 'sharedModule', async (request: string) => {
      const federation: { __INSTANCES__: Instance[] } = Reflect.get(globalThis, '__FEDERATION__')
      const host = federation.__INSTANCES__.find(({ name }) => name === 'cadence_host')
      const factory = await host?.loadShare(request)
      if (!factory) throw new Error(`The host provides no ${request}`)
      return factory()
    })
  })
}

/** Sends several requests at once with the page's own client. @returns the status of each, or its error. */
export function askAtOnce(page: Page, times: number): Promise<(number | string)[]> {
  return page.evaluate(async (count) => {
    const shared = Reflect.get(globalThis, 'sharedModule')
    const { call } = await shared('@cadence/shared/api')
    const { errorResponseSchema: answer } = await shared('@cadence/shared/schemas')
    const paths = ['/auth/user', '/dashboards', '/notices']
    const ask = (n: number) =>
      call({ method: 'get', path: `${paths[n % paths.length]}?call=${n}`, answer, failure: 'refused' })
    const results = await Promise.allSettled(Array.from({ length: count }, (_, n) => ask(n)))
    // An error without a status shows as its text, which fails the test.
    const outcome = (result: PromiseSettledResult<unknown>) => {
      if (result.status === 'fulfilled') return 200
      const { reason } = result
      return reason.kind === 'malformed' ? reason.status : `${reason} (${reason.cause})`
    }
    return results.map(outcome)
  }, times)
}

/** The session in the memory of a page. */
export function sessionIn(page: Page) {
  return page.evaluate(async () => {
    const { authState } = await Reflect.get(globalThis, 'sharedModule')('@cadence/shared/auth')
    const { token, refreshToken, isAuthenticated, user } = authState
    const held: {
      token: string | null
      refreshToken: string | null
      isAuthenticated: boolean
      role?: string
    } = { token, refreshToken, isAuthenticated, role: user?.role }
    return held
  })
}

/** The text under a key of a page's storage. */
export function storedText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** Opens a tab of the app's origin without the app. A test changes the storage there, like another tab. */
export async function openStorageTab(context: BrowserContext): Promise<Page> {
  const storageTab = await context.newPage()
  await storageTab.goto('/api/v1/health')
  return storageTab
}

/** Stores an access token that the API refuses, and waits until all pages have it. */
export async function expireIn(storageTab: Page, pages: readonly Page[]): Promise<void> {
  const token = await storageTab.evaluate((keys) => {
    const store = JSON.parse(localStorage.getItem(keys.store) ?? '{}')
    const altered = store.token.replace(/[^.]+$/, 'A'.repeat(43))
    localStorage.setItem(keys.accessToken, altered)
    localStorage.setItem(keys.store, JSON.stringify({ ...store, token: altered }))
    return altered
  }, sessionKeys)
  const adopted = (page: Page) =>
    page.waitForFunction(
      async (wanted) => {
        const { authState } = await Reflect.get(globalThis, 'sharedModule')('@cadence/shared/auth')
        return authState.token === wanted
      },
      token,
      { polling: 10 },
    )
  await Promise.all(pages.map(adopted))
}

/** Opens a page of the app and waits for its first call of the API, which asks who is signed in. */
export async function settled(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse(
    (response) => response.url().endsWith('/api/v1/auth/user') && response.ok(),
  )
  await page.goto(path)
  await asked
}

/** Counts the calls of the API from now on, and the most refreshes at one time. */
export function watchWire(context: BrowserContext) {
  const wire = { sent: new Map<string, number>(), refreshes: 0, mostAtOnce: 0 }
  let open = 0
  const isRefresh = (url: string) => url.endsWith('/auth/refresh-token')
  context.on('request', (request) => {
    const call = `${request.method()} ${request.url()}`
    wire.sent.set(call, (wire.sent.get(call) ?? 0) + 1)
    if (!isRefresh(request.url())) return
    wire.refreshes += 1
    open += 1
    wire.mostAtOnce = Math.max(wire.mostAtOnce, open)
  })
  const ended = (request: { url(): string }) => {
    if (isRefresh(request.url())) open -= 1
  }
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  return wire
}

/** Playwright's test with a session of its own for each test. */
export const test = base.extend<{ accessToken: 'good' | 'refused'; session: AuthResponse }>({
  kind: 'member',
  accessToken: ['good', { option: true }],
  session: async ({ account }, use) => use(await sessionOf(account.person)),
  storageState: async ({ session, accessToken }, use) => {
    const token = accessToken === 'good' ? session.token : refused(session.token)
    await use(signedInState({ ...session, token }))
  },
  context: async ({ context }, use) => {
    await reachSharedModules(context)
    await use(context)
  },
})

export { expect }
