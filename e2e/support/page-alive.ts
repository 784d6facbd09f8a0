import { expect, type Page } from '@playwright/test'

/** Time limit for a page or its error panel, in milliseconds of the page's own clock. */
export const PATIENCE_MS = 8500

/** Timeout of the test itself. It is longer, because a test on a busy machine sees the page late. */
export const SEEN_WITHIN_MS = 2 * PATIENCE_MS

/** The error panel that the shell shows in place of a page. */
export const UNAVAILABLE = 'Cette section est indisponible'

/** Moves the installed clock of a page forward, until the error panel shows or the time limit is over. */
export async function passPatience(page: Page): Promise<void> {
  const step = PATIENCE_MS / 10
  const said = page.getByRole('heading', { name: UNAVAILABLE })
  for (let passed = 0; passed < PATIENCE_MS && !(await said.isVisible()); passed += step) {
    await page.clock.fastForward(step)
  }
}

/** Marks the document. `expectSameDocument` finds the mark, unless the page was loaded again. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
}

/** Expects that the document is still the marked one. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes')
}

/** Expects text, the shell's navigation or another way on, and no raw error on the screen. */
export async function expectAlive(page: Page): Promise<void> {
  const root = page.locator('#root')
  await expect(root).not.toBeEmpty()
  await expect(root.locator('a[href]:visible, button:enabled:visible').first()).toBeVisible()
  const text = await root.innerText()
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/\[object \w+\]|^\s+at .+:\d+:\d+|\b\w*Error:|\bundefined\b/m)
}

/**
 * Expects the error panel of a page: it names the page and offers two ways on.
 * @param section the page's title in the route table.
 */
export async function expectPanel(page: Page, section: string): Promise<void> {
  await expect(page.getByRole('heading', { name: UNAVAILABLE })).toBeVisible({ timeout: SEEN_WITHIN_MS })
  const panel = page.getByRole('alert').filter({ hasText: UNAVAILABLE })
  await expect(panel).toContainText(section)
  await expect(panel.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible()
  await expectAlive(page)
}

/** Expects the error panel inside the shell. */
export async function expectUnavailable(page: Page, section: string): Promise<void> {
  await expectPanel(page, section)
  await expect(page.getByRole('banner').or(page.getByRole('navigation')).first()).toBeVisible()
}
