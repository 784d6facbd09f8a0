import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from 'playwright'
import type { RouteFact } from '../build-facts.ts'
import { mapConcurrently } from '../concurrency.ts'

/** A route of a host, as its build says. */
export type Route = RouteFact

/** How the shell of the product is opened, and by what a page counts as shown or as failed. */
export interface BrowserCheckConfig {
  launchOptions: () => LaunchOptions
  contextOptions: BrowserContextOptions
  /** Event of `window` by which the shell reports a failure, with `error`, `phase` and `remote` as its detail. */
  failureEvent: string
  /** Selector of the element that React renders into. */
  root: string
  /** Selector of an element that is there while parts around a page, such as fragments, are still to load. */
  unfinished?: string
  /** Whether a route is only for members, so that it is opened in a browser that holds `memberStorage`. */
  isForMembers: (route: Route) => boolean
  /** What localStorage holds for a member who is signed in, by key. */
  memberStorage: () => Record<string, string>
}

/** Tabs that are open at a time. On two cores more would only wait for each other. */
const TABS = 3

/** A page may take this long on a busy machine, in milliseconds. */
const PAGE_TIMEOUT_MS = 15_000

/** Starts Chromium. @throws Error that says which one does not start. */
export async function startBrowser({ launchOptions }: BrowserCheckConfig): Promise<Browser> {
  // Playwright takes a third of a second to load, and of all commands only this check needs it.
  const { chromium } = await import('playwright')
  try {
    return await chromium.launch(launchOptions())
  } catch (error) {
    const { executablePath = 'of Playwright' } = launchOptions()
    throw new Error(
      `Chromium (${executablePath}) does not start; a release is tried out in one. CHROMIUM_PATH names it.`,
      {
        cause: error,
      },
    )
  }
}

/** A failure that the shell reported in a page. */
interface ReportedFailure {
  remote?: string
  text: string
}

declare global {
  // Only `var` declares a property of the page's global object.
  var releaseFailures: ReportedFailure[]
  var releaseSettled: boolean | undefined
}

/** Collects the failures that the shell reports, from the first script on. It runs in the page, without its scope here. */
function collectFailures(failureEvent: string): void {
  globalThis.releaseFailures = []
  addEventListener(failureEvent, (event) => {
    if (!(event instanceof CustomEvent)) return
    const { error, phase, remote } = event.detail
    const messages: string[] = []
    for (let cause = error; cause; cause = cause.cause) messages.push(String(cause.message ?? cause))
    globalThis.releaseFailures.push({ remote, text: `${phase} failed: ${messages.join(' ← ')}` })
  })
}

/** What tells the state of a page. */
interface Watched {
  part: string
  rootSelector: string
  unfinished: string | undefined
  shows: string | undefined
}

/**
 * The state of a page: `shown`, why it failed, or null while neither is known. It runs in the page, without its scope
 * here.
 */
function pageState({ part, rootSelector, unfinished, shows }: Watched): string | null {
  const failure = globalThis.releaseFailures.find(
    ({ remote }) => part === 'host' || !remote || remote === part,
  )
  if (failure) return failure.text
  const root = document.querySelector(rootSelector)
  // HTML from the server proves nothing, because React must take it over first.
  const started = root && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  const heading = root?.querySelector('h1')?.textContent?.trim()
  const isThere = shows ? document.querySelector(shows) : started && heading
  if (!isThere || (unfinished && document.querySelector(unfinished))) return null
  if (globalThis.releaseSettled) return 'shown'
  if (globalThis.releaseSettled === undefined) {
    globalThis.releaseSettled = false
    // Effects run after the heading is there. A page counts as shown once they had time to fail.
    requestIdleCallback(
      () => requestIdleCallback(() => (globalThis.releaseSettled = true), { timeout: 500 }),
      {
        timeout: 500,
      },
    )
  }
  return null
}

/** Opens a page by its address. @returns why it is not shown; null when it is. */
async function openPage(context: BrowserContext, url: string, watched: Watched): Promise<string | null> {
  const page = await context.newPage()
  try {
    await page.goto(url, { waitUntil: 'commit' })
    const state = await page.waitForFunction(pageState, watched, { timeout: PAGE_TIMEOUT_MS })
    const failure = await state.jsonValue()
    return failure === 'shown' ? null : failure
  } catch (error) {
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return why.includes('Timeout') ? `it did not show within ${PAGE_TIMEOUT_MS / 1000} s` : why
  } finally {
    await page.close()
  }
}

/** A visitor's browser, and one in which a member is signed in. */
async function createContexts(
  browser: Browser,
  { contextOptions, failureEvent, memberStorage }: BrowserCheckConfig,
) {
  // A service worker would answer from what it kept, instead of the release that is tried out.
  const options = { ...contextOptions, serviceWorkers: 'block' } as const
  const [visitor, member] = await Promise.all([browser.newContext(options), browser.newContext(options)])
  await Promise.all([
    visitor.addInitScript(collectFailures, failureEvent),
    member.addInitScript(collectFailures, failureEvent),
  ])
  await member.addInitScript((storage) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  }, memberStorage())
  return { visitor, member }
}

/**
 * Opens routes in the shell as it would be with candidates live, each in a tab of its own.
 * @param part the remote whose failures count; `host` counts those of every part.
 * @returns a reason for each page that is not shown.
 */
export async function failingPages(
  config: BrowserCheckConfig,
  browser: Browser,
  shell: { url: string; unrendered: () => string[] },
  routes: readonly Route[],
  part: string,
): Promise<string[]> {
  const { visitor, member } = await createContexts(browser, config)
  const watched = { part, rootSelector: config.root, unfinished: config.unfinished }
  const reasons: string[] = []
  await mapConcurrently(TABS, routes, async (route) => {
    const context = config.isForMembers(route) ? member : visitor
    const why = await openPage(context, shell.url + route.path, { ...watched, shows: route.shows })
    if (why) reasons.push(`${route.page} does not show at ${route.path}: ${why}`)
  })
  await Promise.all([visitor.close(), member.close()])
  return [...reasons, ...shell.unrendered().map((why) => `the server cannot render ${why}`)].sort()
}
