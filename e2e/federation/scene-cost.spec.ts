import { loadThemeOffers } from '@cadence/shared/theme'
import type { Page } from '@playwright/test'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'

/** One theme of each of the two files that hold the scenes: every other theme costs what one of these does. */
const chosen = ['mars', 'deep-purple'] as const

/** Bytes that came over the network for what only a member with a Premium theme needs. */
const transferred = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/chosen-'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )

/** Counts how far the scene moves anything when it comes: from the last frame without it on. */
function watchScene(): void {
  interface Shift extends PerformanceEntry {
    value: number
  }
  const seen = { sceneAt: Number.POSITIVE_INFINITY, shifts: [] as number[][] }
  Reflect.set(globalThis, 'sceneSeen', seen)
  new MutationObserver(() => {
    if (document.querySelector('[data-scene]')) seen.sceneAt = Math.min(seen.sceneAt, performance.now())
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) seen.shifts.push([entry.startTime, entry.value])
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The sum of the shifts in the first 200 ms of a scene. */
async function shiftOfScene(page: Page): Promise<number> {
  // The two frames after that time have told the observer of its shifts.
  await page.waitForFunction(
    () => performance.now() > Reflect.get(globalThis, 'sceneSeen').sceneAt + 200,
    undefined,
    { polling: 'raf' },
  )
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const { sceneAt, shifts }: { sceneAt: number; shifts: [number, number][] } = Reflect.get(
      globalThis,
      'sceneSeen',
    )
    const after = shifts.filter(([at]) => at >= sceneAt && at < sceneAt + 200)
    return after.reduce((sum, [, value]) => sum + value, 0)
  })
}

test('a theme without a scene loads nothing of the scenes', async ({ page }) => {
  await enterAsMember(page)
  await expect(page.locator('[data-widget="1"] h2')).toBeVisible()
  expect(await transferred(page)).toBe(0)
})

for (const id of chosen)
  test(`the scene of ${id} costs at most 12 KB, and moves nothing when it comes`, async ({ page }) => {
    await enterAsMember(page, { path: '/help' })
    const sheet = (await loadThemeOffers()).find((offer) => offer.sheet.id === id)?.sheet
    await page.addInitScript((text) => localStorage.setItem('colorTheme', text), JSON.stringify(sheet))
    await page.addInitScript(watchScene)
    await page.goto('/dashboard')
    await expect(page.locator(`[data-scene="${id}"]`)).toBeVisible()
    const bytes = (await transferred(page)) + Buffer.byteLength(JSON.stringify(sheet))
    expect(bytes).toBeGreaterThan(4000)
    expect(bytes).toBeLessThanOrEqual(12 * 1024)
    expect(await shiftOfScene(page)).toBe(0)
  })
