import type { Page } from '@playwright/test'
import { expect, test } from '../support/new-member-test.ts'

const widget = (page: Page, id: '4' | '8') => page.locator(`[data-widget="${id}"]`)
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

test('a timer that is left with its page hidden is right to the second, eight hours later too', async ({
  page,
}) => {
  const start = new Date()
  await page.clock.install({ time: start })
  await page.goto('/dashboard')
  await page.clock.pauseAt(new Date(start.getTime() + 60_000))
  await button(page, '8', 'Start').click()
  await button(page, '4', 'Start').click()

  await test.step('When the page is hidden for ten minutes and seven seconds', async () => {
    await setVisible(page, false)
    await page.clock.fastForward('10:07')
    await setVisible(page, true)
    await expect(digits(page, '8')).toHaveText('14 : 53')
    await expect(digits(page, '4')).toHaveText('14 : 53')
    await expect(widget(page, '4')).toContainText('Vous avez quitté l’onglet 1 fois, 10 min.')
  })

  await test.step('And then for eight hours, it is over, and was for long', async () => {
    await button(page, '4', 'Pause').click()
    await setVisible(page, false)
    await page.clock.fastForward('08:00:00')
    await setVisible(page, true)
    await expect(digits(page, '8')).toHaveText('00 : 00')
    await expect(button(page, '8', 'Restart')).toBeVisible()
    await expect(digits(page, '4')).toHaveText('14 : 53')
    await page.clock.fastForward(2000)
    const [session] = await expect
      .poll(() => sessions(page))
      .toHaveLength(1)
      .then(() => sessions(page))
    const startedAt = new Date(start.getTime() + 60_000).getTime()
    expect(session).toMatchObject({ kind: 'timer', endedAt: new Date(startedAt + 1_500_000).toISOString() })
  })

  await test.step('And Restart resets it', async () => {
    await button(page, '8', 'Restart').click()
    await expect(digits(page, '8')).toHaveText('25 : 00')
  })
})

test('two tabs show one timer, and its end is heard and logged once', async ({ context }) => {
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
