import type { Locator, Page } from '@playwright/test'
import { openCalendars } from '../support/planner.ts'
import { expect } from '../support/test.ts'

/** Called when a dialog is open, with its name and the button that must be in sight: its main action, or the last of its foot. */
export type JudgeDialog = (name: string, action: Locator) => Promise<void>

const dialogOf = (page: Page) => page.locator('dialog[open]').last()

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** Opens the dialogs of the planner, one after the other. The longest is the form of an event. */
export async function openPlannerDialogs(page: Page, judge: JudgeDialog): Promise<void> {
  const planner = page.locator('[data-widget="2"]')
  const dialog = dialogOf(page)
  const action = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
  await page.goto('/dashboard')
  await openCalendars(page)
  await judge('the calendars', action('Fermer'))
  await action('Importer ou exporter').click()
  await judge('import and export', action('Fermer'))
  await close(page)
  const date = planner.getByRole('button', { name: 'Choisir une date' })
  // On a phone the month has the dates.
  if (await date.isVisible()) {
    await date.click()
    await judge('the date of the planner', dialog.getByRole('gridcell').last())
    await close(page)
  }
  await planner.getByRole('button', { name: 'Semaine et vacances' }).click()
  await judge('the week and the holidays', dialog.getByRole('combobox').last())
  await close(page)
  await planner.getByRole('button', { name: 'Ajouter un événement', exact: true }).click()
  await judge('a new event', action('Enregistrer'))
  await dialog.getByLabel('Titre').fill('Algèbre')
  await dialog.getByText('Plus', { exact: true }).click()
  await dialog.getByLabel('Répéter').selectOption({ label: 'Chaque semaine' })
  await judge('a new event with everything', action('Enregistrer'))
  await dialog.getByRole('button', { name: /^Jusqu’au/ }).click()
  await judge('the last day of a series', dialog.getByRole('gridcell').last())
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveAccessibleName(/^Abandonner la saisie/)
  await judge('the question before the form is left', action('Abandonner'))
  await action('Continuer').click()
  await action('Enregistrer').click()
  const event = planner.getByRole('button', { name: /^Algèbre/ })
  await expect(event).toBeFocused()
  await event.press('Enter')
  await judge('an event', action('Enregistrer'))
  await close(page)
  await event.press('Delete')
  await judge('the question of a series', action('Cet événement'))
  await close(page)
}

/** Opens the dialogs of edit mode. */
export async function openEditorDialogs(page: Page, judge: JudgeDialog): Promise<void> {
  const dialog = dialogOf(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Edit Dashboard' }).click()
  await page.getByRole('button', { name: 'Déplacer ou redimensionner Timer' }).click()
  await page.getByRole('button', { name: 'Déplacer à gauche' }).click()
  await page.getByRole('button', { name: 'Quitter le mode édition' }).click()
  await judge('the question before edit mode is left', dialog.getByRole('button').last())
  await dialog.getByRole('button', { name: 'Rester' }).click()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await dialog.getByPlaceholder('Enter dashboard name...').fill('Semaine')
  await judge('the name of a dashboard', dialog.getByRole('button', { name: 'Save', exact: true }))
}

/** Opens the dialogs of the settings and of the community hub. The member has a session elsewhere. */
export async function openSettingsDialogs(page: Page, judge: JudgeDialog): Promise<void> {
  const dialog = dialogOf(page)
  const visit = async (path: string, opener: string, name: string, action: string) => {
    if (!page.url().endsWith(path)) await page.goto(path)
    await page.getByRole('button', { name: opener, exact: true }).click()
    await judge(name, dialog.getByRole('button', { name: action, exact: true }))
    await close(page)
  }
  await visit('/settings', 'Modifier Prénom', 'the first name', 'Enregistrer')
  await visit('/settings', 'Modifier E-mail', 'the e-mail address', 'Enregistrer')
  await visit(
    '/settings?section=security',
    'Supprimer mon compte',
    'the deletion of the account',
    'Supprimer définitivement',
  )
  await visit(
    '/settings?section=Appareils',
    'Déconnecter tous les autres appareils',
    'the other devices',
    'Déconnecter',
  )
  await visit('/settings?section=premium', 'Upgrade Premium', 'Premium', 'J’ai compris')
  await visit('/community-hub', 'your referral code', 'the own code', 'Fermer')
  await visit('/community-hub', 'enter a referral code', 'the code of another member', 'Valider')
}

/** Opens the dialog of the public site. */
export async function openDemoDialog(page: Page, judge: JudgeDialog): Promise<void> {
  await page.goto('/education')
  await page.getByRole('button', { name: 'Demander une démo' }).first().click()
  await judge('a demonstration', dialogOf(page).getByRole('button', { name: 'Envoyer la demande' }))
  await close(page)
}
