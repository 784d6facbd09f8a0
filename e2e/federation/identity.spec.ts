import { expectOneCopy } from '../support/identity.ts'
import { expect, test } from '../support/test.ts'

test('every shared library exists once across host and all remotes, in production', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectOneCopy(page)
})
