import { REGISTRY_ELEMENT_ID } from '@cadence/releases/registry'
import type { Browser, Page } from '@playwright/test'
import { SEEN_WITHIN_MS } from '../page-alive.ts'
import { isToFail } from './shop-operations.ts'

/** What a browser does again and again: addresses to open in a new document, and names of links to follow. */
const steps = ['/', 'Basket', 'Reviews', 'Products', '/basket', 'Products', '/reviews', 'Basket']

/** Results of one browser. */
export interface ShopTrip {
  pages: number
  /** Pages in place of which the shell said that they are not available. */
  unavailable: number
  faults: string[]
}

/** The version of the catalog with which the document was served. */
function catalogOf(page: Page): Promise<string> {
  return page.evaluate((id) => {
    const { remotes } = JSON.parse(document.getElementById(id)?.textContent ?? '{}')
    return remotes.find(({ name }: { name: string }) => name === 'catalog').version
  }, REGISTRY_ELEMENT_ID)
}

/** Looks at the page that was asked for: it must show its heading, or say that it is not available. */
async function look(page: Page, trip: ShopTrip): Promise<void> {
  const said = page.getByRole('alert')
  const shown = page.locator('main h1').or(said).first()
  const isShown = await shown.waitFor({ timeout: SEEN_WITHIN_MS }).then(
    () => true,
    () => false,
  )
  const { pathname } = new URL(page.url())
  trip.pages += 1
  if (!isShown) trip.faults.push(`${pathname} is blank`)
  else if (await said.isVisible()) {
    trip.unavailable += 1
    const version = await catalogOf(page)
    if (pathname !== '/' || !isToFail(version))
      trip.faults.push(`${pathname} with catalog ${version}: no page`)
  }
}

/** Opens pages of the stock app in a browser of its own until it is stopped. */
export async function startShopBrowser(browser: Browser, url: string): Promise<() => Promise<ShopTrip>> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB' })
  // A fault of some releases that no check before them can see.
  await context.addInitScript(() => Reflect.set(globalThis, 'isCustomer', true))
  const page = await context.newPage()
  page.setDefaultTimeout(SEEN_WITHIN_MS)
  const trip: ShopTrip = { pages: 0, unavailable: 0, faults: [] }
  page.on('response', (response) => {
    if (response.status() >= 400) trip.faults.push(`${response.url()} answered ${response.status()}`)
  })
  page.on('requestfailed', (request) => {
    // A new document aborts the pending requests of the old one.
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') trip.faults.push(`${request.url()} failed: ${why}`)
  })
  let isOver = false
  const walk = async () => {
    for (let at = 0; !isOver; at += 1) {
      const step = steps[at % steps.length] ?? '/'
      if (step.startsWith('/')) await page.goto(step)
      else await page.getByRole('link', { name: step }).click()
      await look(page, trip)
    }
  }
  const walking = walk().catch((error: unknown) => trip.faults.push(String(error)))
  return async () => {
    isOver = true
    await walking
    await context.close()
    return trip
  }
}
