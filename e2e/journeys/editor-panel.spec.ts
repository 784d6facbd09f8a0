import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/new-member-test.ts'

const widget = (page: Page, id: string) => page.locator(`[data-widget="${id}"]`)
const panel = (page: Page) => page.getByRole('complementary', { name: 'Mode Edition' })
const removed = (page: Page, name: string) => page.getByRole('button', { name: `Remettre ${name}` })

async function box(element: Locator) {
  const found = await element.boundingBox()
  if (!found) throw new Error('The element is not on screen')
  return found
}

/** Display size and size in whole pixels of every widget. */
const sizes = (page: Page) =>
  page.locator('[data-widget]').evaluateAll((cells) =>
    cells.map((cell) => {
      const { width, height } = cell.getBoundingClientRect()
      const shown = cell.querySelector('[data-size]')?.getAttribute('data-size')
      return `${cell.getAttribute('data-widget')}: ${shown}, ${Math.round(width)} × ${Math.round(height)}`
    }),
  )

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Dashboard' }).click()
  await expect(panel(page)).toBeVisible()
}

async function editOnGrid(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await edit(page)
  await expect(page.locator('[data-editable-grid] [data-widget]').first()).toBeVisible()
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the panel changes no widget and covers none', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/dashboard')
    await expect(widget(page, '1')).toBeVisible()
    const before = await sizes(page)
    await edit(page)
    await expect(page.locator('[data-editable-grid] [data-widget]').first()).toBeVisible()
    // The grid that can be edited places its widgets on whole pixels.
    const widths = (rows: string[]) => rows.map((row) => row.replace(/\d+ ×/, '… ×')).sort()
    expect(widths(await sizes(page))).toEqual(widths(before))
    const { x, width } = await box(panel(page))
    expect({ x, width }).toEqual({ x: 1440 - 256, width: 256 })
    for (const cell of await page.locator('[data-widget]').all()) {
      const { x: left, width: wide } = await box(cell)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + wide).toBeLessThanOrEqual(x)
    }
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }),
    ).toBeVisible()
  })

  test('the tools of a widget are always there, and come forward under the pointer and with the focus', {
    tag: '@nightly',
  }, async ({ page }) => {
    await editOnGrid(page)
    const tools = widget(page, '8').getByRole('toolbar')
    const none = 'rgba(0, 0, 0, 0)'
    await page.mouse.move(5, 5)
    await expect(tools).toBeVisible()
    await expect(tools).toHaveCSS('background-color', none)
    await widget(page, '8').hover()
    await expect(tools).not.toHaveCSS('background-color', none)
    await page.mouse.move(5, 5)
    await expect(tools).toHaveCSS('background-color', none)
    await page.getByRole('button', { name: 'Remove Timer' }).focus()
    await expect(tools).not.toHaveCSS('background-color', none)
  })

  test('what was removed is dragged back from its picture, and the save shows the board', async ({
    page,
  }) => {
    await editOnGrid(page)
    await page.getByRole('button', { name: 'Remove ZenFlow' }).click()
    await page.getByRole('button', { name: 'Remove Timer' }).click()
    await removed(page, 'Timer').scrollIntoViewIfNeeded()
    const picture = panel(page).locator('[data-widget-miniature="8"]')
    await expect(picture.getByRole('timer', { includeHidden: true })).toBeVisible()

    await test.step('it lands where the placeholder stands', async () => {
      const from = await box(picture)
      await page.mouse.move(from.x + 80, from.y + 40)
      await page.mouse.down()
      await page.mouse.move(from.x - 300, 260, { steps: 6 })
      const placeholder = page.locator('[data-placeholder]')
      await expect.poll(() => placeholder.evaluate((slot) => slot.getAnimations().length)).toBe(0)
      const slot = await box(placeholder)
      await page.mouse.up()
      await expect(placeholder).toHaveCount(0)
      await expect.poll(() => box(widget(page, '8'))).toEqual(slot)
      await expect(removed(page, 'Timer')).toHaveCount(0)
    })

    await test.step('the dialog shows the board before it is saved', async () => {
      await page.getByRole('button', { name: 'Sauvegarder' }).click()
      const board = page.getByRole('img', { name: 'Le tableau tel qu’il sera enregistré' })
      await expect(board.locator('h2')).toHaveCount(9)
      await page.getByPlaceholder('Enter dashboard name...').fill('Avec une image')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(widget(page, '3')).toHaveCount(0)
      await expect(widget(page, '8')).toHaveCount(1)
    })
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('Save and the way out stay in sight, and the sheet pushes nothing down', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(widget(page, '1')).toBeVisible()
    await edit(page)
    const save = page.getByRole('button', { name: 'Sauvegarder' })
    const leave = page.getByRole('button', { name: 'Quitter le mode édition' })

    await test.step('also at the end of the page, where the last widget can be removed', async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(save).toBeInViewport({ ratio: 1 })
      await expect(leave).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: 'Remove NotePad' }).tap()
      await expect(widget(page, '10')).toHaveCount(0)
    })

    await test.step('what was removed by mistake comes back without the sheet', async () => {
      await page.getByRole('button', { name: 'Annuler la dernière modification' }).tap()
      await expect(widget(page, '10')).toBeInViewport()
      await expect(panel(page).getByRole('heading', { name: 'Essentiel' })).toBeHidden()
      await page.getByRole('button', { name: 'Remove NotePad' }).tap()
      await expect(widget(page, '10')).toHaveCount(0)
    })

    await test.step('the sheet opens over the board, and puts the widget back', async () => {
      await page.evaluate(() => scrollTo(0, 0))
      // What was removed stood above or below it, by the time of day.
      const before = await box(widget(page, '1'))
      await page.getByRole('button', { name: 'Outils à ajouter' }).tap()
      await expect(panel(page).getByRole('heading', { name: 'Essentiel' })).toBeVisible()
      expect((await box(widget(page, '1'))).y).toBe(before.y)
      await expect(save).toBeInViewport({ ratio: 1 })
      await removed(page, 'NotePad').tap()
      await expect(widget(page, '10')).toBeInViewport()
      await expect(panel(page).getByRole('heading', { name: 'Essentiel' })).toBeHidden()
    })

    await leave.tap()
    await expect(panel(page)).toBeHidden()
  })
})
