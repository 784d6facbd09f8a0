import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/new-member-test.ts'

interface Point {
  x: number
  y: number
}

const widget = (page: Page, id: string) => page.locator(`[data-widget="${id}"]`)
const undo = (page: Page) => page.getByRole('button', { name: 'Annuler la dernière modification' })
const redo = (page: Page) => page.getByRole('button', { name: 'Rétablir la modification annulée' })

async function box(cell: Locator) {
  const found = await cell.boundingBox()
  if (!found) throw new Error('The widget is not on screen')
  return found
}

/** Positions of all widgets, in the order of the page. */
const places = (page: Page) =>
  page.locator('[data-widget]').evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect()
      const id = cell.getAttribute('data-widget')
      return [id, left, top + scrollY, width, height]
        .map((part) => (typeof part === 'number' ? Math.round(part) : part))
        .join()
    }),
  )

/** Waits until no widget is dragged or moves. @returns the positions. */
async function settled(page: Page): Promise<string[]> {
  const grid = page.locator('[data-editable-grid]')
  await expect(grid.locator('[data-placeholder]')).toHaveCount(0)
  // An animation that follows the scrolling never ends.
  const moving = (element: Element) =>
    element.getAnimations({ subtree: true }).some(({ timeline }) => timeline instanceof DocumentTimeline)
  await expect.poll(() => grid.evaluate(moving)).toBe(false)
  return places(page)
}

/** Waits until all widgets are at the given positions. */
const expectPlaces = (page: Page, expected: readonly string[]) =>
  expect.poll(() => settled(page)).toEqual(expected)

/** Waits until the page has stopped scrolling, for ten frames. @returns how far down it is. */
const scrolledTo = (page: Page) =>
  page.evaluate(async () => {
    let last = scrollY
    for (let still = 0; still < 10; still += 1) {
      await new Promise(requestAnimationFrame)
      if (scrollY !== last) still = 0
      last = scrollY
    }
    return last
  })

async function openEditor(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Edit Dashboard' }).click()
  await expect(page.locator('[data-editable-grid] [data-widget]').first()).toBeVisible()
}

async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await page.getByPlaceholder('Enter dashboard name...').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Mode Edition' })).toBeHidden()
}

test('the whole way by mouse, and a question before it is left unsaved', {
  tag: '@firefox',
}, async ({ page }) => {
  await openEditor(page)
  const start = await settled(page)

  await test.step('a widget is dragged, and stays under the pointer', async () => {
    const timer = widget(page, '8')
    const { x, y } = await box(timer)
    await page.mouse.move(x + 60, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 47, y + 31, { steps: 4 })
    const under = await box(timer)
    expect(Math.hypot(under.x - (x - 13), under.y - (y + 11))).toBeLessThan(2)
    await page.mouse.move(x - 340, y + 20, { steps: 8 })
    const placeholder = page.locator('[data-placeholder]')
    await expect.poll(() => placeholder.evaluate((slot) => slot.getAnimations().length)).toBe(0)
    const slot = await box(placeholder)
    await page.mouse.up()
    await settled(page)
    expect((await box(timer)).x).toBeLessThan(x - 250)
    expect(await box(timer)).toEqual(slot)
  })
  const dragged = await settled(page)

  await test.step('and resized, removed, added', async () => {
    const tracker = widget(page, '1')
    await tracker.evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
    const before = await box(tracker)
    const corner = { x: before.x + before.width - 8, y: before.y + before.height - 8 }
    await page.mouse.move(corner.x, corner.y)
    await page.mouse.down()
    await page.mouse.move(corner.x, corner.y + 105, { steps: 8 })
    await page.mouse.up()
    await settled(page)
    expect((await box(tracker)).height).toBeGreaterThan(before.height + 90)
    await page.getByRole('button', { name: 'Remove Daily Boost' }).click()
    await expect(widget(page, '7')).toHaveCount(0)
    await page.getByRole('button', { name: 'Daily Boost', exact: true }).click()
    await expect(widget(page, '7')).toBeInViewport()
    await expect(widget(page, '7')).toHaveAttribute('data-highlighted', '')
  })

  await test.step('each is one step back and forth', async () => {
    for (let step = 0; step < 3; step += 1) await undo(page).click()
    await expectPlaces(page, dragged)
    await undo(page).click()
    await expectPlaces(page, start)
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
    await redo(page).click()
    await expectPlaces(page, dragged)
  })

  await test.step('a link asks first; one may stay, and save on the way out', async () => {
    const question = page.getByRole('dialog', { name: /^Partir sans enregistrer/ })
    const link = page.getByRole('banner').getByRole('link', { name: 'Premium' })
    await link.click()
    await expect(question).toBeVisible()
    await expect(page.locator('[data-progress]')).toHaveCount(0)
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await link.click()
    await question.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await page.getByPlaceholder('Enter dashboard name...').fill('À la souris')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings/)
    await page.goto('/collection')
    await expect(page.getByRole('link', { name: 'À la souris' }).first()).toBeVisible()
  })
})

