import type { Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { expect, test } from '../support/new-member-test.ts'
import { storeTheme } from '../support/theme.ts'

const widget = (page: Page, id: '4' | '5' | '8') => page.locator(`[data-widget="${id}"]`)
const digits = (page: Page, id: '4' | '8') => widget(page, id).getByRole('timer')
const button = (page: Page, id: '4' | '8', name: string) => widget(page, id).getByRole('button', { name })

/** Hides the page as a browser hides a background tab, or shows it again. */
const setVisible = (page: Page, visible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )

/** Waits for what the shell loads once the page stands. */
const fragmentsLoaded = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-fragments', 'waiting')

/** The sessions that this browser has logged. */
const sessions = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^records:.*:focusSession$/.test(name))
    const rows: { data: object }[] = Object.values(JSON.parse((key && localStorage.getItem(key)) || '{}'))
    return rows.map(({ data }) => data)
  })

/** Counts the tones that a page makes. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'tones', 0)
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...when) {
      Reflect.set(globalThis, 'tones', Reflect.get(globalThis, 'tones') + 1)
      return start.apply(this, when)
    }
  })
const tones = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'tones')))

test('a session that is left with its page hidden is right to the second, eight hours later too', async ({
  page,
}) => {
  const start = new Date()
  await page.clock.install({ time: start })
  await page.goto('/dashboard')
  await page.clock.pauseAt(new Date(start.getTime() + 60_000))
  await button(page, '8', 'Start').click()

  await test.step('Starting Focus Shield pauses the Timer, which keeps its time', async () => {
    await page.clock.fastForward('05:00')
    await button(page, '4', 'Start').click()
    await expect(button(page, '8', 'Start')).toBeVisible()
    await page.clock.fastForward('05:00')
    await expect(digits(page, '8')).toHaveText('20 : 00')
    await expect(digits(page, '4')).toHaveText('20 : 00')
  })

  await test.step('When the page is hidden for ten minutes and seven seconds', async () => {
    await setVisible(page, false)
    await page.clock.fastForward('10:07')
    await setVisible(page, true)
    await expect(digits(page, '4')).toHaveText('09 : 53')
    await expect(widget(page, '4')).toContainText('Vous avez quitté l’onglet 1\u202ffois, 10\u00a0min.')
  })

  await test.step('Starting the Timer pauses Focus Shield; eight hours later it is over, and was for long', async () => {
    await button(page, '8', 'Start').click()
    await expect(button(page, '4', 'Start')).toBeVisible()
    await setVisible(page, false)
    await page.clock.fastForward('08:00:00')
    await setVisible(page, true)
    await expect(digits(page, '8')).toHaveText('00 : 00')
    await expect(button(page, '8', 'Restart')).toBeVisible()
    await expect(digits(page, '4')).toHaveText('09 : 53')
    await page.clock.fastForward(2000)
    const [session] = await expect
      .poll(() => sessions(page))
      .toHaveLength(1)
      .then(() => sessions(page))
    // It ran for 5 minutes, waited for 15 minutes and 7 seconds, and ran for 20 minutes more.
    const endedAt = new Date(start.getTime() + 60_000 + (40 * 60 + 7) * 1000).toISOString()
    expect(session).toMatchObject({ kind: 'timer', focusMs: 1_500_000, endedAt })
  })

  await test.step('A reset logs what was done of Focus Shield, and Restart resets the Timer', async () => {
    await button(page, '4', 'Revenir à 25 minutes').click()
    expect(await sessions(page)).toContainEqual(
      expect.objectContaining({ kind: 'shield', focusMs: (15 * 60 + 7) * 1000, completed: false }),
    )
    await button(page, '8', 'Restart').click()
    await expect(digits(page, '8')).toHaveText('25 : 00')
  })
})

test('two tabs show one timer, and its end is heard and logged once', { tag: '@nightly' }, async ({
  context,
}) => {
  const start = new Date()
  await context.clock.install({ time: start })
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const page of [one, two]) {
    await listen(page)
    await page.goto('/dashboard')
    await expect(digits(page, '8')).toHaveText('25 : 00')
  }

  await test.step('Started in one, it runs in the other; paused there, it is paused here', async () => {
    await button(one, '8', 'Start').click()
    await button(two, '8', 'Pause').click()
    await expect(button(one, '8', 'Start')).toBeVisible()
    await expect(digits(one, '8')).toHaveText((await digits(two, '8').textContent()) ?? '')
  })

  await test.step('A reload forgets nothing', async () => {
    await button(two, '8', 'Start').click()
    await one.reload()
    await expect(button(one, '8', 'Pause')).toBeVisible()
  })

  await test.step('At its end, one of them sounds', async () => {
    // A browser blocks sound in a tab without user interaction.
    await button(one, '4', 'Couper le son de fin').click()
    await button(one, '4', 'Activer le son de fin').click()
    await context.clock.fastForward('24:56')
    for (const page of [one, two]) await expect(digits(page, '8')).toHaveText('00 : 00')
    await expect.poll(async () => (await tones(one)) + (await tones(two))).toBe(4)
    // A second one would have waited for the first.
    await context.clock.fastForward('00:05')
    expect((await tones(one)) + (await tones(two))).toBe(4)
    expect(await sessions(one)).toHaveLength(1)
  })
})

test('a session is seen and heard on every page: in the title of the tab, after a reload of Settings, at its end', async ({
  page,
}) => {
  const start = new Date()
  await page.clock.install({ time: start })
  await listen(page)
  await page.goto('/dashboard')
  await fragmentsLoaded(page)
  await page.clock.pauseAt(new Date(start.getTime() + 60_000))
  await expect(page).toHaveTitle(/^Dashboard/)
  await button(page, '8', 'Start').click()
  await page.clock.fastForward(1000)
  await expect(page).toHaveTitle(/^24:59 /)

  await test.step('Another page keeps the time in the title, also after a reload', async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paramètres')
    await expect(page).toHaveTitle(/^24:59 .*Paramètres/)
    await page.clock.resume()
    await page.reload()
    await expect(page).toHaveTitle(/^24:5\d .*Paramètres/)
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('button', { name: /24:5\d/ })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  })

  await test.step('The end is heard there, counted, and offers the pause', async () => {
    // A browser blocks sound in a page without user interaction.
    await page.getByRole('heading', { level: 1 }).click()
    await page.clock.fastForward('25:00')
    await expect(page.getByText('Bravo\u202f: 25\u00a0min, première séance aujourd’hui')).toBeVisible()
    await expect.poll(() => tones(page)).toBe(4)
    await page.getByRole('button', { name: 'Pause de 5\u00a0min' }).click()
    await expect(page).toHaveTitle(/^Pause 0[45]:\d\d /)
  })
})

test('the quiet room: a session of a task, its end, the pause, the mood, and the way out', async ({
  page,
}) => {
  const start = new Date()
  await page.clock.install({ time: start })
  await storeTheme(page, 'system')
  await page.goto('/dashboard')
  const room = page.locator('dialog[open]')
  const toRoom = button(page, '8', 'Plein écran')

  await test.step('Given a task and a length of one’s own', async () => {
    await button(page, '8', 'Choisir une tâche').click()
    const dialog = page.getByRole('dialog', { name: 'Votre séance' })
    await dialog.getByLabel(/Sur quoi travaillez-vous/).fill('Maths, chapitre 4')
    await dialog.getByRole('button', { name: '50\u00a0min' }).click()
    await expectNoFault(page, 'the dialog of a session', 'dialog[open]')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(digits(page, '8')).toHaveText('50 : 00')
    await expect(widget(page, '8')).toContainText('1 sur 4')
  })

  await test.step('The room has its name and the focus, and Escape gives both back', async () => {
    await toRoom.click()
    await expect(room).toHaveAccessibleName('Maths, chapitre 4')
    await expect(room.getByRole('button', { name: 'Start' })).toBeFocused()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    // A theme that is painted meanwhile replaces the inline style of the root element.
    await page.evaluate(() => {
      document.documentElement.style.cssText = ''
    })
    const gutter = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter)
    expect(await gutter()).toBe('auto')
    await page.keyboard.press('Escape')
    await expect(room).toBeHidden()
    await expect(toRoom).toBeFocused()
  })

  await test.step('A session starts and pauses there', async () => {
    await page.keyboard.press('Enter')
    await room.getByRole('button', { name: 'Start' }).click()
    await page.clock.fastForward('10:00')
    await expect(room.getByRole('timer')).toHaveText(/^(39|40) : /)
    await expectNoFault(page, 'the room', 'dialog[open]')
    await expect(page.locator('html')).toHaveAttribute('data-focus-running')
  })

  await test.step('At zero it says what was done, with a stroke for it; under reduced motion all of it is still', async () => {
    await page.clock.fastForward('40:00')
    await expect(room).toHaveAccessibleName('50\u00a0min, première séance aujourd’hui')
    await expect(room.getByRole('status')).toHaveText('50\u00a0min, première séance aujourd’hui')
    await expect(room.getByRole('img', { name: '1 séance aujourd’hui' })).toBeVisible()
    await expect(room.getByRole('button', { name: 'Pause de 5\u00a0min' })).toBeFocused()
    const moving = () =>
      room.evaluate((dialog) =>
        dialog
          .getAnimations({ subtree: true })
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
      )
    await expect.poll(moving).toEqual([])
    await expectNoFault(page, 'the end of a session', 'dialog[open]')
    await expect(page.getByText('Bravo')).toHaveCount(0)
  })

  await test.step('A mood at one tap is the one of Mood Check', async () => {
    await room.getByRole('button', { name: 'Très bien' }).click()
    await expect(room.getByRole('status')).toContainText('Très bien')
  })

  await test.step('The pause runs in the room and in the ring, and the next session is number two', async () => {
    await room.getByRole('button', { name: 'Pause de 5\u00a0min' }).click()
    await expect(room.getByRole('timer')).toHaveText(/^0[45] : /)
    await expectNoFault(page, 'the pause', 'dialog[open]')
    await room.getByRole('button', { name: 'Quitter le plein écran' }).click()
    await expect(room).toBeHidden()
    await expect(digits(page, '8')).toHaveText(/^0[45] : /)
    await expect(widget(page, '8')).toContainText('2 sur 4')
    await expect(widget(page, '5')).toContainText('Très bien')
    await button(page, '8', 'Start').click()
    await expect(digits(page, '8')).toHaveText(/^(49|50) : /)
    expect(await sessions(page)).toHaveLength(1)
  })
})

test('on a phone the bar starts the session, shows its time, and leads to the room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  await bar.getByRole('button', { name: 'Start' }).click()
  await bar.getByRole('button', { name: /séance en plein écran$/ }).click()
  const room = page.locator('dialog[open]')
  await expect(room).toHaveAccessibleName('Une seule chose à la fois')
  await room.getByRole('button', { name: 'Pause' }).click()
  await expect(room.getByRole('button', { name: 'Start' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(room).toBeHidden()
  await expect(bar.getByRole('button', { name: 'Start' })).toBeVisible()
})
