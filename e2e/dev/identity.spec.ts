import { expect, test } from '@playwright/test'
import { expectOneCopy } from '../support/identity.ts'

test('every shared library exists once across host and all remotes, in development', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectOneCopy(page)
})
