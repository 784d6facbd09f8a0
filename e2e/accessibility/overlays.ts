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

  await test.step('edit mode with its tools', async () => {
    await page.getByRole('button', { name: 'Edit Dashboard' }).click()
    await expect(page.getByText('Mode Edition')).toBeVisible()
    await page.getByRole('button', { name: 'Déplacer ou redimensionner Timer' }).click()
    await page.getByRole('button', { name: 'Déplacer à gauche' }).click()
    await expectNoFault(page, 'edit mode')
    await page.getByRole('button', { name: 'Quitter le mode édition' }).click()
    const leaving = page.getByRole('dialog', { name: /^Partir sans enregistrer/ })
    await expect(leaving).toBeVisible()
    await leaving.getByRole('button', { name: 'Rester' }).click()
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Collection Name' })).toBeVisible()
    await page.getByPlaceholder('Enter dashboard name...').fill(name)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}
