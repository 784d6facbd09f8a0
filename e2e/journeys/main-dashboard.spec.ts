import type { Browser, Page } from '@playwright/test'
import { openViewer } from '../sheet/viewers.ts'
import { expectStarted } from '../support/app-started.ts'
import { type Person, signIn } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'
import { full } from '../support/sample.ts'
import { saveDashboards } from '../support/saved-dashboards.ts'
import { appUrl } from '../support/stack.ts'

/** Time limit for a change of one device to show on another, in milliseconds. */
const SECONDS = 10_000

/** Another browser in which the same member signs in at /login, as on the next morning. */
async function otherBrowser(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: appUrl, storageState: { cookies: [], origins: [] } })
  const other = await context.newPage()
  await noteWidgetCounts(other)
  await other.goto('/login')
  await signIn(other, person)
  await expect(other).toHaveURL(/\/dashboard$/)
  return other
}

const widgets = (page: Page) => page.locator('[data-widget]')
/** The name of the open dashboard, below the greeting. */
const heading = (page: Page, name: string) =>
  page.locator('main header strong').getByText(name, { exact: true })
const dashboardLink = (page: Page) => page.getByRole('link', { name: 'Dashboard', exact: true }).first()
const toggle = (page: Page, name: string) =>
  page.getByRole('button', { name: `«\u202f${name}\u202f» comme tableau principal` })

declare global {
  // Only `var` declares a property of the page's global object.
  var cadenceCounts: number[]
}

/** Notes each number of widgets that a page draws, so that a test sees a layout that only flashes. */
async function noteWidgetCounts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.cadenceCounts = []
    new MutationObserver(() => {
      const count = document.querySelectorAll('[data-widget]').length
      if (count > 0 && globalThis.cadenceCounts.at(-1) !== count) globalThis.cadenceCounts.push(count)
    }).observe(document, { childList: true, subtree: true })
  })
}
const counts = (page: Page) => page.evaluate(() => globalThis.cadenceCounts)

/** Saves a new dashboard without some widgets. The default layout has ten. */
async function saveNew(page: Page, name: string, without: readonly string[]): Promise<void> {
  await page.goto('/dashboard?new=1&edit=1')
  for (const widget of without) await page.getByRole('button', { name: `Remove ${widget}` }).click()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Collection Name' })
  await dialog.getByPlaceholder('Enter dashboard name...').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\?id=\d+$/)
}

/** Waits until the account has everything that this browser has to send. */
async function expectSent(page: Page): Promise<void> {
  const pending = () =>
    page.evaluate(() => {
      const values = Object.entries({ ...localStorage })
      const preferences = values.filter(([key]) => key.startsWith('preferences:')).map(([, raw]) => raw)
      const outbox = localStorage.getItem('dashboardOutbox') ?? '{}'
      return [
        preferences.some((raw) => JSON.parse(raw).pending.length > 0),
        Object.values<string[]>(JSON.parse(outbox)).some((ids) => ids.length > 0),
      ]
    })
  await expect.poll(pending, { timeout: SECONDS }).toEqual([false, false])
}

test('a dashboard that was saved on one browser is the first thing on another', async ({
  page,
  browser,
  newcomer,
}) => {
  await test.step('Given a member who saved two dashboards, the last one without three widgets', async () => {
    await saveDashboards(newcomer, [{ name: 'Révisions', without: ['Timer'] }])
    await saveNew(page, 'Partiels', ['Timer', 'ZenFlow', 'NotePad'])
    await expectSent(page)
  })

  const other = await otherBrowser(browser, newcomer)
  await test.step('When they sign in elsewhere, they find it, and no other layout flashes before', async () => {
    await expect(heading(other, 'Partiels')).toBeVisible()
    await expect(widgets(other)).toHaveCount(7)
    expect(await counts(other)).toEqual([7])
  })

  await test.step('And when they choose the other one as the main one there, /dashboard is that one here too', async () => {
    await other.goto('/collection')
    await toggle(other, 'Révisions').click()
    await expect(toggle(other, 'Révisions')).toHaveAttribute('aria-pressed', 'true')
    await expect(other.getByRole('heading', { level: 2 })).toHaveText(['Révisions', 'Partiels'])
    await expectSent(other)
    await page.goto('/collection')
    await expect(toggle(page, 'Révisions')).toHaveAttribute('aria-pressed', 'true', { timeout: SECONDS })
    await dashboardLink(page).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(heading(page, 'Révisions')).toBeVisible()
    await expect(widgets(page)).toHaveCount(9)
  })

  await test.step('Then a main dashboard that is deleted gives way to the next', async () => {
    await other.getByRole('button', { name: 'Delete Révisions' }).click()
    await expectSent(other)
    await dashboardLink(other).click()
    await expect(heading(other, 'Partiels')).toBeVisible()
    await expect(heading(page, 'Partiels')).toBeVisible({ timeout: SECONDS })
    await page.reload()
    await expect(heading(page, 'Partiels')).toBeVisible()
  })

  await test.step('And the default layout comes back only when none is left', async () => {
    await other.goto('/collection')
    await other.getByRole('button', { name: 'Delete Partiels' }).click()
    await dashboardLink(other).click()
    await expect(widgets(other)).toHaveCount(10)
  })
  await other.context().close()
})

