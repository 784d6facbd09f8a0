import { routes } from '@cadence/host/routes'
import type { Page } from '@playwright/test'
import { expectNoFault, expectNoFaultAtAnySize } from '../support/axe.ts'
import { sample } from '../support/sample.ts'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'
import { storeTheme } from '../support/theme.ts'
import { expectOverlaysAccessible } from './overlays.ts'
import { expectSignInStatesAccessible } from './sign-in-states.ts'

const pathsOf = (wanted: (layout: string) => boolean) =>
  routes.filter(({ layout }) => wanted(layout)).map(({ path }) => path)

const publicPaths = pathsOf((layout) => layout === 'public')
const signInPaths = [
  ...pathsOf((layout) => layout === 'auth' || layout === 'none'),
  '/verify-email?token=unknown',
  '/reset-password?token=unknown',
]
// Other members get /unauthorized at a page for administrators: the journey of the inbox looks at that page.
const memberPaths = routes
  .filter(({ layout, access }) => layout === 'app' && access !== 'administrators')
  .map(({ path }) => path)

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoFaultAtAnySize(page, path)
}

test.describe.configure({ timeout: 120_000 })
test.beforeEach(({ page }) => storeTheme(page, 'system'))

test('the public site has no accessibility fault', async ({ page }) => {
  for (const path of publicPaths) await test.step(path, () => expectAccessible(page, path))
})

test('the sign-in screens have no accessibility fault', async ({ page }) => {
  for (const path of signInPaths) await test.step(path, () => expectAccessible(page, path))
})

test('what the sign-in screens say has no accessibility fault', { tag: '@nightly' }, async ({ page }) => {
  await expectSignInStatesAccessible(page)
})

test('the app area has no accessibility fault', async ({ page }) => {
  await enterAsMember(page, { path: '/help' })
  // Tabs with new tools, with Premium ones, and without any: their colours are their own.
  const tabs = sample(['new', 'popular', 'favorites'], 3).map((tab) => `/tasks?tab=${tab}`)
  for (const path of [...memberPaths, ...tabs]) await test.step(path, () => expectAccessible(page, path))
  await test.step('a link that would change the account', async () => {
    await page.goto('/verify-email?token=unknown')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes déjà connecté')
    await expectNoFaultAtAnySize(page, 'already signed in')
  })
})

test('what a form says of mistakes has no accessibility fault', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('personne@exemple.fr')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Vendredi-2026')
  await page.getByRole('button', { name: 'Se Connecter', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoFault(page, 'refused sign-in')
  await page.getByLabel('E-mail').fill('personne')
  await page.getByRole('button', { name: 'Se Connecter', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expectNoFault(page, 'invalid field')
})

test('what opens over the app area has no accessibility fault', async ({ page }) => {
  await enterAsMember(page)
  const name = 'x'.repeat(100)
  await expectOverlaysAccessible(page, name)

  await test.step('the collection with a card of a very long name, and the toast of its deletion', async () => {
    await page.getByRole('link', { name: 'Collection', exact: true }).first().click()
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
    await expectNoFault(page, 'collection')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible()
    await expectNoFault(page, 'toast', 'section[aria-label^="Notifications"]')
  })

  await test.step('the drawer on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await expectNoFault(page, 'drawer', 'dialog[open]')
    await drawer.getByRole('button', { name: 'Fermer le menu' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused()
  })
})

test('the notices have no accessibility fault', async ({ page }) => {
  await enterAsMember(page, { path: '/help' })
  const button = page.getByRole('button', { name: /^Notifications/ })
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expectNoFaultAtAnySize(page, 'notices', async (judge) => {
    await button.click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await judge()
    await panel.getByRole('button', { name: 'Fermer les notifications' }).click()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test('a section that does not load has no accessibility fault', async ({ page }) => {
  await page.route('**/remotes/auth/**', (route) => route.abort('connectionrefused'))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette section est indisponible')
  await expectNoFaultAtAnySize(page, 'unavailable section')
})
