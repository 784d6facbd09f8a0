import { routes } from '@cadence/host/routes'
import type { Page } from '@playwright/test'
import { expectNoFault, sizes } from '../support/axe.ts'
import { becomeMember } from '../support/member.ts'
import { expect, test } from '../support/test.ts'
import { expectOverlaysAccessible } from './overlays.ts'

const openPaths = [
  ...routes.filter(({ layout }) => layout !== 'app').map(({ path }) => path),
  '/verify-email?token=unknown',
]
const memberPaths = routes.filter(({ layout }) => layout === 'app').map(({ path }) => path)

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoFault(page, `${path} at ${size.width}`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${path} at ${size.width} px scrolls sideways`).toBeLessThanOrEqual(0)
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of openPaths) {
  test(`${path} has no accessibility fault`, async ({ page }) => {
    await expectAccessible(page, path)
  })
}

test('the app area has no accessibility fault', async ({ page }) => {
  await becomeMember(page)
  for (const path of memberPaths) await test.step(path, () => expectAccessible(page, path))
})

test('what opens over the app area has no accessibility fault', async ({ page }) => {
  await becomeMember(page)
  await expectOverlaysAccessible(page, 'x'.repeat(100))

  await test.step('the collection with a card of a very long name', async () => {
    await page.getByRole('link', { name: 'Collection', exact: true }).first().click()
    await expect(page.getByRole('link', { name: 'x'.repeat(100) }).first()).toBeVisible()
    await expectNoFault(page, 'collection')
  })

  await test.step('the drawer on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await expectNoFault(page, 'drawer')
    await drawer.getByRole('button', { name: 'Fermer le menu' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused()
  })
})

test('the notices have no accessibility fault', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/help')
  const button = page.getByRole('button', { name: /^Notifications/ })
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  for (const size of sizes) {
    await page.setViewportSize(size)
    await button.click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await expectNoFault(page, `notices at ${size.width}`)
    await panel.getByRole('button', { name: 'Fermer les notifications' }).click()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('a section that does not load has no accessibility fault', async ({ page }) => {
  await page.route('**/remotes/auth/**', (route) => route.abort('connectionrefused'))
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette section est indisponible')
    await expectNoFault(page, `unavailable section at ${size.width}`)
  }
})
