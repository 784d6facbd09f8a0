import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { enterAsMember } from '../signed-in-member.ts'
import { appUrl, workerPort } from '../stack.ts'
import { type Fault, type FaultProxy, LANE_HEADER, startFaultProxy } from './proxy.ts'
import { type Watch, watch } from './watch.ts'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** A browser of its own behind the fault proxy. */
export interface Visit {
  page: Page
  context: BrowserContext
  watch: Watch
  inject: (fault: Fault) => void
  /** Ends the fault. */
  heal: () => void
  /** Number of requests that the fault has hit. */
  hits: () => number
}

/** Options of a visit. */
export interface VisitOptions {
  signedIn?: boolean
  /** A server to use in place of the fault proxy. */
  url?: string
}

/** Opens a browser of its own; it is closed when the test is over, or earlier by `close`. */
export type Open = (options?: VisitOptions) => Promise<Visit>

async function memberOf(browser: Browser): Promise<Session> {
  const context = await browser.newContext({ baseURL: appUrl, locale: 'fr-FR' })
  await enterAsMember(await context.newPage())
  const session = await context.storageState()
  await context.close()
  return session
}

/** The member's session for another origin of the same product. */
function sessionAt(url: string, session: Session): Session {
  return { ...session, origins: session.origins.map((entry) => ({ ...entry, origin: url })) }
}

let visits = 0

/** Playwright's test, with browsers behind the fault proxy and one member for all of them. */
export const test = base.extend<{ open: Open }, { faultProxy: FaultProxy; session: Session }>({
  faultProxy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const proxy = await startFaultProxy(workerPort(1))
      await use(proxy)
      await proxy.stop()
    },
    { scope: 'worker' },
  ],
  session: [async ({ browser }, use) => use(await memberOf(browser)), { scope: 'worker', timeout: 60_000 }],
  open: async ({ browser, faultProxy, session }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ signedIn = false, url = faultProxy.url } = {}) => {
      visits += 1
      const name = String(visits)
      const lane = faultProxy.lane(name)
      const context = await browser.newContext({
        baseURL: url,
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        // Fades take time on a small machine, and change nothing about a fault.
        reducedMotion: 'reduce',
        extraHTTPHeaders: { [LANE_HEADER]: name },
        ...(signedIn ? { storageState: sessionAt(url, session) } : {}),
      })
      // Prefetched files would hide a fault.
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
      )
      contexts.push(context)
      const page = await context.newPage()
      return {
        page,
        context,
        watch: await watch(page),
        inject: (fault) => {
          lane.fault = fault
        },
        heal: () => {
          lane.fault = null
        },
        hits: () => lane.hits,
      }
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'
