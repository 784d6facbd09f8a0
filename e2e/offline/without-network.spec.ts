import { expect, expectKept, test } from '../support/offline.ts'

test('the dashboard and the settings open and reload without a network', async ({
  page,
  context,
  network,
}) => {
  await test.step('Given one visit of the dashboard', async () => {
    await page.goto('/dashboard')
    await expectKept(page)
  })
  network.cut()
  await test.step('When the page is loaded again without a network, Then it is the dashboard', async () => {
    await page.reload()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await test.step('And pages that were never seen open, in this window and in a new one', async () => {
    await page.goto('/settings')
    await expect(page.locator('main')).toHaveAttribute('data-layout', 'app')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/tasks')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
