import type { Page } from '@playwright/test'
import { sentRecords, writeNote } from '../support/notes.ts'
import { expect, expectKept, test } from '../support/offline.ts'
import { expectAlive } from '../support/page-alive.ts'

const HOUR_MS = 3_600_000

const appHeading = (page: Page) => page.locator('main[data-layout="app"]').getByRole('heading', { level: 1 })
/** The status line with these words, as it is seen. */
const line = (page: Page, words: string | RegExp) => page.locator('[data-long]').filter({ hasText: words })
const unsent = (page: Page) => line(page, /modifications(?:, gardées| ne sont pas encore envoyées)/)

async function expectOpens(page: Page, path = '/dashboard'): Promise<void> {
  await page.goto(path)
  await expect(appHeading(page)).toBeVisible()
  await expectAlive(page)
}

async function keepTheApp(page: Page): Promise<void> {
  await expectOpens(page)
  await expectKept(page)
}

/** Leaves this origin no room beside `localStorage`. @returns a function that gives the room back. */
async function takeRoom(page: Page, origin: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  // It holds for as long as the session.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  return () => devtools.detach()
}

test('on a device without room the app opens with a network, and is kept once there is room', async ({
  page,
  network,
}) => {
  const giveRoom = await takeRoom(page, network.url)
  await expectOpens(page)
  await page.reload()
  await expect(appHeading(page)).toBeVisible()
  await writeNote(page, 'Sans place')
  await expect.poll(() => sentRecords(page)).toContain('Sans place')
  await giveRoom()
  await keepTheApp(page)
  network.cut()
  await expectOpens(page)
})

test('a device that fills up after the app was kept still opens it without a network', async ({
  page,
  network,
}) => {
  await keepTheApp(page)
  await takeRoom(page, network.url)
  network.cut()
  for (const path of ['/dashboard', '/settings', '/dashboard']) await expectOpens(page, path)
})

test('where the browser’s own storage is full, an edit without a network asks for the page to stay open, and is sent', async ({
  page,
  network,
}) => {
  await keepTheApp(page)
  network.cut()
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
  })
  await writeNote(page, 'Gardée dans l’onglet')
  await expect(line(page, 'gardez cette page ouverte')).toBeVisible()
  network.restore()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(unsent(page)).toHaveCount(0)
  expect(await sentRecords(page)).toContain('Gardée dans l’onglet')
})

/** How a browser forbids what the app is kept with: by a setting, a policy, or in a private window. */
const forbids: readonly { name: string; forbid: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'refuses service workers',
    forbid: (page) =>
      page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('denied', 'SecurityError'))
      }),
  },
  {
    name: 'has neither service workers nor caches, as in a private window',
    forbid: (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
        Reflect.deleteProperty(globalThis, 'caches')
      }),
  },
  {
    name: 'has caches that refuse everything',
    forbid: (page) =>
      page.addInitScript(() => {
        const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))
        for (const method of ['open', 'match', 'has', 'keys', 'delete'] as const)
          CacheStorage.prototype[method] = refuse
      }),
  },
]

for (const { name, forbid } of forbids)
  test(`a browser that ${name}: the open page goes on without a network, and sends what was written`, async ({
    page,
    network,
  }) => {
    await forbid(page)
    await expectOpens(page)
    await page.reload()
    await expect(appHeading(page)).toBeVisible()
    // The line is loaded when the page is idle.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes('/toasts.')),
    )
    network.cut()
    await writeNote(page, 'Dans une fenêtre privée')
    await expect(unsent(page)).toBeVisible()
    network.restore()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(unsent(page)).toHaveCount(0)
    expect(await sentRecords(page)).toContain('Dans une fenêtre privée')
    await expectOpens(page)
  })

for (const { name, hours, words } of [
  { name: 'almost a day ahead', hours: 23, words: 'L’horloge de cet appareil est en avance' },
  { name: 'a day behind', hours: -26, words: 'L’horloge de cet appareil est en retard' },
])
  test(`a clock that is ${name}: the member stays signed in and is told, and the app opens without a network`, async ({
    page,
    network,
  }) => {
    await keepTheApp(page)
    await page.clock.install({ time: Date.now() + hours * HOUR_MS })
    await test.step('with a network', async () => {
      await expectOpens(page)
      await expect(line(page, words)).toBeVisible()
      await writeNote(page, 'À une autre heure')
      await expect.poll(() => sentRecords(page)).toContain('À une autre heure')
    })
    await test.step('and without one', async () => {
      network.cut()
      await expectOpens(page)
      await expect(page.locator('[data-note]').getByText('À une autre heure')).toBeVisible()
      await expectOpens(page, '/settings')
    })
    await test.step('and once it is right again', async () => {
      network.restore()
      await page.clock.setSystemTime(Date.now())
      await expectOpens(page)
      await expect(page.locator('[data-note]').getByText('À une autre heure')).toBeVisible()
      await expect(line(page, words)).toHaveCount(0)
    })
  })

test('a clock two days ahead: the API refuses times of the future, and has what was written all the same', async ({
  page,
}) => {
  await expectOpens(page)
  await page.clock.install({ time: Date.now() + 50 * HOUR_MS })
  await expectOpens(page)
  await expect(line(page, 'L’horloge de cet appareil est en avance')).toBeVisible()
  await writeNote(page, 'Dans deux jours')
  await expect.poll(() => sentRecords(page)).toContain('Dans deux jours')
  await page.reload()
  await expect(page.locator('[data-note]').getByText('Dans deux jours')).toBeVisible()
})
