import type { Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** axe finds nothing on what opens over the dashboard; a dashboard of that name is saved on the way. */
export async function expectOverlaysAccessible(page: Page, name: string): Promise<void> {
  await test.step('the user menu', async () => {
    await page.getByRole('button', { name: /^Votre menu, / }).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expectNoFault(page, 'user menu', 'header')
    await page.keyboard.press('Escape')
  })

  await test.step('edit mode with its tools, the leave dialog and the name dialog', async () => {
    await page.getByRole('button', { name: 'Edit Dashboard' }).click()
    await expect(page.getByText('Mode Edition')).toBeVisible()
    await page.getByRole('button', { name: 'Déplacer ou redimensionner Timer' }).click()
    await page.getByRole('button', { name: 'Déplacer à gauche' }).click()
    await expectNoFault(page, 'edit mode')
    await page.getByRole('button', { name: 'Quitter le mode édition' }).click()
    const leaving = page.getByRole('dialog', { name: /^Partir sans enregistrer/ })
    await expect(leaving).toBeVisible()
    await expectNoFault(page, 'leave dialog', 'dialog[open]')
    await leaving.getByRole('button', { name: 'Rester' }).click()
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Collection Name' })).toBeVisible()
    await page.getByPlaceholder('Enter dashboard name...').fill(name)
    await expectNoFault(page, 'name dialog', 'dialog[open]')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

/** axe finds nothing on the dialogs of the planner. */
export async function expectPlannerDialogsAccessible(page: Page): Promise<void> {
  const planner = page.locator('[data-widget="2"]')
  const dialog = page.getByRole('dialog')
  for (const button of ['Choisir une date', 'Calendriers', 'Semaine et vacances']) {
    await planner.getByRole('button', { name: button }).click()
    await expect(dialog).toBeVisible()
    await expectNoFault(page, button, 'dialog')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await planner.getByRole('button', { name: 'Calendriers' }).click()
  await dialog.getByRole('button', { name: 'Importer ou exporter' }).click()
  await expect(dialog).toHaveAccessibleName('Importer ou exporter')
  await expectNoFault(page, 'import and export', 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await planner.getByRole('button', { name: 'Ajouter un événement', exact: true }).click()
  await dialog.getByLabel('Titre').fill('Algèbre')
  await dialog.getByText('Plus', { exact: true }).click()
  await dialog.getByLabel('Répéter').selectOption({ label: 'Chaque semaine' })
  await expectNoFault(page, 'event form', 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveAccessibleName(/^Abandonner la saisie/)
  await expectNoFault(page, 'discard dialog', 'dialog')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(planner.getByRole('button', { name: /^Algèbre/ })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(dialog).toHaveAccessibleName('Supprimer un événement répété')
  await expectNoFault(page, 'scope dialog', 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
