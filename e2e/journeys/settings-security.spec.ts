import { readFile } from 'node:fs/promises'
import { exportSchema } from '@cadence/shared/schemas'
import type { Browser, Page } from '@playwright/test'
import { expectNoFault, expectNoFaultAtAnySize } from '../support/axe.ts'
import { linkFor, mailsFor } from '../support/mailbox.ts'
import { newPerson, type Person, signIn } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'
import { type OwnApi, test as testWithOwnApi } from '../support/own-api.ts'
import { full } from '../support/sample.ts'
import { appUrl } from '../support/stack.ts'
import { test as visitorTest } from '../support/test.ts'

const NEXT = 'Samedi-2027'

/** Another browser in which the same member signs in, on the dashboard. */
async function otherBrowser(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({
    baseURL: appUrl,
    storageState: { cookies: [], origins: [] },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    timezoneId: 'America/New_York',
  })
  const other = await context.newPage()
  await other.goto('/login')
  await signIn(other, person)
  await expect(other).toHaveURL('/dashboard')
  return other
}

/** The section in the system's mode, so that axe can judge both. */
async function open(page: Page, section: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('theme', 'system'))
  await page.goto(`/settings?section=${section}`)
}

test('devices are seen and signed out, and a new password signs out the others', async ({
  page,
  browser,
  newcomer,
}) => {
  await page.goto('/whats-new')
  const phone = await otherBrowser(browser, newcomer)
  const devices = page.getByRole('list', { name: 'Appareils connectés' })

  await test.step('Both devices are listed; the other is signed out and lands on /login by itself', async () => {
    await open(page, 'Appareils')
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByRole('listitem').first()).toContainText('cet appareil')
    await expect(devices).toContainText('New York')
    await expectNoFaultAtAnySize(page, 'the devices')
    await page.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click()
    await expect(page.getByRole('dialog', { name: /^Déconnecter tous les autres appareils/ })).toBeVisible()
    await expectNoFault(page, 'the question before all others are signed out', 'dialog[open]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Déconnecter Safari sous iOS' }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await expect(phone).toHaveURL('/login', { timeout: 10_000 })
  })

  await test.step('A new password ends the session that the phone has opened again', async () => {
    await signIn(phone, newcomer)
    await expect(phone).toHaveURL('/dashboard')
    await open(page, 'security')
    await page.getByLabel('Mot de passe actuel', { exact: true }).fill(newcomer.password)
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEXT)
    await expectNoFaultAtAnySize(page, 'security')
    await page.getByRole('button', { name: 'Mettre à jour le mot de passe' }).click()
    await expect(page.getByText('Mot de passe mis à jour.')).toBeVisible()
    await expect(phone).toHaveURL('/login', { timeout: 10_000 })
    await signIn(phone, { ...newcomer, password: NEXT })
    await expect(phone).toHaveURL('/dashboard')
  })
  await phone.context().close()
})

/** A member takes their data along and leaves. @param api whose database is looked into; it stops for that. */
async function takeAlongAndLeave(page: Page, api?: OwnApi): Promise<void> {
  const newcomer = newPerson()
  const post = (path: string, data: object) => page.request.post(`/api/v1${path}`, { data })
  await post('/auth/register', newcomer)
  await page.goto(await linkFor(newcomer.email, '/verify-email'))
  await expect(page).toHaveURL('/dashboard')

  await test.step('A task and a dashboard are entered', async () => {
    const sent = page.waitForResponse(
      (answer) => answer.url().endsWith('/records') && answer.request().method() === 'PUT',
    )
    const field = page.getByRole('textbox', { name: 'Nouvelle tâche' })
    await field.fill('Lire le chapitre 5')
    await field.press('Enter')
    await sent
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/dashboards') && answer.request().method() === 'PUT',
    )
    await page.getByRole('button', { name: 'Edit Dashboard' }).click()
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Collection Name' })
    await dialog.getByPlaceholder('Enter dashboard name...').fill('Semaine')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await saved
  })

  await test.step('All of it is in the archive', async () => {
    await open(page, 'security')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger mes données' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^cadence-\d{4}-\d\d-\d\d\.json$/)
    const archive = exportSchema.parse(JSON.parse(await readFile(await file.path(), 'utf8')))
    const { firstName, lastName, email } = newcomer
    expect(archive.profile).toMatchObject({ firstName, lastName, email })
    expect(archive.dashboards).toMatchObject([{ name: 'Semaine' }])
    expect(JSON.stringify(archive.records)).toContain('Lire le chapitre 5')
  })

  await test.step('The account is deleted after the password and the word', async () => {
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    const dialog = page.getByRole('dialog', { name: /^Supprimer votre compte/ })
    await expectNoFault(page, 'the deletion', 'dialog')
    await dialog.getByLabel('Votre mot de passe', { exact: true }).fill(newcomer.password)
    await dialog.getByLabel('Pour confirmer, tapez SUPPRIMER').fill('supprimer')
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Votre compte et vos données sont supprimés.')).toBeVisible()
    // Regression: the home page opened at the scroll position of the settings.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const left = await page.evaluate(() => JSON.stringify(localStorage))
    for (const word of ['Semaine', 'chapitre 5', newcomer.email, 'refreshToken":"']) {
      expect(left).not.toContain(word)
    }
  })

  await test.step('Nobody can sign in any more, and a last mail says so', async () => {
    const subjects = async () => (await mailsFor(newcomer.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Votre compte Cadence est supprimé')
    const { email, password } = newcomer
    expect((await post('/auth/login', { email, password })).status()).toBe(401)
    const everything = (await api?.everything()) ?? ''
    for (const word of [newcomer.email, 'Semaine', 'chapitre 5', newcomer.lastName]) {
      expect(everything).not.toContain(word)
    }
  })
}

const leaving = 'a member takes their data along and is gone'
// Its API starts with a new database. That no row is left is a test of the API's, too.
if (full)
  testWithOwnApi(leaving, async ({ page, api }) => {
    testWithOwnApi.slow()
    await takeAlongAndLeave(page, api)
  })
else visitorTest(leaving, ({ page }) => takeAlongAndLeave(page))
