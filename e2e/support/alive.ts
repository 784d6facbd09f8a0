import { expect, type Page } from '@playwright/test'

/** Marks the document, to be able to tell later whether the page was loaded again. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
}

/** The page is still the one that was marked: nothing was reloaded. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes')
}

/** Whatever went wrong: there is text, a way on, and no raw error on screen. */
export async function expectAlive(page: Page): Promise<void> {
  const root = page.locator('#root')
  await expect(root).not.toBeEmpty()
  await expect(root.locator('a[href], button').first()).toBeVisible()
  const text = await root.innerText()
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/\[object Object\]|^\s+at .+:\d+:\d+/m)
}
