import { devices, type Page } from '@playwright/test'
import { expect, test } from '../support/new-member-test.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use(phone)

const TEXT_FIELDS =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="color"])'

/** The text fields on screen that iOS would zoom into, with their size in pixels. */
const smallFields = (page: Page) =>
  page.locator(TEXT_FIELDS).evaluateAll((fields) =>
    fields
      .filter((field) => field.checkVisibility())
      .map((field) => ({
        field: field.outerHTML.slice(0, 90),
        size: Number.parseFloat(getComputedStyle(field).fontSize),
      }))
      .filter(({ size }) => size < 16),
  )

test('no text field under a finger is smaller than 16 pixels, so that iOS does not zoom', async ({
  page,
}) => {
  for (const path of [
    '/dashboard',
    '/tasks',
    '/collection',
    '/community-hub',
    '/settings',
    '/settings?section=help',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      expect(await smallFields(page)).toEqual([])
    })
  }
})
