import { expect, type Page } from '@playwright/test'

/**
 * Waits until the app runs the page on screen. Before that, a page in the first HTML is readable and its links load
 * documents, but nothing else works.
 */
export async function expectStarted(page: Page, timeout = 15_000): Promise<void> {
  // `about:blank` has no app.
  if (!page.url().startsWith('http')) return
  const isRun = () =>
    page
      .locator('#root > *')
      .first()
      .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  await expect.poll(isRun, { timeout, intervals: [10, 20, 30, 50, 50, 100] }).toBe(true)
}
