import type { Page } from '@playwright/test'
import { sessionOf } from '../support/account.ts'
import { expectNoFault } from '../support/axe.ts'
import { test as memberTest } from '../support/new-member-test.ts'
import { full } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'
import { storeTheme } from '../support/theme.ts'
import {
  type JudgeDialog,
  openDemoDialog,
  openEditorDialogs,
  openPlannerDialogs,
  openSettingsDialogs,
} from './every-dialog.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** The main action of a dialog is whole on the screen of a desktop and of a phone, with nothing over it; axe finds nothing. */
const judging =
  (page: Page, judged = sizes, axe = true): JudgeDialog =>
  (name, action) =>
    test.step(name, async () => {
      for (const size of judged) {
        await page.setViewportSize(size)
        await expect(action, `${name} at ${size.width}`).toBeInViewport({ ratio: 1 })
        // A press that is tried goes to what is on top at this place.
        await action.click({ trial: true })
        const sideways = await page
          .locator('dialog[open]')
          .last()
          .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
        expect(sideways, `${name} at ${size.width} scrolls sideways`).toBe(0)
      }
      if (axe) await expectNoFault(page, name, 'dialog[open]')
      if (judged.length > 1) await page.setViewportSize({ width: 1440, height: 900 })
    })

test.describe.configure({ timeout: 120_000 })
test.beforeEach(({ page }) => storeTheme(page, 'system'))

// The board puts its widgets in another order on a phone, so each size has a visit of its own. A phone is short of place: a desktop
// has each dialog of the planner in a full run.
for (const size of full ? sizes : sizes.slice(1)) {
  memberTest(`the action of every dialog of the planner is in sight at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size)
    await openPlannerDialogs(page, judging(page, [size]))
  })
}

memberTest('the action of every dialog of edit mode is in sight', { tag: '@nightly' }, async ({ page }) => {
  await openEditorDialogs(page, judging(page))
})

memberTest(
  'the action of every dialog of the settings is in sight',
  { tag: '@nightly' },
  async ({ page, newcomer }) => {
    await sessionOf(newcomer)
    await openSettingsDialogs(page, judging(page))
  },
)

test('the action of the dialog of the public site is in sight', async ({ page }) => {
  await openDemoDialog(page, judging(page))
})
