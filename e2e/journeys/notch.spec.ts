import type { Page } from '@playwright/test'
import { expect, test } from '../support/new-member-test.ts'
import { sample } from '../support/sample.ts'

/** What a phone covers at each edge, in pixels. */
type Covered = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>

const held: readonly (readonly [string, { width: number; height: number }, Covered])[] = [
  ['upright', { width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }],
  ['on its side', { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }],
]

/** Gives a page the properties that a browser fills on a phone with a notch. No browser here emulates `env()`. */
const cover = (page: Page, covered: Covered) =>
  page.evaluate((sides) => {
    const sheet = new CSSStyleSheet()
    const rules = Object.entries(sides).map(([side, px]) => `--safe-${side}:${px}px!important`)
    sheet.replaceSync(`:root{${rules.join(';')}}`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, covered)

/** What takes a press within the covered edges: a point of every third pixel across, of every tenth along. */
const pressableIn = (page: Page, covered: Partial<Covered>) =>
  page.evaluate(({ top = 0, right = 0, bottom = 0, left = 0 }) => {
    const found = new Set<string>()
    const { innerWidth: width, innerHeight: height } = window
    const look = (x: number, y: number) => {
      const part = document
        .elementFromPoint(x, y)
        ?.closest('a, button, input, textarea, select, [role=option]')
      if (part) found.add(`${part.getAttribute('aria-label') ?? part.textContent} at ${x}, ${y}`)
    }
    for (let x = 1; x < width; x += 10) {
      for (let y = 1; y < top; y += 3) look(x, y)
      for (let y = 1; y < bottom; y += 3) look(x, height - y)
    }
    for (let y = 1; y < height; y += 10) {
      for (let x = 1; x < left; x += 3) look(x, y)
      for (let x = 1; x < right; x += 3) look(width - x, y)
    }
    return [...found]
  }, covered)

for (const [name, viewport, covered] of sample(held, 2))
  test.describe(`a phone with a notch, ${name}`, () => {
    test.use({ hasTouch: true, viewport })

    test('nothing that takes a press is behind what the phone covers', async ({ page }) => {
      const { top: _, ...exceptTop } = covered
      const dialog = page.locator('dialog[open]')
      const timer = page.locator('[data-widget="8"]')
      const free = (sides: Partial<Covered>) => expect.poll(() => pressableIn(page, sides)).toEqual([])
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await cover(page, covered)

      await test.step('The bars of the page', () => free(exceptTop))

      await test.step('Quick capture', async () => {
        await expect(async () => {
          if (!(await dialog.isVisible())) await page.keyboard.press('Control+k')
          await expect(page.getByRole('combobox')).toBeFocused({ timeout: 1000 })
        }).toPass()
        await free(covered)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })

      await test.step('A dialog', async () => {
        await timer.getByRole('button', { name: 'Choisir une tâche' }).click()
        await expect(page.getByRole('dialog', { name: 'Votre séance' })).toBeVisible()
        await free(covered)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })

      await test.step('The room of a session', async () => {
        await timer.getByRole('button', { name: 'Plein écran' }).click()
        await expect(dialog.getByRole('button', { name: 'Start' })).toBeFocused()
        await free(covered)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })

      await test.step('The panel of the edit mode, closed and open', async () => {
        await page.getByRole('button', { name: 'Edit Dashboard' }).click()
        const tools = page.locator('[data-toggle]')
        await expect(tools).toBeVisible()
        await free(exceptTop)
        await tools.click()
        await expect(tools).toHaveAttribute('aria-expanded', 'true')
        await free(exceptTop)
      })
    })
  })
