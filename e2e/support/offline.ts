import type { Page } from '@playwright/test'
import { signedInState, signUp } from './account.ts'
import { reset } from './faults/answers.ts'
import { type Fault, type FaultProxy, startFaultProxy } from './faults/proxy.ts'
import type { Open } from './faults/test.ts'
import { isNoted } from './kept.ts'
import { newPerson } from './member.ts'
import { workerPort } from './stack.ts'
import { test as base, expect } from './test.ts'

/** The network between the browser and the server. */
export interface Network {
  url: string
  /** From now on no request reaches the server. */
  cut: () => void
  inject: (fault: Fault) => void
  restore: () => void
  /** Number of requests that the fault has hit. */
  hits: () => number
}

/** Playwright's test with the service worker, and a network that the test can cut. The page has no session. */
export const visitorTest = base.extend<{ network: Network }, { offlineProxy: FaultProxy }>({
  serviceWorkers: 'allow',
  offlineProxy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const proxy = await startFaultProxy(workerPort(4))
      await use(proxy)
      await proxy.stop()
    },
    { scope: 'worker' },
  ],
  network: async ({ offlineProxy }, use) => {
    // A worker's requests carry no header of the test, so the whole proxy is one lane.
    const lane = offlineProxy.lane('')
    const inject = (fault: Fault | null) => Object.assign(lane, { fault, hits: 0 })
    await use({
      url: offlineProxy.url,
      cut: () => inject({ on: () => true, answer: reset }),
      inject,
      restore: () => inject(null),
      hits: () => lane.hits,
    })
    inject(null)
  },
  baseURL: async ({ network }, use) => use(network.url),
})

/** The same with a new signed-in member. */
export const test = visitorTest.extend({
  storageState: async ({ network }, use) => use(signedInState(await signUp(newPerson()), network.url)),
})

/** Runs in the page: how many files of the app area the worker still lacks; null before a page told it that it started. */
async function lacking(): Promise<number | null> {
  const state = await (await caches.match('/state', { cacheName: 'cadence-state' }))?.json()
  const folders: string[] | undefined = state?.releases[state.documents.newest]
  if (!folders) return null
  let count = 0
  for (const folder of folders.filter((name) => !name.includes('/marketing/'))) {
    const list = await caches.match(`${folder}offline-files.json`)
    if (!list) return null
    for (const file of Object.keys(await list.json())) if (!(await caches.match(folder + file))) count += 1
  }
  return count
}

/** Waits until the worker keeps all that the app area needs without a network. */
export async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(lacking), { timeout: 20_000 }).toBe(0)
}

/** Waits until the next visit is answered with the kept document. */
export async function expectNoted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isNoted), { timeout: 20_000 }).toBe(true)
}

export const expectDashboard = (page: Page) =>
  expect(page.locator('main[data-layout="app"]').getByRole('heading', { level: 1 })).toBeVisible()

/** Opens the dashboard at a server until its document is kept and is the first choice of the next visit. */
export async function openKept(open: Open, url: string): Promise<Page> {
  const { page } = await open({ signedIn: true, url })
  await page.goto('/dashboard')
  await expectDashboard(page)
  await expectNoted(page)
  return page
}

export { expect }