test('the toolbar of a widget lies over no name, however narrow the widget is', { tag: '@nightly' }, async ({
  page,
}) => {
  // The narrowest window with twelve columns.
  await page.setViewportSize({ width: 1210, height: 1024 })
  await openEditor(page)
  const tracker = await box(widget(page, '1'))
  await page.mouse.move(tracker.x + tracker.width - 8, tracker.y + tracker.height - 8)
  await page.mouse.down()
  await page.mouse.move(tracker.x, tracker.y + tracker.height - 8, { steps: 3 })
  await page.mouse.up()
  await settled(page)
  expect((await box(widget(page, '1'))).width).toBeLessThan(tracker.width / 2)
  for (const cell of await page.locator('[data-widget]').all()) {
    const name = await box(cell.getByRole('heading', { includeHidden: true }).first())
    expect(name.x + name.width).toBeLessThan((await box(cell.locator('[data-tools]'))).x)
  }
})

test('closing the tab asks while something is not saved', { tag: '@nightly' }, async ({ page }) => {
  await openEditor(page)
  await page.getByRole('button', { name: 'Remove Timer' }).click()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('the whole way by keyboard alone, each step announced', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/dashboard')
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  const said = (text: string | RegExp) =>
    expect(page.locator('output[aria-live]:not([data-widget] *)').filter({ hasText: text })).toHaveCount(1)
  await press('Edit Dashboard')
  await expect(page.getByRole('heading', { name: 'Mode Edition' })).toBeFocused()
  await expect(page.locator('[data-editable-grid] [data-widget]').first()).toBeVisible()
  const start = await settled(page)

  const arrange = page.getByRole('button', { name: 'Déplacer ou redimensionner Timer' })
  await arrange.focus()
  await page.keyboard.press('ArrowLeft')
  await said('Timer : colonne 5, ligne 1, largeur 4, hauteur 3')
  await page.keyboard.press('Shift+ArrowLeft')
  await said('Timer : colonne 5, ligne 1, largeur 3, hauteur 3')
  await page.keyboard.press('Shift+ArrowLeft')
  await said('Timer : limite atteinte à gauche')
  await expect(arrange).toBeFocused()
  await press('Remove Timer')
  await expect(widget(page, '8')).toHaveCount(0)
  await expect(page.locator('[data-tools] button:focus')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await said('Annulé — Timer retiré')
  await expect(widget(page, '8')).toHaveCount(1)
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z')
  await expectPlaces(page, start)
  await page.keyboard.press('Control+z')
  await said('Il n’y a rien à annuler')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+Z')
  await expect(widget(page, '8')).toHaveCount(0)
  await press(/^Timer$/)
  await said('Timer ajouté')
  await saveAs(page, 'Au clavier')
  await expect(page.getByRole('button', { name: 'Edit Dashboard' })).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1366, height: 1024 } })

  /** One finger: touches a point, moves along other points, and lifts. */
  async function touch(cdp: CDPSession, points: Point[], { hold = 0 } = {}): Promise<void> {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    const [first, ...rest] = points
    if (!first) return
    await send('touchStart', [first])
    // A long press only needs time.
    await new Promise((done) => setTimeout(done, hold))
    for (const point of rest) await send('touchMove', [point])
    await send('touchEnd', [])
  }
  const line = (from: Point, to: Point, steps = 10) =>
    Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))

  test('a swipe scrolls, a long press drags, the handle resizes at once', async ({ page, context }) => {
    await openEditor(page)
    const cdp = await context.newCDPSession(page)
    const start = await settled(page)
    const tracker = widget(page, '1')
    await tracker.scrollIntoViewIfNeeded()

    await test.step('a swipe over a widget scrolls the page and moves nothing', async () => {
      const scrolled = await page.evaluate(() => scrollY)
      const { x, y } = await box(tracker)
      await touch(cdp, line({ x: x + 100, y: y + 60 }, { x: x + 100, y: y - 140 }))
      expect(await scrolledTo(page)).toBeGreaterThan(scrolled + 100)
      await expectPlaces(page, start)
    })

    await test.step('a long press lifts it, and then it is dragged', async () => {
      const timer = widget(page, '8')
      // Away from the edges, where a drag scrolls the page.
      await timer.evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
      const scrolled = await scrolledTo(page)
      const { x, y } = await box(timer)
      const from = { x: x + 40, y: y + 130 }
      await touch(cdp, line(from, { x: from.x - 250, y: from.y }), { hold: 450 })
      await settled(page)
      expect((await box(timer)).x).toBeLessThan(x - 150)
      expect(await scrolledTo(page)).toBe(scrolled)
      await undo(page).tap()
      await expectPlaces(page, start)
      // In the next frame the page scrolls to the restored widget, so earlier measurements would be wrong.
      await expect(timer).toHaveAttribute('data-highlighted', '')
    })

    await test.step('the handle is large enough, and resizes at once', async () => {
      const shield = widget(page, '4')
      await shield.evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
      const handle = await box(shield.locator('[data-resize-handle]'))
      expect(Math.min(handle.width, handle.height)).toBeGreaterThanOrEqual(44)
      const before = await box(shield)
      const from = { x: handle.x + 22, y: handle.y + 22 }
      await touch(cdp, line(from, { x: from.x, y: from.y + 100 }))
      await settled(page)
      expect((await box(shield)).height).toBeGreaterThan(before.height + 80)
    })

    await test.step('and the buttons remove, add and save', async () => {
      await page.getByRole('button', { name: 'Remove ZenFlow' }).tap()
      await expect(widget(page, '3')).toHaveCount(0)
      await page.getByRole('button', { name: 'Timer', exact: true }).tap()
      await expect(widget(page, '8')).toBeInViewport()
      await saveAs(page, 'Au doigt')
    })
  })
})
