import type { Browser, Page } from '@playwright/test'
import { sessionOf, signedInState } from '../support/account.ts'
import { expectStarted } from '../support/app-started.ts'
import { type Person, signIn } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'
import { full } from '../support/sample.ts'
import { appUrl } from '../support/stack.ts'

/** Time limit for a change of one device to show on another, in milliseconds. */
const SECONDS = 10_000

/** Another browser of the same member, with a page open. */
async function otherDevice(browser: Browser, person: Person, path: string): Promise<Page> {
  const storageState = signedInState(await sessionOf(person))
  const context = await browser.newContext({ baseURL: appUrl, storageState })
  const other = await context.newPage()
  await other.goto(path)
  await expectStarted(other)
  return other
}

const task = (page: Page, text: string) => page.getByRole('checkbox', { name: text, exact: true })

async function addTask(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Nouvelle tâche' })
  await field.fill(text)
  await field.press('Enter')
}

test('a phone and a laptop show the same within seconds, also what was done offline', async ({
  page,
  browser,
  newcomer,
}) => {
  await page.goto('/dashboard')
  const phone = await otherDevice(browser, newcomer, '/dashboard')

  await test.step('What is added, ticked and deleted on one is so on the other', async () => {
    await addTask(page, 'Lire le chapitre 5')
    await expect(task(phone, 'Lire le chapitre 5')).toBeVisible({ timeout: SECONDS })
    await task(phone, 'Lire le chapitre 5').check()
    await expect(task(page, 'Lire le chapitre 5')).toBeChecked({ timeout: SECONDS })
  })

  await test.step('Both are edited without a network: each keeps its own', async () => {
    await page.context().setOffline(true)
    await phone.context().setOffline(true)
    await addTask(page, 'Depuis le portable')
    await addTask(phone, 'Depuis le téléphone')
    await expect(task(page, 'Depuis le portable')).toBeVisible()
    await expect(task(page, 'Depuis le téléphone')).toHaveCount(0)
  })

  await test.step('Once the network is back, both have all of it, and so has a reload', async () => {
    await page.context().setOffline(false)
    await phone.context().setOffline(false)
    for (const device of [page, phone]) {
      await expect(task(device, 'Depuis le portable')).toBeVisible({ timeout: SECONDS })
      await expect(task(device, 'Depuis le téléphone')).toBeVisible({ timeout: SECONDS })
    }
    await page.reload()
    await expect(task(page, 'Depuis le téléphone')).toBeVisible()
  })
  await phone.context().close()
})

test('one dashboard that is edited on two devices is kept twice', { tag: '@nightly' }, async ({
  page,
  browser,
  newcomer,
}) => {
  const takeAway = async (device: Page, widget: string) => {
    await device.getByRole('button', { name: 'Edit Dashboard' }).click()
    await device.getByRole('button', { name: `Remove ${widget}` }).click()
  }
  const save = async (device: Page) => {
    await device.getByRole('button', { name: 'Sauvegarder' }).click()
    const dialog = device.getByRole('dialog', { name: 'Add Collection Name' })
    const name = dialog.getByPlaceholder('Enter dashboard name...')
    if ((await name.inputValue()) === '') await name.fill('Semaine')
    await dialog.getByRole('button', { name: /^(Save|Update)$/ }).click()
    await expect(dialog).toBeHidden()
  }
  const cards = (device: Page) => device.getByRole('heading', { level: 2, name: /Semaine/ })

  await page.goto('/dashboard')
  await takeAway(page, 'ZenFlow')
  await save(page)
  const phone = await otherDevice(browser, newcomer, '/collection')
  await phone.getByRole('link', { name: /^Ouvrir .*Semaine/ }).click()
  await expect(phone.locator('[data-widget]')).toHaveCount(9)

  await test.step('Each device takes another widget away, and saves without a network', async () => {
    await takeAway(page, 'Timer')
    await takeAway(phone, 'Mood Check')
    for (const device of [page, phone]) {
      await device.context().setOffline(true)
      await save(device)
    }
  })

  await test.step('Once it is back, both layouts are in both collections, the copy named so', async () => {
    await page.context().setOffline(false)
    await phone.context().setOffline(false)
    for (const device of [page, phone]) {
      await device.goto('/collection')
      await expectStarted(device)
      await expect(cards(device)).toHaveText(['Semaine', 'Semaine (autre appareil)'], { timeout: SECONDS })
    }
  })
  await phone.context().close()
})

