import { expect, type Page } from '@playwright/test'

/**
 * Waits until nothing has come for half a second. Not Playwright's own `networkidle`: on a member's pages the stream of
 * changes is always under way.
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
