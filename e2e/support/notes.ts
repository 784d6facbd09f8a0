import type { Page } from '@playwright/test'

/** Writes a note with a title, on the dashboard. */
export async function writeNote(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouvelle note' }).click()
  const field = page.getByRole('textbox', { name: 'Titre' })
  await field.fill(title)
  await field.press('Enter')
  await page.keyboard.press('Escape')
}

/** Everything that the API has of the member's tools, as text. */
export const sentRecords = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    return (await fetch('/api/v1/records', { headers })).text()
  })
