import type { Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { expect, test } from '../support/new-member-test.ts'
import { storeTheme } from '../support/theme.ts'

const planner = (page: Page) => page.locator('[data-widget="2"]')
const title = (page: Page) => planner(page).getByRole('heading', { level: 3 })
const day = (page: Page, name: RegExp) => planner(page).getByRole('button', { name })

/** Opens the dashboard on Wednesday, 24 December 2025. */
async function openDashboard(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.clock.setFixedTime(new Date('2025-12-24T09:30:00Z'))
  await page.goto('/dashboard')
  await expect(planner(page).getByText('Exemple')).toBeVisible()
}

/** Adds an event of the chosen day with the form. */
async function addEvent(page: Page, name: string): Promise<void> {
  await planner(page).getByRole('button', { name: 'Ajouter un événement', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvel événement' })
  await dialog.getByLabel('Titre').fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('the place of the holidays and the first day are chosen once, and hold in the planner and the tracker', async ({
  page,
}) => {
  await openDashboard(page, 1440)
  await test.step('When the member chooses their zone in Settings and Monday in the planner', async () => {
    await page.goto('/settings?section=language')
    await page.getByRole('combobox', { name: 'Vacances et jours fériés' }).selectOption('alsace-moselle')
    await page.getByRole('button', { name: 'Sauvegarder les modifications' }).click()
    await page.goto('/dashboard')
    await planner(page).getByRole('button', { name: 'Semaine et vacances' }).click()
    await page.getByRole('combobox', { name: 'Premier jour de la semaine' }).selectOption('monday')
    await page.keyboard.press('Escape')
  })
  await test.step('Then the holidays stand above the days, also after a reload', async () => {
    await page.reload()
    await expect(day(page, /^Lundi 22 décembre, Vacances de Noël$/)).toBeVisible()
    await expect(
      day(page, /^Vendredi 26 décembre, Saint-Étienne \(jour férié\), Vacances de Noël$/),
    ).toBeVisible()
    await expect(planner(page).locator('.band')).toHaveText([
      'Vacances de Noël',
      'Noël',
      'Saint-Étienne',
      'Vacances de Noël',
    ])
  })
  await test.step('And the tracker counts the chosen week', async () => {
    await planner(page).getByRole('button', { name: 'Semaine et vacances' }).click()
    await page.getByRole('combobox', { name: 'Premier jour de la semaine' }).selectOption('sunday')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-widget="1"] ol li').first()).toContainText('Sunday')
    await expect(planner(page).locator('.head').first()).toHaveAccessibleName(/^Dimanche 21 décembre/)
  })
})

test('the month is read and opened by keyboard on a phone and on a desktop', async ({ page }) => {
  await storeTheme(page, 'system')
  await openDashboard(page, 390)
  await addEvent(page, 'Partiel de droit')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await planner(page).getByRole('button', { name: 'Mois', exact: true }).click()
    await expect(title(page)).toHaveText('Décembre 2025')
    const today = day(page, /^Mercredi 24 décembre, 1 événement, Partiel de droit$/)
    await expect(today).toBeVisible()
    await expectNoFault(page, `the month at ${width}`, '[data-widget="2"]')
    await today.focus()
    await page.keyboard.press('PageDown')
    await expect(title(page)).toHaveText('Janvier 2026')
    await expect(day(page, /^Samedi 24 janvier/)).toBeFocused()
    await page.keyboard.press('PageUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await expect(today).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Mercredi 24 décembre')
    await expect(day(page, /^Mercredi 24 décembre$/)).toBeFocused()
    await expect(planner(page).getByRole('button', { name: /^Partiel de droit/ })).toBeVisible()
  }
})

test('a dialog of the planner stays a dialog while the window crosses the width of a phone, and the hours stay', async ({
  page,
}) => {
  await openDashboard(page, 1200)
  const hours = planner(page).getByRole('group', { name: 'Heures du planning' })
  await hours.hover()
  await page.mouse.wheel(0, 200)
  const scrolled = () => hours.evaluate(({ scrollTop }) => Math.round(scrollTop))
  await expect.poll(scrolled).toBeGreaterThan(300)
  const before = await scrolled()
  await planner(page).getByRole('button', { name: 'Ajouter un événement', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvel événement' })
  await dialog.getByLabel('Titre').fill('Partiel')
  await page.setViewportSize({ width: 390, height: 900 })
  const isModal = () => dialog.evaluate((element) => element.matches(':modal'))
  expect(await isModal()).toBe(true)
  await expect(dialog.getByLabel('Titre')).toHaveValue('Partiel')
  await expect(dialog.getByLabel('Titre')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(24)
})
