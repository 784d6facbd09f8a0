import type { Page } from '@playwright/test'
import { signIn } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Noter vite, ou aller quelque part' })
const field = (page: Page) => palette(page).getByRole('combobox')
const widget = (page: Page, id: number) => page.locator(`[data-widget="${id}"]`)
const shared = `/dashboard?${new URLSearchParams({
  'shared-title': 'Réviser la photosynthèse',
  'shared-url': 'https://cours.exemple.fr/svt?chapitre=3',
})}`

test('Chromium finds nothing to complain about in the manifest, and takes the app as installable', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const devtools = await page.context().newCDPSession(page)
  const { errors, url } = await devtools.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Playwright's contexts are private windows, in which Chromium installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('a shared page becomes a note; until it is kept, a reload loses nothing', async ({ page }) => {
  await page.goto(shared)
  await expect(field(page)).toHaveValue(/Réviser la photosynthèse.*https:\/\/cours/)
  await page.reload()
  await expect(field(page)).toHaveValue(/Réviser la photosynthèse/)
  await palette(page).getByRole('option', { name: /Note/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(widget(page, 10)).toContainText('Réviser la photosynthèse')
})

test('signed out, what was shared is there after the sign-in', async ({ browser, newcomer }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.goto(shared)
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, newcomer)
  await expect(field(page)).toHaveValue(/Réviser la photosynthèse.*https:\/\/cours/)
  await context.close()
})

test('the shortcut « Nouvelle tâche » makes a task of what is typed', async ({ page }) => {
  await page.goto('/dashboard?launch=task')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('TD droit demain 10 h')
  await page.keyboard.press('Enter')
  await expect(widget(page, 9).getByRole('checkbox', { name: /TD droit demain, 10:00/ })).toBeVisible()
})

test('the shortcut « Démarrer une session » starts one and shows it', async ({ page }) => {
  await page.goto('/dashboard?launch=session')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^2[45]/)
      .first(),
  ).toBeVisible()
})

test('from the third day on a status line passes the browser’s offer on and moves nothing; « Plus tard » ends it for good', async ({
  page,
}) => {
  const line = page.getByRole('region', { name: 'Installer Cadence' })
  /** What Chromium does in a window that may install apps, once the app has loaded what it loads when idle. */
  const offer = async () => {
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/toasts.')),
    )
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve() }))
    })
  }
  await page.goto('/dashboard')
  await offer()
  await expect(line).toHaveCount(0)
  const threeDaysAgo = JSON.stringify({ firstVisit: Date.now() - 3 * 86_400_000, isDismissed: false })
  await page.evaluate((text) => localStorage.setItem('install-offer', text), threeDaysAgo)
  await page.reload()
  const places = () =>
    page.locator('[data-widget], h1').evaluateAll((all) =>
      all.map((part) => {
        const { left, top } = part.getBoundingClientRect()
        return `${Math.round(left)},${Math.round(top)}`
      }),
    )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await offer()
  await expect(line).toBeVisible()
  const withLine = await places()
  await line.getByRole('button', { name: 'Plus tard' }).click()
  await expect(line).toHaveCount(0)
  expect(await places()).toEqual(withLine)
  await page.reload()
  await offer()
  await expect(line).toHaveCount(0)
})
