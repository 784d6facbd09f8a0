import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('a sign-in with Google works in a browser where the service worker answers', async ({ page }) => {
  await page.goto('/login')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await page.getByRole('button', { name: 'Se Connecter avec Google' }).click()
  await page.getByRole('button', { name: /Yanis Benali/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
