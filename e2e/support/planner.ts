import type { Locator, Page } from '@playwright/test'

/** Life Planner on the dashboard. */
export const planner = (page: Page): Locator => page.locator('[data-widget="2"]')

/** Opens the calendars of the planner, to which the options lead on a phone. @returns their dialog. */
export async function openCalendars(page: Page): Promise<Locator> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 640
  if (isPhone) await planner(page).getByRole('button', { name: 'Semaine et vacances' }).click()
  const from = isPhone ? page.getByRole('dialog', { name: 'Semaine et vacances' }) : planner(page)
  await from.getByRole('button', { name: 'Calendriers' }).click()
  return page.getByRole('dialog', { name: 'Calendriers' })
}
