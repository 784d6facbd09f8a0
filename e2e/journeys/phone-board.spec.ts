import type { Page } from '@playwright/test'
import { expect, test } from '../support/new-member-test.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

const goals = (page: Page) => page.locator('[data-widget="6"]')
const goal = (page: Page) => goals(page).getByRole('textbox').first()
const clear = (page: Page) => goals(page).getByRole('button', { name: /^Effacer/ })

test('on a phone the two actions of the board stand on one line with its words', async ({ page }) => {
  await page.goto('/dashboard')
  const words = await page.getByText('Everything is ready for an efficient day!').boundingBox()
  const actions = [
    page.getByRole('link', { name: 'My Collection', exact: true }),
    page.getByRole('button', { name: 'Edit Dashboard', exact: true }),
  ]
  for (const action of actions) {
    const box = await action.boundingBox()
    if (!box || !words) throw new Error('Not on screen')
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    const middle = words.y + words.height / 2
    expect(box.y).toBeLessThan(middle)
    expect(box.y + box.height).toBeGreaterThan(middle)
  }
})

test('on a phone a goal shows the button that deletes it only while the focus is in its row', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await goal(page).tap()
  await goal(page).fill('Marcher')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(clear(page)).toBeHidden()
  await expect(goal(page)).toHaveValue('Marcher')
  await goal(page).tap()
  await clear(page).tap()
  await expect(goal(page)).toHaveValue('')
})
