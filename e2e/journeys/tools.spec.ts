import { expect, test } from '../support/new-member-test.ts'
import { box } from '../support/public-shell.ts'
import { saveDashboards } from '../support/saved-dashboards.ts'

test('the tools library: from a tab to a widget on the dashboard that was open, and favourites that stay', async ({
  page,
  newcomer,
}) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const titles = page.getByRole('heading', { level: 3 })

  await test.step('Given a saved dashboard without a timer', async () => {
    await saveDashboards(newcomer, [{ name: 'Partiels', without: ['Timer'] }])
    await page.goto('/dashboard')
    await expect(page.locator('[data-widget]')).toHaveCount(9)
  })

  await test.step('When they look through the tabs, with the keyboard too, the address keeps the one they see', async () => {
    await page.getByRole('link', { name: 'Tools Library', exact: true }).first().click()
    await expect(page.getByText('Les outils s’ajoutent à')).toContainText('Partiels')
    await tab('Most Popular').click()
    await expect(page).toHaveURL(/\/tasks\?tab=popular$/)
    await expect(titles).toHaveText(['Zen', 'Focus Shield', 'Mood Track'])
    await page.keyboard.press('ArrowRight')
    await expect(tab('Essential')).toBeFocused()
    await expect(titles).toHaveText(['Timer', 'To-do-list', 'Quick Notes', 'Calendar'])
  })

  await test.step('And add a tool, it is on that dashboard, and the toast leads there', async () => {
    await page.getByRole('button', { name: 'Add Timer' }).click()
    await page.getByRole('button', { name: 'Ouvrir le tableau' }).click()
    await expect(page).toHaveURL(/\/dashboard\?id=\d+$/)
    await expect(page.locator('[data-widget]')).toHaveCount(10)
    await expect(page.locator('[data-widget="8"]')).toBeInViewport()
  })

  await test.step('And the way back leads to the tab they came from', async () => {
    await page.goBack()
    await expect(tab('Essential')).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('Then a favourite stays one after a reload', async () => {
    await page.getByRole('button', { name: 'Quick Notes en favori' }).click()
    await tab('Favorites').click()
    await page.reload()
    await expect(tab('Favorites')).toHaveAttribute('aria-selected', 'true')
    await expect(titles).toHaveText(['Quick Notes'])
    await page.getByRole('button', { name: 'Quick Notes en favori' }).click()
    await expect(page.getByText('No tools found for this category.')).toBeVisible()
    await expect(tab('Favorites')).toBeFocused()
  })

  await test.step('And the collection copies the dashboard, deletes the copy and takes that back', async () => {
    await page.getByRole('link', { name: 'Collection', exact: true }).first().click()
    await page.getByRole('button', { name: 'Duplicate Partiels', exact: true }).click()
    const copy = page.getByRole('link', { name: 'Partiels (copie)' })
    await expect(copy).toBeVisible()
    await page.getByRole('button', { name: 'Delete Partiels (copie)' }).click()
    await expect(copy).toBeHidden()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(copy).toBeVisible()
    await page.getByRole('button', { name: 'Edit Partiels (copie)' }).click()
    await expect(page).toHaveURL(/\/dashboard\?id=\d+&edit=1$/)
    await expect(page.getByText('Mode Edition')).toBeVisible()
  })
})

test('in a narrow window the mark of a Premium tool is on its picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/tasks?tab=popular')
  const cards = page.getByRole('listitem').filter({ hasText: 'Premium' })
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    const picture = await box(card.locator('> div').first())
    const mark = await box(card.getByText('Premium', { exact: true }))
    expect(mark.x).toBeGreaterThan(picture.x)
    expect(mark.x + mark.width).toBeLessThan(picture.x + picture.width)
    expect(mark.y).toBeGreaterThan(picture.y)
    expect(mark.y + mark.height).toBeLessThan(picture.y + picture.height)
  }
})
