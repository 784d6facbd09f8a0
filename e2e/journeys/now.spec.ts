import type { Browser, Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { type Person, signIn } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'
import { appUrl } from '../support/stack.ts'
import { storeTheme } from '../support/theme.ts'

/** Time limit for a change of one device to show on another, in milliseconds. */
const SECONDS = 10_000
const PHONE = { width: 390, height: 844 }

const band = (page: Page) => page.getByRole('region', { name: 'En ce moment' })
const widget = (page: Page, id: string) => page.locator(`[data-widget="${id}"]`)

/** Opens the dashboard at an hour of today in Paris. The clock goes on from there. */
async function openAt(page: Page, hour: number): Promise<void> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())
  // The zone's offset at noon is that of every hour of the day, except twice a year.
  const noon = new Date(`${today}T12:00:00Z`)
  const offset = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit' }).format(noon),
  )
  await page.clock.install({ time: new Date(noon.getTime() + (hour - offset) * 60 * 60 * 1000) })
  // Accessibility is checked in the dark and in the light.
  await storeTheme(page, 'system')
  await page.goto('/dashboard')
}

/** The shifts of the layout since the page was opened, without those that follow an input. */
const layoutShift = (page: Page) =>
  page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
    }
    return new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as Shift[]
        resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
      }).observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => resolve(0), 500)
    })
  })

