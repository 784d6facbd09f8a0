import { routes } from '@cadence/host/routes'
import type { Page } from '@playwright/test'
import { expectNoFault, sizes } from '../support/axe.ts'
import { becomeMember } from '../support/member.ts'
import { expect, test } from '../support/test.ts'
import { expectScheme, storeTheme } from '../support/theme.ts'
import { expectOverlaysAccessible } from './overlays.ts'

const openPaths = ['/', '/login', '/register', '/forgot-password', '/verify-email', '/unauthorized']
const memberPaths = routes.filter(({ layout }) => layout === 'app').map(({ path }) => path)

/** The layout is judged at every size in the dark; the light changes colours only. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoFault(page, path)
  await expectScheme(page, 'light')
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => storeTheme(page, 'light'))

for (const path of openPaths) {
  test(`${path} has no accessibility fault in the light`, async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectAccessible(page, path)
    }
  })
}

test('what a form says of mistakes has no accessibility fault in the light', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('personne@exemple.fr')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Vendredi-2026')
  await page.getByRole('button', { name: 'Se Connecter' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoFault(page, 'refused sign-in')
  await page.getByLabel('E-mail').fill('personne')
  await page.getByRole('button', { name: 'Se Connecter' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expectNoFault(page, 'invalid field')
})

test('a section that does not load has no accessibility fault in the light', async ({ page }) => {
  await page.route('**/remotes/auth/**', (route) => route.abort('connectionrefused'))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette section est indisponible')
  await expectNoFault(page, 'unavailable section')
})

test('the app area has no accessibility fault in the light', async ({ page }) => {
  test.slow()
  await becomeMember(page)
  for (const path of memberPaths) await test.step(path, () => expectAccessible(page, path))
})

test('what opens over the app area has no accessibility fault in the light', async ({ page }) => {
  test.slow()
  await becomeMember(page)
  await expectOverlaysAccessible(page, 'Révisions')

  await test.step('the collection, and the toast of a deletion', async () => {
    await page.goto('/collection')
    await expect(page.getByRole('link', { name: 'Révisions' }).first()).toBeVisible()
    await expectNoFault(page, 'collection')
    await page.getByRole('button', { name: 'Delete Révisions' }).click()
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible()
    await expectNoFault(page, 'toast')
  })

  await test.step('the drawer on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectNoFault(page, 'drawer')
  })
})
