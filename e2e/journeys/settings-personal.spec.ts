import { truncate, writeFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { sessionOf, signedInState } from '../support/account.ts'
import { expectNoFault, expectNoFaultAtAnySize } from '../support/axe.ts'
import { linkFor, mailsFor } from '../support/mailbox.ts'
import { newPerson, type Person } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'
import { pngWithPlace } from '../support/picture.ts'
import { storeTheme } from '../support/theme.ts'

const PERSONAL = '/settings?section=personal'

const edit = (page: Page, label: string) => page.getByRole('button', { name: `Modifier ${label}` })
const section = (page: Page) => page.getByRole('region', { name: 'Informations personnelles' })
const picker = (page: Page) => page.locator('input[type=file]')
const userMenu = (page: Page) => page.getByRole('button', { name: /^Votre menu, / })
const shownPhoto = (page: Page) => userMenu(page).locator('img')

async function save(page: Page, label: string, text: string) {
  await edit(page, label).click()
  await page.getByRole('dialog').getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A fake photo of 50 MB: the name, the first bytes and the size are those of a photo. */
async function hugePhoto(): Promise<string> {
  const path = test.info().outputPath('moi.png')
  await writeFile(path, pngWithPlace(8, 8))
  await truncate(path, 50 * 1024 * 1024)
  return path
}

/** The same member in another browser, with a session of its own. */
async function secondBrowser(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ storageState: signedInState(await sessionOf(person)) })
  return context.newPage()
}

test('names and photo are changed, kept, and seen in a second browser', async ({
  page,
  browser,
  newcomer,
}) => {
  await page.goto(PERSONAL)
  await test.step('the names', async () => {
    await save(page, 'Prénom', '  Zoé ')
    await save(page, 'Nom', 'Moreau-Lefèvre')
    await expect(userMenu(page)).toHaveAccessibleName('Votre menu, Zoé Moreau-Lefèvre')
    await expect(edit(page, 'Nom')).toBeFocused()
  })

  await test.step('what is no photo is refused before it is sent', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url())
    })
    const refused: [string, string, Buffer, RegExp][] = [
      ['moi.svg', 'image/svg+xml', script, /SVG ne sont pas acceptées/],
      ['moi.png', 'image/png', script, /SVG ne sont pas acceptées/],
      ['moi.jpg', 'image/jpeg', Buffer.from('bonjour'), /n’est pas une photo/],
      ['moi.exe', 'image/png', pngWithPlace(8, 8), /extension d’une photo/],
      ['moi.png', 'image/png', pngWithPlace(8, 8).subarray(0, 40), /ne s’ouvre pas/],
    ]
    for (const [name, mimeType, buffer, text] of refused) {
      await picker(page).setInputFiles({ name, mimeType, buffer })
      await expect(section(page).getByRole('alert')).toHaveText(text)
    }
    await picker(page).setInputFiles(await hugePhoto())
    await expect(section(page).getByRole('alert')).toHaveText(/plus de 15\sMo/)
    expect(sent).toEqual([])
    await expect(shownPhoto(page)).toHaveCount(0)
  })

  await test.step('a photo is previewed, stored as nothing but pixels, and shown in the menu', async () => {
    await picker(page).setInputFiles({
      name: 'moi.png',
      mimeType: 'image/png',
      buffer: pngWithPlace(640, 400),
    })
    await expect(page.getByText('Aperçu')).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer la photo' }).click()
    await expect(shownPhoto(page)).toBeVisible()
    const stored = await page.request.get((await shownPhoto(page).getAttribute('src')) ?? '')
    expect(stored.headers()['content-type']).toBe('image/webp')
    expect((await stored.body()).toString('latin1', 0, 16)).toMatch(/^RIFF[\s\S]{4}WEBPVP8 $/)
    await expect(page.getByRole('button', { name: 'Changer la photo' })).toBeFocused()
  })

  await test.step('all of it is there after a reload, and in a second browser', async () => {
    const second = await secondBrowser(browser, newcomer)
    for (const view of [page, second]) {
      await view.goto(PERSONAL)
      await expect(section(view).getByText('Moreau-Lefèvre')).toBeVisible()
      await expect(section(view).getByText('Zoé', { exact: true })).toBeVisible()
      await expect(shownPhoto(view)).toBeVisible()
      const width = () => shownPhoto(view).evaluate((img: HTMLImageElement) => img.naturalWidth)
      await expect.poll(width).toBe(256)
    }
    await second.context().close()
    await page.getByRole('button', { name: 'Retirer la photo' }).click()
    await expect(shownPhoto(page)).toHaveCount(0)
  })
})

