import type { Locator, Page } from '@playwright/test'
import { post } from '../support/account.ts'
import { signIn, signOut } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'

test.use({ hasTouch: true })

/** What a member entered stays so long after the API has ended their session, in milliseconds. */
const FORGOTTEN_AFTER_MS = 10_000

const widget = (page: Page) => page.locator('[data-widget="9"]')
const task = (page: Page, name: string) => widget(page).getByRole('checkbox', { name, exact: true })
const handle = (page: Page, name: string) =>
  widget(page).getByRole('button', { name: new RegExp(`^Options de .*${name}`) })

async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
  await expect(widget(page).locator('li label')).toHaveText([...names])
}

/** Whether a task of the list is wholly in sight. */
const isWhole = (box: Locator) =>
  box.evaluate((input) => {
    const [row, list] = [input.closest('li'), input.closest('ul')].map((part) =>
      part?.getBoundingClientRect(),
    )
    return row !== undefined && list !== undefined && row.top >= list.top - 1 && row.bottom <= list.bottom + 1
  })

async function middle(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('Not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the to-do list by keyboard alone: add, move, edit, tick, delete, undo', async ({ page }) => {
  await page.goto('/dashboard')
  await widget(page).getByRole('textbox', { name: 'Nouvelle tâche' }).focus()
  const { keyboard } = page

  await test.step('Enter adds, and the samples go', async () => {
    for (const name of ['Lire', 'Écrire', 'Rendre']) {
      await keyboard.type(name)
      await keyboard.press('Enter')
    }
    await expectOrder(page, ['Lire', 'Écrire', 'Rendre'])
    await expect(widget(page).getByText('Exemple')).toBeHidden()
  })

  await test.step('On a handle the arrows move, and the focus goes along', async () => {
    await keyboard.press('Shift+Tab')
    await expect(handle(page, 'Rendre')).toBeFocused()
    await keyboard.press('ArrowUp')
    await keyboard.press('ArrowUp')
    await expectOrder(page, ['Rendre', 'Lire', 'Écrire'])
    await expect(handle(page, 'Rendre')).toBeFocused()
    await expect(widget(page).locator('output')).toHaveText(/Rendre\s: 1 sur 3/)
  })

  await test.step('F2 edits, Space ticks, and what is done sinks with the focus on it', async () => {
    await keyboard.press('F2')
    await keyboard.type('Rendre le plan')
    await keyboard.press('Enter')
    await expect(task(page, 'Rendre le plan')).toBeFocused()
    await keyboard.press('Space')
    await expect(task(page, 'Rendre le plan')).toBeChecked()
    await expectOrder(page, ['Lire', 'Écrire', 'Rendre le plan'])
    await expect(task(page, 'Rendre le plan')).toBeFocused()
  })

  await test.step('Delete deletes, and the toast takes it back', async () => {
    await keyboard.press('ArrowUp')
    await keyboard.press('Delete')
    await expectOrder(page, ['Lire', 'Rendre le plan'])
    await expect(task(page, 'Rendre le plan')).toBeFocused()
    await page.getByRole('button', { name: 'Annuler' }).press('Enter')
    await expectOrder(page, ['Lire', 'Écrire', 'Rendre le plan'])
  })

  await page.reload()
  await expectOrder(page, ['Lire', 'Écrire', 'Rendre le plan'])
})

/** Adds nine tasks, so that the list scrolls. @returns its rows' names, from the top. */
async function nineTasks(page: Page) {
  await page.goto('/dashboard')
  const field = widget(page).getByRole('textbox', { name: 'Nouvelle tâche' })
  for (let at = 1; at <= 9; at += 1) {
    await field.fill(`Tâche ${at}`)
    await field.press('Enter')
  }
  // In the next frame the list scrolls to the added task. Scroll to the top only after that.
  await expect(task(page, 'Tâche 9')).toBeInViewport()
  const list = widget(page).getByRole('list')
  await list.evaluate((box) => box.scrollTo(0, 0))
  const order = () => widget(page).locator('li label').allTextContents()
  const [first = '', second = '', third = ''] = await order()
  return { list, order, first, second, third }
}

test('a card that is too low for its tasks says how many are below, and a press leads to the first of them', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const field = widget(page).getByRole('textbox', { name: 'Nouvelle tâche' })
  const names = Array.from({ length: 12 }, (_, at) => `Tâche ${at + 1}`)
  for (const name of names) {
    await field.fill(name)
    await field.press('Enter')
  }
  await page.reload()
  const more = widget(page).getByRole('button', { name: /tâches? de plus$/ })
  await expect(more).toBeVisible()
  const shown = async () =>
    (await Promise.all(names.map((name) => isWhole(task(page, name))))).filter(Boolean).length
  await expect(more).toHaveAccessibleName(`${12 - (await shown())} tâches de plus`)
  const first = task(page, names[await shown()] ?? '')
  await widget(page)
    .getByRole('button', { name: /^Aujourd’hui/ })
    .click()
  await expect(more).toBeHidden()
  await widget(page).getByRole('button', { name: /^Tout/ }).click()
  await more.click()
  await expect(first).toBeFocused()
  await expect.poll(() => isWhole(first)).toBe(true)
  await widget(page)
    .getByRole('list')
    .evaluate((list) => list.scrollTo(0, list.scrollHeight))
  await expect(more).toBeHidden()
})

