import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signedInState, signUp } from '../support/account.ts'
import { publishHostVariant, publishVariants, ran, releaseServerPerTest } from '../support/faults/releases.ts'
import { expect, test } from '../support/faults/test.ts'
import { newPerson } from '../support/member.ts'
import { sentRecords, writeNote } from '../support/notes.ts'
import { expectDashboard, expectKept } from '../support/offline.ts'

test.use({ serviceWorkers: 'allow' })

// Publishing compresses each file of a release, which takes its time on a busy machine.
test.describe.configure({ timeout: 90_000 })

const releases = releaseServerPerTest()

/** A browser of a new member that keeps all of the app area. */
async function openMember(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const { url } = releases()
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    storageState: signedInState(await signUp(newPerson()), url),
  })
  const page = await context.newPage()
  await page.goto('/dashboard')
  await expectDashboard(page)
  await expectKept(page)
  return { context, page }
}

async function publishAll(version: string): Promise<void> {
  await publishVariants(releases().store, version)
  await publishHostVariant(releases().store, version)
}

/** The releases that a document runs are those of its registry: of the new one all, or none. */
async function expectOneRelease(page: Page, version: string): Promise<void> {
  const host = await page.evaluate(
    () => JSON.parse(document.getElementById('cadence-registry')?.textContent ?? '{}').host,
  )
  const variants = await ran(page)
  if (host === version) expect(variants.filter((name) => !name.endsWith(version))).toEqual([])
  else expect(variants).toEqual([])
}

const note = (page: Page, title: string) => page.locator('[data-note]').getByText(title)

test('an update in the middle of a visit without a network loses nothing, and is never mixed with the release before', async ({
  browser,
}) => {
  const { context, page } = await openMember(browser)
  await publishAll('v2')
  await test.step('Given a note that could not be sent, in a page of the release before', async () => {
    await releases().cut()
    await writeNote(page, 'Avant la mise à jour')
    await expect(
      page.locator('[data-long]').filter({ hasText: 'modifications, gardées sur cet appareil' }),
    ).toBeVisible()
  })
  await test.step('When other pages are opened and the page is loaded again, all is of that release', async () => {
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/settings/)
    await expectDashboard(page)
    expect(await ran(page)).toEqual([])
    await page.goto('/dashboard')
    await expect(note(page, 'Avant la mise à jour')).toBeVisible()
    expect(await ran(page)).toEqual([])
  })
  await test.step('Then the new release comes with the network, and sends the note', async () => {
    await releases().restart({})
    await page.reload()
    await expectDashboard(page)
    await expectOneRelease(page, 'v2')
    expect(await ran(page)).toContain('host v2')
    await expect(note(page, 'Avant la mise à jour')).toBeVisible()
    await expect.poll(() => sentRecords(page)).toContain('Avant la mise à jour')
  })
  await context.close()
})

test('two tabs with two releases go on without a network, each whole, and share what is written', async ({
  browser,
}) => {
  const { context, page } = await openMember(browser)
  await publishAll('v2')
  const newer = await context.newPage()
  await newer.goto('/dashboard')
  await newer.reload()
  await expectDashboard(newer)
  expect(await ran(newer)).toContain('host v2')
  expect(await ran(page)).toEqual([])
  await expectKept(newer)
  await releases().cut()
  await test.step('What one tab writes is in the other', async () => {
    await writeNote(page, 'Du premier onglet')
    await expect(note(newer, 'Du premier onglet')).toBeVisible()
    await writeNote(newer, 'Du second onglet')
    await expect(note(page, 'Du second onglet')).toBeVisible()
  })
  await test.step('Each opens other pages, and is loaded again', async () => {
    for (const tab of [page, newer]) {
      await tab.getByRole('link', { name: 'Tools Library' }).click()
      await expect(tab).toHaveURL(/\/tasks/)
      await expectDashboard(tab)
      await expectOneRelease(tab, 'v2')
      await tab.goto('/dashboard')
      await expectDashboard(tab)
      await expectOneRelease(tab, 'v2')
      for (const title of ['Du premier onglet', 'Du second onglet'])
        await expect(note(tab, title)).toBeVisible()
    }
  })
  await test.step('And all is sent when the network is back', async () => {
    await releases().restart({})
    for (const tab of [page, newer]) await tab.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => sentRecords(page)).toContain('Du premier onglet')
    await expect.poll(() => sentRecords(page)).toContain('Du second onglet')
    for (const tab of [page, newer]) await expect(tab.locator('[data-long]')).toHaveCount(0)
  })
  await context.close()
})