test('the e-mail address changes when the link in the new mailbox was followed', async ({
  page,
  browser,
  newcomer,
}) => {
  const { email } = newPerson()
  await storeTheme(page, 'system')
  await page.goto(PERSONAL)
  await expectNoFaultAtAnySize(page, 'personal information')

  await test.step('the modal of a name', async () => {
    await edit(page, 'Prénom').click()
    const field = page.getByRole('dialog').getByLabel('Prénom')
    await field.fill('')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectNoFault(page, 'the modal of a name, with a mistake', 'dialog')
    await page.keyboard.press('Escape')
    await expect(edit(page, 'Prénom')).toBeFocused()
  })

  await test.step('it is asked for with the password', async () => {
    await edit(page, 'E-mail').click()
    await expect(page.getByRole('dialog', { name: 'Modifier E-mail' })).toBeVisible()
    await page.getByRole('dialog').getByLabel('E-mail').fill(email)
    await page.getByLabel('Mot de passe actuel', { exact: true }).fill('Autre-2026')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
    await expectNoFault(page, 'the modal of the e-mail address', 'dialog')
    await page.getByLabel('Mot de passe actuel', { exact: true }).fill(newcomer.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Un message vous attend à l’adresse ${email}`)).toBeVisible()
  })

  await test.step('nothing has changed yet, also after a reload; the old mailbox was told', async () => {
    await page.reload()
    await expect(page.getByText(`Un message vous attend à l’adresse ${email}`)).toBeVisible()
    await expect(section(page).getByText(newcomer.email)).toBeVisible()
    const subjects = async () => (await mailsFor(newcomer.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Changement d’adresse e-mail demandé')
    await expectNoFault(page, 'an e-mail address that waits', 'main')
  })

  await test.step('its link works in the second browser of the member, once', async () => {
    const link = await linkFor(email, '/settings')
    const second = await secondBrowser(browser, newcomer)
    await storeTheme(second, 'system')
    await second.goto(link)
    await expect(section(second).getByText(`Voulez-vous que ${email} devienne`)).toBeVisible()
    await expectNoFault(second, 'a new address that is to be confirmed', 'main')
    await second.getByRole('button', { name: 'Confirmer cette adresse' }).click()
    await expect(second.getByText(`Votre adresse e-mail est désormais ${email}.`)).toBeVisible()
    await expect(second).toHaveURL(/\/settings\?section=personal$/)
    await second.context().close()
    await page.goto(link)
    await expect(section(page).getByRole('alert')).toHaveText(/n’est plus valable/)
    await expect(section(page).getByText(email)).toBeVisible()
    await expect(page.getByText('Un message vous attend')).toHaveCount(0)
  })

  await test.step('the sign-in is by the new address', async () => {
    expect((await sessionOf({ ...newcomer, email })).user.email).toBe(email)
  })

  await test.step('the old mailbox takes the account back, with a new password; all sessions end', async () => {
    const owner = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
    await owner.goto(await linkFor(newcomer.email, '/reset-password'))
    await owner.getByLabel('Nouveau mot de passe').fill('Samedi-2027')
    await owner.getByLabel('Confirmer le mot de passe').fill('Samedi-2027')
    await owner.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(owner.getByText('Password has been reset successfully.')).toBeVisible()
    await owner.context().close()
    await expect(page).toHaveURL(/\/login$/)
    const back = await sessionOf({ ...newcomer, password: 'Samedi-2027' })
    expect(back.user.email).toBe(newcomer.email)
  })
})
