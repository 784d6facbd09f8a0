import type { Locator, Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { signIn } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'
import { appUrl } from '../support/stack.ts'
import { storeTheme } from '../support/theme.ts'

test.use({ hasTouch: true })

const board = (page: Page) => page.locator('[data-widget="11"]')
const lane = (page: Page, name: string) => board(page).getByRole('region', { name: new RegExp(`^${name}`) })
const card = (page: Page, text: string) => board(page).getByRole('button', { name: text, exact: true })

async function expectCards(column: Locator, texts: readonly string[]): Promise<void> {
  await expect(column.locator('[data-card]')).toHaveText([...texts])
}

/** Adds the board from the Tools library, and opens the dashboard that has it. */
async function addBoard(page: Page): Promise<void> {
  await storeTheme(page, 'system')
  await page.goto('/tasks?tab=new')
  await page.getByRole('button', { name: 'Add Taskboard' }).click()
  await page.getByRole('button', { name: 'Ouvrir le tableau' }).click()
  await expect(board(page).locator('[data-taskboard]')).toBeInViewport()
}

async function add(page: Page, column: string, texts: readonly string[]): Promise<void> {
  const field = board(page).getByRole('textbox', { name: new RegExp(`^Nouvelle carte dans.*${column}`) })
  for (const text of texts) {
    await field.fill(text)
    await field.press('Enter')
  }
}

async function middle(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('Not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the board by keyboard: a tool adds it, a card goes through the columns, and the to-do list follows', async ({
  page,
}) => {
  const { keyboard } = page
  await addBoard(page)
  await expect(lane(page, 'À faire').getByText(/^Une carte par étape/)).toBeVisible()
  await add(page, 'À faire', ['Plan', 'Brouillon'])
  await add(page, 'En cours', ['Lectures'])

  await test.step('Space picks a card up, the arrows move it, Space drops it', async () => {
    await card(page, 'Brouillon').focus()
    await keyboard.press('Space')
    await keyboard.press('ArrowRight')
    await expectCards(lane(page, 'En cours'), ['Lectures', 'Brouillon'])
    await keyboard.press('ArrowUp')
    await expect(board(page).locator('output')).toHaveText(/^En cours\s: 1 sur 2$/)
    await keyboard.press('Space')
    await expectCards(lane(page, 'En cours'), ['Brouillon', 'Lectures'])
    await expect(card(page, 'Brouillon')).toBeFocused()
  })

  await test.step('Escape puts a card back; in the last column the task is done', async () => {
    await keyboard.press('Space')
    await keyboard.press('ArrowRight')
    await keyboard.press('Escape')
    await expectCards(lane(page, 'En cours'), ['Brouillon', 'Lectures'])
    await keyboard.press('Space')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await expect(page.locator('[data-widget="9"]').getByRole('checkbox', { name: 'Brouillon' })).toBeChecked()
  })

  await test.step('Enter opens a card, and what is changed there is on the board', async () => {
    await card(page, 'Plan').focus()
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Carte' })
    await dialog.getByRole('textbox', { name: 'Tâche' }).fill('Plan détaillé')
    await keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(card(page, 'Plan détaillé')).toBeFocused()
  })

  await page.reload()
  await expectCards(lane(page, 'À faire'), ['Plan détaillé'])
  await expectCards(lane(page, 'En cours'), ['Lectures'])
  await expectCards(lane(page, 'Terminé'), ['Brouillon'])
  await expectNoFault(page, 'the task board', '[data-widget="11"]')
})

test('a card is dragged between columns; two devices that moved cards offline end with the same board', async ({
  page,
  browser,
  newcomer,
}) => {
  await addBoard(page)
  await add(page, 'À faire', ['Un', 'Deux', 'Trois'])
  const drag = async (from: Locator, to: Locator) => {
    const start = await middle(from)
    const end = await middle(to)
    await page.mouse.move(start.x - 20, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 6 })
  }
  await test.step('Escape cancels a drag, and a release drops', async () => {
    await drag(card(page, 'Un'), lane(page, 'En cours'))
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectCards(lane(page, 'À faire'), ['Un', 'Deux', 'Trois'])
    await drag(card(page, 'Un'), lane(page, 'En cours'))
    await page.mouse.up()
    await expectCards(lane(page, 'En cours'), ['Un'])
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  const address = new URL(page.url())
  const context = await browser.newContext({ baseURL: appUrl, storageState: { cookies: [], origins: [] } })
  const other = await context.newPage()
  await other.goto(address.pathname + address.search)
  await signIn(other, newcomer)
  await expectCards(lane(other, 'En cours'), ['Un'])

  await test.step('Both move a card without a network', async () => {
    await page.context().setOffline(true)
    await context.setOffline(true)
    await drag(card(page, 'Deux'), lane(page, 'Terminé'))
    await page.mouse.up()
    await expectCards(lane(page, 'Terminé'), ['Deux'])
    await card(other, 'Trois').focus()
    for (const key of ['Space', 'ArrowRight', 'Space']) await other.keyboard.press(key)
    await expectCards(lane(other, 'En cours'), ['Un', 'Trois'])
  })

  await page.context().setOffline(false)
  await context.setOffline(false)
  for (const device of [page, other]) {
    await expectCards(lane(device, 'Terminé'), ['Deux'])
    await expectCards(lane(device, 'En cours'), ['Un', 'Trois'])
    await expectCards(lane(device, 'À faire'), [])
  }
  await context.close()
})

test('on a phone a long press drags a card to a tab, a swipe changes the column, and the options move a card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addBoard(page)
  await add(page, 'À faire', ['Un', 'Deux', 'Trois'])
  const tab = (name: string) => board(page).getByRole('tab', { name: new RegExp(`^${name}`) })
  const panel = board(page).getByRole('tabpanel')
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const moveTo = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    for (let step = 1; step <= 5; step += 1) {
      const part = (a: number, b: number) => a + ((b - a) * step) / 5
      await touch('touchMove', { x: part(from.x, to.x), y: part(from.y, to.y) })
    }
    await touch('touchEnd')
  }

  await test.step('A long press drags, within the column and to the tab of another one', async () => {
    const first = await middle(card(page, 'Un'))
    await touch('touchStart', first)
    await expect(board(page).locator('[data-dragging]')).toBeVisible()
    await moveTo(first, { ...first, y: (await middle(card(page, 'Trois'))).y + 10 })
    await expectCards(panel, ['Deux', 'Trois', 'Un'])
    const second = await middle(card(page, 'Deux'))
    await touch('touchStart', second)
    await expect(board(page).locator('[data-dragging]')).toBeVisible()
    await moveTo(second, await middle(tab('En cours')))
    await expect(tab('En cours')).toHaveAttribute('aria-selected', 'true')
    await expectCards(panel, ['Deux'])
  })

  await test.step('The options of a card move it without a drag', async () => {
    await board(page)
      .getByRole('button', { name: /^Déplacer.*Deux/ })
      .tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Terminé' }).tap()
    await expect(tab('Terminé')).toHaveAttribute('aria-selected', 'true')
    await expectCards(panel, ['Deux'])
  })

  // Last: a browser takes the first tap after a swipe as one that stops the scrolling.
  await test.step('A swipe turns to the column beside', async () => {
    const at = await middle(panel)
    await touch('touchStart', at)
    await moveTo(at, { x: at.x + 120, y: at.y + 6 })
    await expect(tab('En cours')).toHaveAttribute('aria-selected', 'true')
    await expectCards(panel, [])
  })

  await expectNoFault(page, 'the task board on a phone', '[data-widget="11"]')
})
