import { memberStorage } from '@cadence/host/fixture-member'
import type { LiveShell } from '@cadence/host/live-shell'
import type { ReleaseManifest } from '@cadence/releases/store/release-manifest'
import type { Browser, BrowserContext } from 'playwright'
import { launchOptions } from '../chromium.ts'
import { inTurns } from '../run.ts'
import { pageState, watchFailures } from './in-page.ts'

/** A route of a host, as its build says. */
export type Route = NonNullable<NonNullable<ReleaseManifest['facts']>['routes']>[number]

/** Tabs that are open at a time: more would only wait for each other on two cores. */
const TABS = 3

/** A page may take this long on a busy machine, in milliseconds. */
const PATIENCE_MS = 15_000

/** Starts the browser that a release is tried out in. @throws Error that says what is missing. */
export async function startBrowser(): Promise<Browser> {
  // Of all commands only this one pays for loading it.
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

/** Opens a page by its address. @returns why it does not show; null when it does. */
async function open(context: BrowserContext, url: string, part: string): Promise<string | null> {
  const page = await context.newPage()
  try {
    await page.goto(url, { waitUntil: 'commit' })
    const state = await page.waitForFunction(pageState, part, { timeout: PATIENCE_MS })
    const failure = await state.jsonValue()
    return failure === 'shown' ? null : failure
  } catch (error) {
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return why.includes('Timeout') ? `it did not show within ${PATIENCE_MS / 1000} s` : why
  } finally {
    await page.close()
  }
}

/** A visitor's browser, and one in which a member is signed in. */
async function contexts(browser: Browser) {
  const options = { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' } as const
  const [visitor, member] = await Promise.all([browser.newContext(options), browser.newContext(options)])
  await Promise.all([visitor.addInitScript(watchFailures), member.addInitScript(watchFailures)])
  await member.addInitScript((storage) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  }, memberStorage())
  return { visitor, member }
}

/**
 * Opens pages in the shell as it would be, each in a tab of its own.
 * @param part whose failures count; every part's for the host. @returns why, for each that does not show.
 */
export async function brokenInBrowser(
  browser: Browser,
  shell: Pick<LiveShell, 'url' | 'unrendered'>,
  routes: readonly Route[],
  part: string,
): Promise<string[]> {
  const { visitor, member } = await contexts(browser)
  const reasons: string[] = []
  await inTurns(TABS, routes, async ({ path, page, layout }) => {
    const context = layout === 'app' ? member : visitor
    const why = await open(context, shell.url + path, part)
    if (why) reasons.push(`${page} does not show at ${path}: ${why}`)
  })
  await Promise.all([visitor.close(), member.close()])
  return [...reasons, ...shell.unrendered().map((why) => `the server cannot render ${why}`)].sort()
}