test('a task is dragged by its handle', async ({ page }) => {
  const { list, order, first, second, third } = await nineTasks(page)
  // The default cell shows three tasks, and the field that adds one.
  await widget(page).evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await expect(task(page, third)).toBeInViewport({ ratio: 1 })
  await expect(widget(page).getByRole('textbox', { name: 'Nouvelle tâche' })).toBeInViewport({ ratio: 1 })
  await list.hover()
  // The code for dragging loads when a pointer comes near.
  await expect(handle(page, first)).toHaveCSS('cursor', 'grab')
  const from = await middle(handle(page, first))
  const to = await middle(handle(page, third))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y + 6, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([second, third, first])
  await expect(widget(page).getByRole('toolbar')).toBeHidden()
})

test('a task is dragged by a long press of a finger, which otherwise scrolls', { tag: '@nightly' }, async ({
  page,
}) => {
  const { list, order, first, second, third } = await nineTasks(page)
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const swipe = async (x: number, from: number, to: number) => {
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', x, from + ((to - from) * step) / 5)
    await touch('touchEnd')
  }

  await test.step('By a long press', async () => {
    await list.scrollIntoViewIfNeeded()
    const from = await middle(task(page, first))
    const to = await middle(task(page, third))
    await touch('touchStart', from.x + 40, from.y)
    await expect(list).toHaveAttribute('data-dragging', '')
    await swipe(from.x + 40, from.y, to.y + 6)
    await expect.poll(async () => (await order()).slice(0, 3)).toEqual([second, third, first])
  })

  await test.step('And a swipe scrolls', async () => {
    const from = await middle(task(page, third))
    await touch('touchStart', from.x + 40, from.y)
    await swipe(from.x + 40, from.y, from.y - 60)
    await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeGreaterThan(20)
    expect((await order()).slice(0, 3)).toEqual([second, third, first])
  })
})

test('what a member entered leaves the browser when they sign out, in each tab, and is back with them', async ({
  page,
  newcomer,
}) => {
  await page.goto('/dashboard')
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await page.bringToFront()
  await widget(page).getByRole('textbox', { name: 'Nouvelle tâche' }).fill('Relire en secret')
  await page.keyboard.press('Enter')
  await expect(task(page, 'Relire en secret')).toBeVisible()
  await expect(task(other, 'Relire en secret')).toBeVisible()
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(await kept()).toContain('Relire en secret')

  await signOut(page)
  await expect(other).toHaveURL(/\/login$/)
  // A tab that becomes visible does not write its memory to storage again.
  await other.bringToFront()
  await other.reload()
  expect(await kept()).not.toContain('Relire en secret')

  await signIn(page, newcomer)
  await expect(task(page, 'Relire en secret')).toBeVisible()
})

test('a session that the API has ended leaves nothing of the member in the browser, and what could not be sent stays', {
  tag: '@nightly',
}, async ({ page, context, newcomer }) => {
  await page.goto('/dashboard')
  const field = widget(page).getByRole('textbox', { name: 'Nouvelle tâche' })
  const add = async (name: string) => {
    await field.fill(name)
    await page.keyboard.press('Enter')
    await expect(task(page, name)).toBeVisible()
  }
  const kept = () => page.evaluate(() => Object.values({ ...localStorage }).join())
  const refreshToken = () => page.evaluate(() => localStorage.getItem('refreshToken') ?? '')
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/records') && answer.ok())
  await add('Relire en secret')
  await sent

  await test.step('Offline a task waits, and the session ends meanwhile: both tasks stay', async () => {
    await context.setOffline(true)
    await add('Écrire plus tard')
    await post('/auth/logout', { refreshToken: await refreshToken() })
    await context.setOffline(false)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    // Idle callbacks run in the order they were asked for: this one after the app's.
    await page.reload()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await kept()).toContain('Relire en secret')
    expect(await kept()).toContain('Écrire plus tard')
  })

  await test.step('After the next sign-in it is sent; then nothing stays where the session ends', async () => {
    await signIn(page, newcomer)
    await expect(task(page, 'Écrire plus tard')).toBeVisible()
    await expect.poll(kept).not.toContain('"pending":true')
    await post('/auth/logout', { refreshToken: await refreshToken() })
    await page.clock.install()
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/login$/)
    await page.clock.fastForward(FORGOTTEN_AFTER_MS)
    await expect.poll(kept).not.toContain('Relire en secret')
  })

  await signIn(page, newcomer)
  await expect(page).toHaveURL(/\/settings$/)
  await page.goto('/dashboard')
  await expect(task(page, 'Relire en secret')).toBeVisible()
  await expect(task(page, 'Écrire plus tard')).toBeVisible()
})
