import type { Page } from '@playwright/test'

/** The button of a saved dashboard's card that shows its further actions. */
export const moreOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Autres actions pour «\u202f${name}\u202f»`, exact: true })

/** Chooses one of the further actions of a saved dashboard: 'Share', 'Duplicate', 'Delete' or 'Tableau principal'. */
export async function chooseOf(page: Page, name: string, action: string): Promise<void> {
  await moreOf(page, name).click()
  await page.getByRole('dialog').getByText(action, { exact: true }).click()
}