test('two tabs: what one saves is the main dashboard of the other, and nothing is doubled', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/dashboard')
  await expect(widgets(page)).toHaveCount(10)
  const second = await page.context().newPage()

  await test.step('Given a second tab that saves a first dashboard', async () => {
    await saveNew(second, 'Révisions', ['Timer'])
  })

  await test.step('Then the first tab shows it without a reload, and its save is an update', async () => {
    await expect(heading(page, 'Révisions')).toBeVisible({ timeout: SECONDS })
    await page.getByRole('button', { name: 'Edit Dashboard' }).click()
    await page.getByRole('button', { name: 'Remove ZenFlow' }).click()
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Collection Name' })
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(dialog).toBeHidden()
    await expect(widgets(second)).toHaveCount(8)
  })

  await test.step('And a layout that is edited stays, whatever the other tab chooses', async () => {
    await saveNew(second, 'Partiels', ['Timer', 'ZenFlow', 'NotePad'])
    await page.getByRole('button', { name: 'Edit Dashboard' }).click()
    await second.goto('/collection')
    await expect(second.getByRole('heading', { level: 2 })).toHaveCount(2)
    await toggle(second, 'Partiels').click()
    await expect(toggle(second, 'Partiels')).toHaveAttribute('aria-pressed', 'true')
    await expect(widgets(page)).toHaveCount(8)
    await expect(page.getByRole('heading', { name: 'Mode Edition' })).toBeVisible()
  })
})

test('without a network the main dashboard is there, can be chosen, and the choice is sent later', {
  tag: '@nightly',
}, async ({ page, browser, newcomer }) => {
  await saveDashboards(newcomer, [
    { name: 'Révisions', without: ['Timer'] },
    { name: 'Partiels', without: ['Timer', 'ZenFlow', 'NotePad'] },
  ])
  await page.goto('/collection')
  // Loads the page while there is a network.
  await dashboardLink(page).click()
  await expect(widgets(page)).toHaveCount(7)
  await page.getByRole('link', { name: 'Collection', exact: true }).first().click()
  await expectSent(page)

  await test.step('When they choose another one without a network, /dashboard is that one', async () => {
    await page.context().setOffline(true)
    await toggle(page, 'Révisions').click()
    await dashboardLink(page).click()
    await expect(heading(page, 'Révisions')).toBeVisible()
    await expect(widgets(page)).toHaveCount(9)
  })

  await test.step('Then, once the network is back, it is so on another browser', async () => {
    await page.context().setOffline(false)
    await expectSent(page)
    const other = await otherBrowser(browser, newcomer)
    await expect(heading(other, 'Révisions')).toBeVisible()
    await other.context().close()
  })
})

// What an earlier release has noted is read in unit tests.
if (full)
  test('a member of an earlier release keeps everything, and finds it on every device', async ({
    page,
    browser,
    newcomer,
  }) => {
    await test.step('Given a browser that an earlier release has left, with its own note of the last dashboard', async () => {
      await saveNew(page, 'Révisions', ['Timer'])
      await saveNew(page, 'Partiels', ['Timer', 'ZenFlow', 'NotePad'])
      await expectSent(page)
      await page.goto('/collection')
      await expectStarted(page)
      await page.evaluate(async () => {
        const token = localStorage.getItem('accessToken')
        await fetch('/api/v1/preferences', {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify({ lastDashboard: null, mainDashboard: null }),
        })
        const list: { id: string; name: string; userId: string }[] = JSON.parse(
          localStorage.getItem('savedDashboards') ?? '[]',
        )
        const week = list.find(({ name }) => name === 'Révisions')
        if (!week) throw new Error('The dashboard is missing')
        localStorage.setItem('lastDashboard', JSON.stringify({ [week.userId]: week.id }))
        localStorage.setItem(`preferences:${week.userId}`, JSON.stringify({ values: {}, pending: [] }))
      })
    })

    await test.step('When they open /dashboard, it is the one that the browser had noted', async () => {
      await page.goto('/dashboard')
      await expect(heading(page, 'Révisions')).toBeVisible()
      await page.goto('/collection')
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Partiels', 'Révisions'])
      await page.goto('/dashboard')
    })

    await test.step('Then the account learns it, and so does another browser', async () => {
      await expect.poll(() => page.evaluate(() => localStorage.getItem('lastDashboard'))).toBe('{}')
      await expectSent(page)
      const other = await otherBrowser(browser, newcomer)
      await expect(heading(other, 'Révisions')).toBeVisible()
      await other.context().close()
    })
  })

// tools.spec.ts adds a tool to the dashboard that was open; which one that is, is a component test's.
if (full)
  test('the tools library gives back to the main dashboard what was removed from it', async ({ page }) => {
    await saveNew(page, 'Révisions', ['Timer'])
    await saveNew(page, 'Partiels', ['ZenFlow'])
    await page.getByRole('link', { name: 'Collection', exact: true }).first().click()
    await toggle(page, 'Révisions').click()
    await page.getByRole('link', { name: 'Tools Library', exact: true }).first().click()
    await expect(page.getByText('Les outils s’ajoutent à')).toContainText('Révisions')
    await page.getByRole('button', { name: 'Add Timer' }).click()
    await dashboardLink(page).click()
    await expect(heading(page, 'Révisions')).toBeVisible()
    await expect(widgets(page)).toHaveCount(10)
  })

test('the blank cards of a board that is awaited stay in sight when they go to other columns', async ({
  browser,
}) => {
  const context = await openViewer(browser, 'member', { mode: 'dark', theme: 'origin' }, 768)
  const page = await context.newPage()
  await page.route(/\/api\/v1\/dashboards/, () => undefined)
  await page.goto('/dashboard')
  const cards = page.locator('[data-blank] > section')
  /** Whether every card is painted: those that appear anew are transparent for 200 ms. */
  const arePainted = () =>
    cards.evaluateAll(async (all) => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return all.length > 0 && all.every((card) => card.checkVisibility({ opacityProperty: true }))
    })
  await expect.poll(arePainted).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await arePainted()).toBe(true)
  await context.close()
})
