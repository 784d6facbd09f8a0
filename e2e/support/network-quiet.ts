import { expect, type Page } from '@playwright/test'

/**
 * Waits until no file has arrived for half a second. Playwright's `networkidle` never comes on a member's page, because the
 * stream of changes stays open.
 */
export async function expectNetworkQuiet(page: Page): Promise<void> {
  let before = -1
  const isQuiet = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length)
    const quiet = now === before
    before = now
    return quiet
  }
  await expect.poll(isQuiet, { intervals: [500], timeout: 15_000 }).toBe(true)
}
