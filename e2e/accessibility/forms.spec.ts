import type { Page } from '@playwright/test'
import { expectNoFaultAtAnySize } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { storeTheme } from '../support/theme.ts'

const long = 'x'.repeat(100)

test.describe.configure({ timeout: 120_000 })
test.beforeEach(({ page }) => storeTheme(page, 'system'))

const submit = (page: Page) => page.locator('form').getByRole('button', { name: /^Envoyer/ })

/** The API answers a form with this status. */
const answer = (page: Page, path: string, status: number) =>
  page.route(`**/api/v1${path}`, (route) => route.fulfill({ status, json: { success: status < 400 } }))

async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}

test('what the ambassador form says has no accessibility fault', async ({ page }) => {
  await page.goto('/join-discord')
  await test.step('mistakes, and a further link', async () => {
    await page.getByRole('button', { name: 'Ajouter un autre lien' }).click()
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(/^8\s+champs/)
    await expectNoFaultAtAnySize(page, 'mistakes')
  })
  await test.step('a failure', async () => {
    await page.getByRole('button', { name: 'Retirer le lien 2' }).click()
    const who = { Nom: long, Prénom: long, 'E-mail': `${'x'.repeat(60)}@exemple.fr` }
    await fill(page, {
      ...who,
      Téléphone: '06',
      'Pseudo Discord': long,
      'Lien 1': 'a.example',
      Motivation: long,
    })
    await answer(page, '/ambassador-applications', 503)
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('de notre côté')
    await expectNoFaultAtAnySize(page, 'failure')
  })
  await test.step('the confirmation, of very long names', async () => {
    await answer(page, '/ambassador-applications', 201)
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'Candidature bien reçue.' })).toBeFocused()
    await expectNoFaultAtAnySize(page, 'confirmation')
  })
})

test('what the demo dialog says has no accessibility fault', async ({ page }) => {
  await page.goto('/education')
  await page.getByRole('button', { name: 'Demander une démo' }).first().click()
  await test.step('mistakes', async () => {
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(/^5\s+champs/)
    await expectNoFaultAtAnySize(page, 'mistakes')
  })
  await test.step('the confirmation, of very long names', async () => {
    await fill(page, { Nom: long, Prénom: long, 'E-mail professionnel': 'a@exemple.fr', Établissement: long })
    await page.getByLabel('Fonction').selectOption('other')
    await answer(page, '/demo-requests', 201)
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'Demande bien reçue.' })).toBeFocused()
    await expectNoFaultAtAnySize(page, 'confirmation')
  })
})
