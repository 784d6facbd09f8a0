import type { Locator, Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { expect, test } from '../support/new-member-test.ts'
import { storeTheme } from '../support/theme.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Noter vite, ou aller quelque part' })
const field = (page: Page) => page.getByRole('combobox')
const active = (page: Page) => palette(page).locator('[role="option"][aria-selected="true"]')
const widget = (page: Page, id: number) => page.locator(`[data-widget="${id}"]`)
const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('Not on screen')
  return box
}

/** Opens the palette by its shortcut, as soon as the shell answers to it. */
async function open(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
}

test('Ctrl K: an event, a task with a date and a note are shown, kept, corrected by one key, and taken back', async ({
  page,
}) => {
  await storeTheme(page, 'system')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { keyboard } = page

  await test.step('a sentence becomes an event, and Enter keeps it; axe finds no fault, empty and with the sentence', async () => {
    await open(page)
    await expectNoFault(page, 'the empty palette', 'dialog[open]')
    await keyboard.type('TD droit demain 10 h')
    await expect(active(page)).toContainText(/TD droitÉvénement · .*, 10:00–11:00/)
    await expectNoFault(page, 'a sentence in the palette', 'dialog[open]')
    await keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    await expect(toast(page, 'Événement ajouté')).toBeVisible()
    await expect(widget(page, 2).getByRole('button', { name: /TD droit/ })).toBeVisible()
  })

  await test.step('the toast takes it back', async () => {
    await toast(page, 'TD droit').getByRole('button', { name: 'Annuler' }).click()
    await expect(widget(page, 2).getByRole('button', { name: /TD droit/ })).toHaveCount(0)
  })

  await test.step('one key makes a task of it, with its date', async () => {
    await open(page)
    await keyboard.type('TD droit demain 10 h')
    await keyboard.press('ArrowDown')
    await expect(active(page)).toContainText('Tâche')
    await keyboard.press('Enter')
    await expect(widget(page, 9).getByRole('checkbox', { name: /TD droit demain, 10:00/ })).toBeVisible()
  })

  await test.step('a press makes the date words again', async () => {
    await open(page)
    await keyboard.type('rendre le mémoire demain')
    await palette(page)
      .getByRole('button', { name: /garder comme du texte/ })
      .click()
    await expect(active(page)).toContainText('Rendre le mémoire demainTâche')
    await field(page).press('Enter')
    await expect(widget(page, 9).getByRole('checkbox', { name: 'Rendre le mémoire demain' })).toBeVisible()
  })

  await test.step('an idea becomes a note, and the toast opens it', async () => {
    await open(page)
    await keyboard.type('idée : une appli de covoiturage')
    await keyboard.press('Enter')
    await toast(page, 'Note ajoutée').getByRole('button', { name: 'Ouvrir' }).click()
    await expect(widget(page, 10).getByRole('textbox').first()).toHaveValue('Idée : une appli de covoiturage')
  })

  await test.step('everything is there after a reload', async () => {
    await page.reload()
    await expect(widget(page, 9).getByRole('checkbox', { name: /TD droit demain, 10:00/ })).toBeVisible()
    await expect(widget(page, 10)).toContainText('Idée : une appli de covoiturage')
  })
})

test('it leads to a page and to a section of the settings, and keeps what is written there', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/collection')
  await open(page)
  await page.keyboard.type('bibliotheque')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tasks$/)
  await open(page)
  await expect(active(page)).toContainText('Tools Library')
  await page.keyboard.type('appareils')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\?section=Appareils$/)
  await open(page)
  await page.keyboard.type('acheter du pain')
  await page.keyboard.press('Enter')
  await toast(page, 'Tâche ajoutée').getByRole('button', { name: 'Ouvrir' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(widget(page, 9).getByRole('checkbox', { name: 'Acheter du pain' })).toBeVisible()
})

test('without a network a task is kept all the same', { tag: '@nightly' }, async ({ page, context }) => {
  await page.goto('/dashboard')
  await open(page)
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await open(page)
  await page.keyboard.type('acheter du pain demain')
  await page.keyboard.press('Enter')
  await expect(widget(page, 9).getByRole('checkbox', { name: 'Acheter du pain demain' })).toBeVisible()
  await context.setOffline(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the + opens it as a sheet, and a pasted list becomes a note or tasks', async ({ page }) => {
    await page.goto('/collection')
    await page.getByRole('button', { name: 'Noter une tâche, un cours, une idée…' }).tap()
    await expect(field(page)).toBeFocused()
    const edge = async () => {
      const { x, y, height } = await boxOf(palette(page))
      return [x, y + height]
    }
    await expect.poll(edge, 'a sheet at the lower edge').toEqual([0, 844])
    await field(page).evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Courses\n- pâtes\n- riz')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(active(page)).toContainText('2 lignes de plus')
    await palette(page)
      .getByRole('option', { name: /3 tâches/ })
      .tap()
    await expect(toast(page, '3 tâches ajoutées')).toBeVisible()
  })
})
