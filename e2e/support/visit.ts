import { expect, type Page } from '@playwright/test'
import type { Screen } from './site-map.ts'

/** Timeout of a visit, in milliseconds. It is long, because a first page takes seconds on a busy machine. */
const PATIENCE_MS = 15_000

/** Expects the address, title, layout and heading of a screen. */
export async function expectScreen(page: Page, { path, layout, title }: Screen): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path, { timeout: PATIENCE_MS })
  await expect(page).toHaveTitle(title, { timeout: PATIENCE_MS })
  await expect(page.locator('main')).toHaveAttribute('data-layout', layout)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/**
 * Goes to a path without a new document. It follows a link on screen; without one it adds a history entry and fires
 * `popstate`, as the browser does on forward.
 */
export async function goInApp(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first()
  if ((await link.count()) > 0) return link.click()
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** Records the layouts that each document shows from now on, in order. */
export async function noteLayouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    const note = () => {
      const main = document.querySelector('main')
      // A public page that redirects a member is in the HTML, but never visible.
      const layout = main?.checkVisibility({ visibilityProperty: true }) && main.dataset.layout
      if (layout && layout !== seen.at(-1)) seen.push(layout)
      return seen
    }
    Reflect.set(globalThis, 'layoutsSeen', note)
    // A layout shows when it is inserted, or when an attribute makes it visible.
    new MutationObserver(note).observe(document, { childList: true, attributes: true, subtree: true })
  })
}

/** The layouts that the document has shown. */
export function layoutsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'layoutsSeen')())
}
