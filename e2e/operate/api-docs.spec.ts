// The page is no part of the app, so nothing of the app starts in it.
import { expect, test } from '@playwright/test'

test('the routes of the API can be read and called on a page of its own', async ({ page }) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text())
  })
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('localhost') && !request.url().startsWith('data:'))
      broken.push(request.url())
  })
  await page.goto('/api/v1/docs')
  await page
    .getByRole('button', { name: /GET.*\/api\/v1\/health/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.locator('.live-responses-table .response-col_status').last()).toContainText('200')
  expect(broken).toEqual([])
})
