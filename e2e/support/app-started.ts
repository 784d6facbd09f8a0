import { expect, type Page } from '@playwright/test'

/**
 * Waits until the app runs the page on screen. A page in the first HTML is readable before, and its links are
 * the browser's: what only the app does, it does from here on.
 */
export async function expectStarted(page: Page, timeout = 15_000): Promise<void> {
  // A page without the app.
  if (!page.url().startsWith('http')) return
  const isRun = () =>
    page
      .locator('#root > *')
      .first()
      .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  await expect.poll(isRun, { timeout, intervals: [10, 20, 30, 50, 50, 100] }).toBe(true)
}
