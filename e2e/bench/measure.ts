import { setTimeout as wait } from 'node:timers/promises'
import { memberStorage } from '@cadence/host/fixture-member'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { observe } from './observe.ts'
import { type BenchPage, type Conditions, conditions } from './pages.ts'

/** The cost of one page load: times in ms since the start of the navigation, sizes in KB (1000 bytes). */
export interface Load {
  requests: number
  kilobytes: number
  /** Of the kilobytes, those of scripts. */
  scripts: number
  fcp: number
  lcp: number
  lastPart: number
  /** Time at which a button first reacted. */
  answer: number
}

/**
 * The ways to a page of another remote: without warning, with a member who has asked the browser to save data, so that
 * nothing was fetched ahead; after the pointer rested on the link; after a while in which nothing went on.
 */
export const changes = ['change cold', 'change after hover', 'change after idle'] as const

/** What a change to a page of another remote cost, in ms from the press to the paint of the new page. */
export type Change = Record<(typeof changes)[number], number>

/** Finished and pending requests. */
class Traffic {
  requests = 0
  bytes = 0
  scriptBytes = 0
  readonly #inFlight = new Set<string>()
  /** Whether a request is a prefetch. Its priority is the lowest, so it is no cost of the page on screen. */
  readonly #ahead = new Set<string>()
  readonly #scripts = new Set<string>()
  #lastChange = performance.now()

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (type === 'Script') this.#scripts.add(requestId)
      // Only prefetches have this priority.
      if (request.initialPriority === 'VeryLow') this.#ahead.add(requestId)
      this.#change(() => this.#inFlight.add(requestId))
    })
    cdp.on('Network.loadingFailed', ({ requestId }) => this.#change(() => this.#inFlight.delete(requestId)))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.#change(() => this.#inFlight.delete(requestId))
      // An answer from the browser's cache costs no bytes and no round trip.
      if (encodedDataLength === 0 || this.#ahead.has(requestId)) return
      this.requests += 1
      this.bytes += encodedDataLength
      if (this.#scripts.has(requestId)) this.scriptBytes += encodedDataLength
    })
  }

  #change(apply: () => void): void {
    apply()
    this.#lastChange = performance.now()
  }

  /** Waits until nothing is on its way and nothing has started for a while, in ms. */
  async quiet(ms = 300): Promise<void> {
    while (this.#inFlight.size > 0 || performance.now() - this.#lastChange < ms) await wait(50)
  }
}

async function throttled(
  context: BrowserContext,
  { saveData = false, offline = false, under = conditions } = {},
): Promise<{ page: Page; traffic: Traffic }> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const traffic = new Traffic(cdp)
  await cdp.send('Network.enable')
  const { cpuSlowdown, ...network } = under
  await cdp.send('Network.emulateNetworkConditions', { offline, ...network })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: saveData })
  return { page, traffic }
}

/** A browser profile of its own: nothing cached, signed in where the page wants it. */
export async function newProfile(
  browser: Browser,
  { signedIn, lastPart, button }: BenchPage,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers })
  const storage = signedIn ? memberStorage() : {}
  await context.addInitScript(observe, { storage, lastPart, button })
  return context
}

async function times(page: Page): Promise<Pick<Load, 'fcp' | 'lcp' | 'lastPart' | 'answer'>> {
  return page.evaluate(() => {
    const { lcp, lastPart, answer } = globalThis.cadenceBench
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    if (fcp === undefined || lcp === undefined || lastPart === undefined || answer === undefined)
      throw new Error('The page did not paint')
    return { fcp, lcp, lastPart, answer }
  })
}

interface LoadOptions {
  offline?: boolean
  under?: Conditions
  /** Waits before the tab is closed. */
  until?: (page: Page) => Promise<unknown>
}

/** Opens the page in a new tab of the profile and waits until it is whole and the network is quiet. */
export async function measureLoad(
  context: BrowserContext,
  url: string,
  { offline = false, under = conditions, until }: LoadOptions = {},
): Promise<Load> {
  const { page, traffic } = await throttled(context, { offline, under })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const { lcp, lastPart, answer } = globalThis.cadenceBench
    return lcp !== undefined && lastPart !== undefined && answer !== undefined
  })
  await traffic.quiet()
  const load = {
    requests: traffic.requests,
    kilobytes: traffic.bytes / 1000,
    scripts: traffic.scriptBytes / 1000,
    ...(await times(page)),
  }
  await until?.(page)
  await page.close()
  return load
}

async function press(page: Page, { link, heading }: BenchPage['change']): Promise<number> {
  return page.evaluate(
    ({ link, heading }) =>
      new Promise<number>((resolve, reject) => {
        const anchor = document.querySelector<HTMLElement>(link)
        if (!anchor) return reject(new Error(`No ${link}`))
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (document.querySelector('main h1')?.textContent !== heading) return
          observer.disconnect()
          // A task that is posted from a frame's callback runs when that frame has been laid out and painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        })
        observer.observe(document.body, { childList: true, subtree: true })
        anchor.click()
      }),
    { link, heading },
  )
}

/** Goes from the page to one of another remote, in each of the ways from a profile of its own. */
export async function measureChange(browser: Browser, bench: BenchPage, origin: string): Promise<Change> {
  const results: Change = { 'change cold': 0, 'change after hover': 0, 'change after idle': 0 }
  for (const way of changes) {
    const context = await newProfile(browser, bench)
    const { page, traffic } = await throttled(context, { saveData: way !== 'change after idle' })
    await page.goto(origin + bench.path, { waitUntil: 'commit' })
    await page.waitForFunction(() => globalThis.cadenceBench.answer !== undefined)
    await traffic.quiet()
    if (way === 'change after hover') {
      await page.hover(bench.change.link)
      await traffic.quiet()
      // A quiet network means that the scripts are loaded; an idle page means that they are evaluated.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
    }
    // Longer than the shell waits from one page that it fetches ahead to the next.
    if (way === 'change after idle') await traffic.quiet(1500)
    results[way] = await press(page, bench.change)
    await context.close()
  }
  return results
}
