import type { Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { signIn } from '../support/member.ts'
import { expectNetworkQuiet } from '../support/network-quiet.ts'
import { expect, test } from '../support/new-member-test.ts'
import { appUrl } from '../support/stack.ts'

/** Time limit for a change of one device to show on another, in milliseconds. */
const SECONDS = 10_000

const section = (name: string) => `/settings?section=${name}`
const toggle = (page: Page, name: string | RegExp) => page.getByRole('switch', { name })
const timeZone = (page: Page) => page.locator('select[name=timezone]')
const sectionLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Rubriques des paramètres' }).getByRole('link', { name })
const language = (page: Page) => page.locator('select[name=language]')

/** The day that the planner marks as today. */
const inPlanner = (page: Page, day: string) => page.locator(`[aria-current=date] [data-day="${day}"]`).first()

test('switches, language and time zone are kept, apply at once, and are there in a second browser', async ({
  page,
  browser,
  newcomer,
}) => {
  await test.step('A switch is kept over a reload; push goes back where this browser does not allow it', async () => {
    await page.goto(section('notifications'))
    await toggle(page, 'Objectifs communautaires').click()
    await toggle(page, 'Notifications push').click()
    // A headless browser refuses the permission, or never answers.
    await expect(page.getByText(/Votre navigateur bloque les notifications|pas encore répondu/)).toBeVisible()
    await expect(toggle(page, 'Notifications push')).not.toBeChecked()
    await page.reload()
    await expect(toggle(page, 'Objectifs communautaires')).not.toBeChecked()
    await expect(toggle(page, 'Rappels de tâches')).toBeChecked()
  })

  await test.step('Language and time zone are saved together, without a reload', async () => {
    await page.goto(section('language'))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await language(page).selectOption('es')
    await timeZone(page).selectOption('asia/tokyo')
    await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'PATCH',
    )
    await page.getByRole('button', { name: 'Sauvegarder les modifications' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible()
    await expect(page.getByText('Cambios guardados.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: /Menú|Aplicación/ }).first()).toBeVisible()
    expect((await saved).status()).toBe(200)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.reload()
    await expect(language(page)).toHaveValue('es')
    await expect(timeZone(page)).toHaveValue('asia/tokyo')
  })

  const context = await browser.newContext({ baseURL: appUrl, storageState: { cookies: [], origins: [] } })
  const other = await context.newPage()
  await test.step('A second browser has all of it after the sign-in', async () => {
    await other.goto(section('language'))
    await signIn(other, newcomer)
    await expect(other.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible({ timeout: SECONDS })
    await expect(timeZone(other)).toHaveValue('asia/tokyo')
    await other.goto(section('notifications'))
    await expect(toggle(other, 'Objetivos de la comunidad')).not.toBeChecked()
  })

  await test.step('A widget’s day follows the zone, at once on the other device, too', async () => {
    await other.clock.setFixedTime('2026-11-22T20:00:00.000Z')
    await other.goto('/dashboard')
    // The 23rd in Tokyo.
    await expect(inPlanner(other, '2026-11-23')).toBeVisible()
    await timeZone(page).selectOption('america/new_york')
    await page.getByRole('button', { name: 'Guardar los cambios' }).click()
    await expect(inPlanner(other, '2026-11-22')).toBeVisible({ timeout: SECONDS })
  })
  await context.close()
})

test('what is chosen offline is sent once the network is back', { tag: '@firefox' }, async ({
  page,
  context,
  newcomer: _,
}) => {
  await page.goto(section('notifications'))
  await expectNetworkQuiet(page)
  await context.setOffline(true)
  await toggle(page, 'Rappels de tâches').click()
  await expect(toggle(page, 'Rappels de tâches')).not.toBeChecked()
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'PATCH',
  )
  await context.setOffline(false)
  expect((await (await sent).json()).notifications).toEqual({ tasks: false })
})

test('help opens in a window, link after link, and Premium says that it comes', { tag: '@nightly' }, async ({
  page,
  newcomer: _,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'system'))
  await page.goto(section('help'))
  await test.step('A legal text, another one from there, and back to where the focus was', async () => {
    await page.getByRole('button', { name: 'Mentions légales' }).click()
    const reader = page.getByRole('dialog')
    await expect(reader.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
    // The accessibility test of the public page covers the text.
    await expectNoFault(page, 'the window', 'dialog > div:first-of-type')
    await reader.getByRole('link', { name: 'Politique de confidentialité' }).last().click()
    await expect(
      reader.getByRole('heading', { level: 1, name: 'Politique de confidentialité' }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/settings\?section=help$/)
    await page.keyboard.press('Escape')
    await expect(reader).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Mentions légales' })).toBeFocused()
  })
  await test.step('The frequent questions', async () => {
    await page.getByRole('button', { name: /^FAQ/ }).click()
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeInViewport()
    await page.getByRole('button', { name: 'Fermer' }).click()
  })
  await expectNoFault(page, 'help', 'main section')
  await test.step('Premium', async () => {
    await sectionLink(page, 'Premium').click()
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(8)
    await expectNoFault(page, 'premium', 'main section')
    await page.getByRole('button', { name: 'Upgrade Premium' }).click()
    await expect(page.getByRole('dialog', { name: 'Premium arrive bientôt' })).toBeVisible()
    await expectNoFault(page, 'the dialog of Premium', 'dialog[open]')
    await page.keyboard.press('Escape')
  })
  for (const name of ['Notifications', 'Langue et région']) {
    await sectionLink(page, name).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expectNoFault(page, name, 'main section')
  }
})