/** Adds an event of today to the planner. */
async function addEvent(page: Page, title: string, start: string): Promise<void> {
  await widget(page, '2').getByRole('button', { name: 'Ajouter un événement', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvel événement' })
  await dialog.getByLabel('Titre').fill(title)
  await dialog.getByLabel('Heure de début').fill(start)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('the band names the next event and the goal of the day, and Start starts the Timer for it', async ({
  page,
}) => {
  await openAt(page, 9)

  await test.step('Without a goal it asks for the first one', async () => {
    await expectNoFault(page, 'the empty band', '[data-time]')
    const field = band(page).getByRole('textbox', { name: 'Qu’est-ce qui compte aujourd’hui\u202f?' })
    await field.fill('Maths, chapitre 4')
    await field.press('Enter')
    await expect(band(page).getByText('L’essentiel du jour')).toBeVisible()
    await expect(widget(page, '6').getByRole('textbox', { name: 'Objectif 1' })).toHaveValue(
      'Maths, chapitre 4',
    )
  })

  await test.step('An event of the planner shows there too, and its time passes', async () => {
    await addEvent(page, 'TD de droit', '09:41')
    await expect(band(page)).toContainText('TD de droit')
    await page.clock.fastForward('20:00')
    await expect(band(page)).toContainText(/Dans (19|20|21)\u00a0min/)
    await page.clock.fastForward('25:00')
    await expect(band(page)).toContainText('Maintenant')
    await expectNoFault(page, 'the full band', '[data-time]')
  })

  await test.step('After a reload it is part of the first layout: nothing moves', async () => {
    await page.reload()
    await expect(band(page)).toContainText('Maths, chapitre 4')
    expect(await layoutShift(page)).toBeLessThan(0.02)
  })

  await test.step('Start starts the Timer for the goal', async () => {
    await band(page)
      .getByRole('button', { name: /^Start.*Maths, chapitre 4$/ })
      .click()
    await expect(band(page)).toContainText('Séance en cours')
    await expect(band(page)).toContainText(/Maths, chapitre 4\s*jusqu’à \d\d:\d\d/)
    await expect(widget(page, '8').getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(widget(page, '8')).toHaveAttribute('data-weight', 'lit')
    await expect(widget(page, '8')).toContainText('Maths, chapitre 4')
  })

  await test.step('The other cards and the frame step back, and the pointer brings one to the front again', async () => {
    const colour = (id: string) => widget(page, id).evaluate((cell) => getComputedStyle(cell).color)
    const edge = await page.evaluate(() => document.documentElement.clientWidth - 4)
    await page.mouse.move(edge, 400)
    await expect.poll(async () => (await colour('2')) === (await colour('8'))).toBe(false)
    await expectNoFault(page, 'a running session')
    await widget(page, '2').hover()
    await expect.poll(async () => (await colour('2')) === (await colour('8'))).toBe(true)
    await widget(page, '8').getByRole('button', { name: 'Pause' }).click()
    await expect(band(page)).toContainText('Séance en pause')
  })
})

test('in the evening the words and the light are others', { tag: '@nightly' }, async ({ page }) => {
  await openAt(page, 20)
  await expect(band(page)).toHaveAttribute('data-time', 'evening')
  await expect(widget(page, '5')).toHaveAttribute('data-weight', 'lit')
  await band(page).getByRole('textbox').fill('Maths, chapitre 4')
  await page.keyboard.press('Enter')
  await expect(band(page)).toContainText('Soirée libre')
  await expectNoFault(page, 'the evening')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE })

  const order = (page: Page) =>
    page
      .locator('[data-widget]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-widget')))

  /** Another phone of the same member. */
  async function otherPhone(browser: Browser, person: Person): Promise<Page> {
    const context = await browser.newContext({
      baseURL: appUrl,
      storageState: { cookies: [], origins: [] },
      viewport: PHONE,
    })
    const other = await context.newPage()
    await openAt(other, 9)
    await signIn(other, person)
    await expect(band(other)).toBeVisible()
    return other
  }

  test('the cards follow the day, until a long press makes an order of one’s own, on every device', {
    tag: '@nightly',
  }, async ({ page, browser, newcomer }) => {
    await openAt(page, 9)
    await expect.poll(() => order(page)).toEqual(['2', '6', '9', '8', '4', '7', '1', '10', '5', '3'])
    const lists = () => page.evaluate(() => localStorage.getItem('savedDashboards'))
    const saved = await lists()

    await test.step('A long press on a header drags its card', async () => {
      const devTools = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
        devTools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: 120, y }],
        })
      const header = widget(page, '8').locator('header')
      await header.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(page.locator('[data-sortable]')).toBeAttached()
      const from = (await header.boundingBox())?.y ?? 0
      await touch('touchStart', from + 8)
      await page.clock.runFor(400)
      await expect(page.locator('[data-folded]')).toBeVisible()
      const to = (await widget(page, '6').boundingBox())?.y ?? 0
      for (let step = 1; step <= 5; step += 1) await touch('touchMove', from + ((to - from) * step) / 5)
      await touch('touchEnd')
      await expect.poll(async () => (await order(page)).slice(0, 4)).toEqual(['2', '8', '6', '9'])
      await expect(page.locator('[data-folded]')).toBeHidden()
    })

    await test.step('It is there on another phone, and the layout was not touched', async () => {
      const other = await otherPhone(browser, newcomer)
      await expect
        .poll(async () => (await order(other)).slice(0, 4), { timeout: SECONDS })
        .toEqual(['2', '8', '6', '9'])
      await other.setViewportSize({ width: 1440, height: 900 })
      await expect.poll(async () => (await order(other)).slice(0, 3)).toEqual(['1', '8', '2'])
      await other.context().close()
      expect(await lists()).toBe(saved)
    })

    await test.step('In edit mode arrows move a card as well, and a button leads back to the order of the day', async () => {
      await page.getByRole('button', { name: 'Edit Dashboard' }).tap()
      // The arrows belong to the card that was tapped, or has the focus.
      await widget(page, '8').tap({ position: { x: 150, y: 20 } })
      await page.getByRole('button', { name: 'Descendre Timer' }).tap()
      await expectNoFault(page, 'the folded cards')
      await expect(page.getByText('Timer\u202f: 3 sur 10')).toBeAttached()
      expect((await order(page)).slice(0, 4)).toEqual(['2', '6', '8', '9'])
      await page.getByRole('button', { name: 'Revenir à l’ordre automatique' }).tap()
      await page.getByRole('button', { name: 'Sauvegarder' }).tap()
      await expect(page.getByRole('button', { name: 'Edit Dashboard' })).toBeVisible()
      expect((await order(page)).slice(0, 4)).toEqual(['2', '6', '9', '8'])
      expect(await lists()).toBe(saved)
    })
  })
})