// The same engine keeps dashboards and records twice, and so do its unit tests.
if (full)
  test('one note that is edited on two devices is kept twice', async ({ page, browser, newcomer }) => {
    const list = (device: Page) => device.locator('[data-note]')
    const content = (device: Page) => device.getByRole('textbox', { name: 'Texte de la note' })
    const back = (device: Page) => device.getByRole('button', { name: 'Toutes les notes' })

    await page.goto('/dashboard')
    const phone = await otherDevice(browser, newcomer, '/dashboard')
    await page.getByRole('button', { name: 'Nouvelle note' }).click()
    await page.getByRole('textbox', { name: 'Titre' }).fill('Partiel')
    await content(page).fill('Réviser.')
    await back(page).click()
    await list(phone).getByText('Partiel', { exact: true }).click({ timeout: SECONDS })
    await expect(content(phone)).toHaveValue('Réviser.')
    await back(phone).click()

    await test.step('Each device writes another text without a network', async () => {
      const texts = [
        { device: page, text: 'Salle B12, à 8 h.' },
        { device: phone, text: 'Apporter la calculatrice.' },
      ]
      for (const { device, text } of texts) {
        await device.context().setOffline(true)
        await list(device).getByText('Partiel', { exact: true }).click()
        await content(device).fill(text)
        await back(device).click()
      }
    })

    await test.step('Once it is back, both texts are on both devices, the copy named so', async () => {
      for (const device of [page, phone]) await device.context().setOffline(false)
      for (const device of [page, phone]) {
        await list(device).getByText('Partiel (autre appareil)', { exact: true }).click({ timeout: SECONDS })
        await expect(content(device)).toHaveValue('Salle B12, à 8 h.')
        await back(device).click()
        await list(device).getByText('Partiel', { exact: true }).click()
        await expect(content(device)).toHaveValue('Apporter la calculatrice.')
        await back(device).click()
        await expect(list(device).getByText(/^Partiel/)).toHaveCount(2)
      }
    })
    await phone.context().close()
  })

test('what was changed just before signing out is on the other device', { tag: '@nightly' }, async ({
  page,
  browser,
  newcomer,
}) => {
  await page.goto('/dashboard')
  const phone = await otherDevice(browser, newcomer, '/dashboard')
  const menu = page.getByRole('button', { name: /^Votre menu, / })
  const leave = page.getByRole('button', { name: 'Log out' })
  const records = '**/api/v1/records'

  await test.step('The sign-out waits for what is on its way', async () => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(records, async (route) => {
      if (route.request().method() !== 'GET') await held
      await route.continue()
    })
    await addTask(page, 'Avant de partir')
    await menu.click()
    await leave.click()
    await expect(page.getByRole('button', { name: 'Saving your changes...' })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    letThrough()
    await expect(page).toHaveURL(/\/login$/)
    await expect(task(phone, 'Avant de partir')).toBeVisible({ timeout: SECONDS })
  })

  await test.step('What cannot be sent is said to stay here, and goes out with the next sign-in', async () => {
    await page.unroute(records)
    await signIn(page, newcomer)
    await expect(task(page, 'Avant de partir')).toBeVisible()
    await page.route(records, (route) => route.abort())
    await addTask(page, 'Sans réseau')
    await menu.click()
    await leave.click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(/^Vos dernières modifications n’ont pas pu être envoyées\./)).toBeVisible()
    await page.unroute(records)
    await signIn(page, newcomer)
    await expect(task(phone, 'Sans réseau')).toBeVisible({ timeout: SECONDS })
  })
  await phone.context().close()
})
