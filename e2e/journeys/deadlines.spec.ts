import type { Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { signIn } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'
import { appUrl } from '../support/stack.ts'
import { storeTheme } from '../support/theme.ts'

const toDo = (page: Page) => page.locator('[data-widget="9"]')
const planner = (page: Page) => page.locator('[data-widget="2"]')
const exams = (page: Page) => page.locator('[data-widget="12"]')

const PHONE = { width: 390, height: 844 }

test('a task gets a subject, a priority and the day of today, stands in its view and in the planner, and is done from there', async ({
  page,
}) => {
  await storeTheme(page, 'system')
  await page.goto('/dashboard')
  const field = toDo(page).getByRole('textbox', { name: 'Nouvelle tâche' })
  await field.fill('Rendre le DM')
  await field.press('Enter')

  await test.step('The details are reached and filled by keyboard', async () => {
    await toDo(page)
      .getByRole('button', { name: /^Options de .*Rendre/ })
      .press('Enter')
    await toDo(page).getByRole('button', { name: 'Échéance, matière, priorité' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Tâche' })
    await dialog.getByRole('button', { name: /^Échéance/ }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Échéance' })).toBeVisible()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Matière').selectOption('Nouvelle matière…')
    await page.keyboard.type('Maths')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Matière').locator('option:checked')).toHaveText('Maths')
    await dialog.getByRole('radio', { name: 'Haute' }).press('Space')
    await expectNoFault(page, 'the details of a task', 'dialog[open]')
    await page.keyboard.press('Escape')
  })

  await test.step('A mark in the text gives the next one its subject', async () => {
    await field.fill('Réviser les suites #maths')
    await field.press('Enter')
    await expect(toDo(page).getByRole('checkbox', { name: 'Réviser les suites Maths' })).toBeVisible()
  })

  await test.step('After a reload the view of today has the task', async () => {
    await page.reload()
    await toDo(page).getByRole('button', { name: 'Aujourd’hui, 1 tâche' }).click()
    await expect(toDo(page).locator('li label')).toHaveText([/^Rendre le DM/])
    await expectNoFault(page, 'the to-do list of today', '[data-widget="9"]')
  })

  await test.step('On a phone the planner’s day has it, and a press opens it', async () => {
    await page.setViewportSize(PHONE)
    await planner(page)
      .getByRole('button', { name: /^Échéance .*Rendre le DM, Maths/ })
      .click()
    await page.getByRole('dialog', { name: 'Tâche' }).getByRole('checkbox', { name: 'Terminée' }).check()
    await page.keyboard.press('Escape')
    await expect(planner(page).getByRole('button', { name: /Rendre le DM/ })).toBeHidden()
  })
})

test('an exam has its countdown and a plan, whose accepted sessions are in the planner and on another device', async ({
  page,
  browser,
  newcomer,
}) => {
  await storeTheme(page, 'system')
  await page.goto('/dashboard?edit=1')
  await page.getByRole('button', { name: 'Ajouter Examens' }).click()
  await page.locator('[data-save]').click()
  await page.getByRole('dialog').getByRole('textbox').fill('Partiels')
  await page.keyboard.press('Enter')
  await expect(exams(page).getByText('Aucun examen à venir')).toBeVisible()

  await test.step('An exam of the next week is made in the planner’s form', async () => {
    await exams(page).getByRole('button', { name: 'Ajouter un examen' }).click()
    const form = page.getByRole('dialog', { name: 'Nouvel événement' })
    await form.getByLabel('Titre').fill('Partiel d’algèbre')
    await form.getByLabel('Lieu').fill('Amphi B')
    await form.getByRole('button', { name: /^Date de début/ }).click()
    await expect(page.getByRole('dialog', { name: 'Date de début' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(exams(page).getByText('dans 8 jours')).toBeVisible()
  })

  await test.step('The plan proposes sessions; one is added, one is passed', async () => {
    await exams(page)
      .getByRole('button', { name: /^Plan de révision/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Plan de révision' })
    await dialog.getByLabel('Heures de révision').fill('3')
    await dialog.getByRole('button', { name: 'Proposer des séances' }).click()
    const proposals = dialog.getByRole('region', { name: 'Séances proposées' })
    await expect(proposals.getByRole('listitem')).toHaveCount(3)
    await proposals
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .press('Enter')
    await expect(proposals.getByText(/Ajoutée au planning/)).toBeVisible()
    await proposals
      .getByRole('button', { name: /^Passer/ })
      .first()
      .click()
    await expectNoFault(page, 'the plan of revision', 'dialog[open]')
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click()
    await expect(exams(page).getByText('1 séance prévue')).toBeVisible()
    await expectNoFault(page, 'the exams', '[data-widget="12"]')
  })

  await test.step('Another device has them too', async () => {
    const context = await browser.newContext({ baseURL: appUrl, storageState: { cookies: [], origins: [] } })
    const other = await context.newPage()
    await other.goto('/login')
    await signIn(other, newcomer)
    await expect(exams(other).getByText('1 séance prévue')).toBeVisible()
    await context.close()
  })
})
