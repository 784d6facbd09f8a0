import type { Page } from '@playwright/test'
import { Measure, type Resources } from '../support/resources.ts'
import { full } from '../support/sample.ts'
import { screenAt } from '../support/site-map.ts'
import { expectScreen, goInApp } from '../support/visit.ts'
import { expect, test } from '../support/visitor-kinds.ts'

// A trace would keep objects alive that the page has released.
test.use({ trace: 'off' })

/** Pages to visit in a round. The test measures on the first one. */
type Paths = readonly [string, ...string[]]

/** Upper limits after the round: 20 % more memory, and at most five more of each counted kind. */
function most(name: string, before: number): number {
  const fifth = before * 1.2
  return name === 'heapBytes' || name === 'nodes' ? fifth : Math.min(fifth, before + 5)
}

function expectNoGrowth(before: Resources, after: Resources): void {
  test.info().annotations.push({ type: 'resources', description: JSON.stringify({ before, after }) })
  const grown = Object.entries(before)
    .map(([name, value]) => ({ name, before: value, after: Reflect.get(after, name) }))
    .filter((one) => !(one.after <= most(one.name, one.before)))
  expect(grown).toEqual([])
}

/** Changes the page `times` times, and ends on the first page. */
async function change(page: Page, [first, ...others]: Paths, changes: number): Promise<void> {
  const round = [...others, first]
  for (let left = changes - 1; left >= 0; left -= 1) {
    const path = round.at(-1 - (left % round.length)) ?? first
    await goInApp(page, path)
    await expectScreen(page, screenAt(path))
  }
}

async function expectNoLeak(page: Page, paths: Paths): Promise<void> {
  const measure = await Measure.of(page)
  await page.goto(paths[0])
  // Now every page is loaded, and every cache is filled.
  await change(page, paths, 2 * paths.length)
  const before = await measure.take()
  // In a sample only a leak at every change is above the tolerance; a full run sees one of a single page.
  await change(page, paths, full ? 50 : 12)
  const after = await measure.take()
  expectNoGrowth(before, after)
}

// Like the pages of members, which a full run has beside them.
if (full)
  test('many changes between the pages of visitors leave nothing behind', async ({ page }) => {
    test.setTimeout(120_000)
    await expectNoLeak(page, [
      '/',
      '/login',
      '/discover',
      '/register',
      '/education',
      '/forgot-password',
      '/verify-email',
      '/community',
    ])
  })

test.describe('as member', () => {
  test.use({ kind: 'member' })

  test('many changes between the pages of members leave nothing behind', async ({ page }) => {
    test.setTimeout(120_000)
    await expectNoLeak(page, [
      '/dashboard',
      '/settings',
      '/collection',
      '/appearance',
      '/tasks',
      '/community-hub',
      '/whats-new',
      '/',
    ])
  })

  test('opening and closing edit mode, dialog, drawer and menu again and again leaves nothing behind', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 900, height: 900 })
    const measure = await Measure.of(page)
    await page.goto('/dashboard')
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const dialog = page.getByRole('dialog')
    // Quick capture is drawn ahead when the page is idle, once.
    await page.locator('dialog').waitFor({ state: 'attached' })

    const round = async () => {
      await button('Edit Dashboard').click()
      await button('Sauvegarder').click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      const exit = button('Quitter le mode édition')
      if (await exit.isVisible()) await exit.click()
      await expect(button('Edit Dashboard')).toBeVisible()

      await button('Ouvrir le menu').click()
      await expect(dialog).toBeVisible()
      await button('Fermer le menu').click()
      await expect(dialog).toBeHidden()

      await button(/^Votre menu, /).click()
      await expect(button('Log out')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(button('Log out')).toBeHidden()
    }
    const rounds = async (count: number) => {
      for (let time = 0; time < count; time += 1) await round()
      // Toasts disappear on their own.
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 10_000 })
    }

    await rounds(3)
    const before = await measure.take()
    await rounds(full ? 30 : 6)
    const after = await measure.take()
    expectNoGrowth(before, after)
  })
})
