import { loadThemeOffers } from '@cadence/shared/theme'
import { compiledBefore } from '../support/compiled-scripts.ts'
import { expect, expectKept, test } from '../support/offline.ts'

test('the dashboard and the settings open and reload without a network', async ({
  page,
  context,
  network,
}) => {
  const scene = page.locator('[data-scene="mars"]')
  await test.step('Given a theme with a scene, and one visit of the dashboard', async () => {
    const sheet = (await loadThemeOffers()).find((offer) => offer.sheet.id === 'mars')?.sheet
    await page.addInitScript((text) => localStorage.setItem('colorTheme', text), JSON.stringify(sheet))
    await page.goto('/dashboard')
    await expect(scene).toBeVisible()
    await expectKept(page)
  })
  network.cut()
  await test.step('When the page is loaded again without a network, Then it is the dashboard', async () => {
    await page.reload()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(scene).toBeVisible()
  })
  await test.step('And pages that were never seen open, in this window and in a new one', async () => {
    await page.goto('/settings')
    await expect(page.locator('main')).toHaveAttribute('data-layout', 'app')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/tasks')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the second visit runs scripts that were compiled when the worker was installed', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/dashboard')
  await expectKept(page)
  await test.step('And of the scenes of themes, none is fetched for a member who chose none', async () => {
    const kept = await page.evaluate(async () => {
      const requests = await (await caches.open('cadence-files')).keys()
      return requests.map(({ url }) => url)
    })
    expect(kept.length).toBeGreaterThan(20)
    expect(kept.filter((url) => url.includes('chosen-'))).toEqual([])
  })
  await page.close()
  const second = await context.newPage()
  const scripts = await compiledBefore(browser, second, () => second.goto('/dashboard'))
  expect([...scripts.keys()].some((path) => path.includes('__federation_expose_Dashboard'))).toBe(true)
  expect([...scripts].filter(([, compiled]) => !compiled)).toEqual([])
})

test('what waits to be sent is said in one status line, until it is sent', async ({ page, network }) => {
  const line = page.getByText(/gardées sur cet appareil, seront envoyées dès que le réseau revient/)
  const announced = page.getByRole('status').filter({ hasText: 'Vos modifications sont gardées' })
  const records = () =>
    page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
      return (await fetch('/api/v1/records', { headers })).text()
    })
  const writeNote = async (text: string) => {
    await page.getByRole('button', { name: 'Nouvelle note' }).click()
    const title = page.getByRole('textbox', { name: 'Titre' })
    await title.fill(text)
    await title.press('Enter')
    await page.keyboard.press('Escape')
  }
  await page.goto('/dashboard')
  await expectKept(page)
  await test.step('Given a network that the browser believes in, but that reaches nothing', async () => {
    network.cut()
    await writeNote('Écrite dans l’amphi')
    await expect(line).toBeVisible()
    await expect(announced).toHaveCount(1)
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  })
  await test.step('Then the line is there after a reload, and on a page that writes nothing itself', async () => {
    await page.reload()
    await expect(line).toBeVisible()
    await page.goto('/appearance')
    await expect(line).toBeVisible()
  })
  await test.step('And goes when the network is back, and the server has the note', async () => {
    network.restore()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(line).toHaveCount(0)
    expect(await records()).toContain('Écrite dans l’amphi')
  })
})

for (const { name, reloads } of [
  { name: 'after the first visit was kept', reloads: false },
  { name: 'loaded without a network', reloads: true },
])
  test(`${name}, edit mode opens and a save says so: their code is kept, though nothing asked for it`, async ({
    page,
    network,
  }) => {
    await page.goto('/dashboard')
    await expectKept(page)
    network.cut()
    if (reloads) await page.reload()
    await page.getByRole('button', { name: 'Edit Dashboard' }).click()
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await page.getByPlaceholder('Enter dashboard name...').fill('Sans réseau')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Notifications (Alt+T)' })).toContainText(
      '« Sans réseau » enregistré',
    )
  })
