import type { Locator, Page } from '@playwright/test'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const userButton = (page: Page) => page.getByRole('button', { name: 'Votre menu, Inès Lefèvre' })
const toggle = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

/** Reloads, and waits until the page has asked for the notices. */
async function reloadWithNotices(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/notices'))
  await page.reload()
  await answered
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('Not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the notices: a new member is welcomed, and what was read stays read', async ({ page }) => {
  await enterAsMember(page)

  await test.step('Given one unread notice, the button says so', async () => {
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 non lue')
  })

  await test.step('When the panel opens, it is shown and read', async () => {
    await bell(page).click()
    const notice = panel(page).getByRole('listitem')
    await expect(notice).toContainText('Bienvenue dans Cadence')
    await expect(notice).toContainText('Nouveau')
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })

  await test.step('Then it is still read after a reload', async () => {
    await reloadWithNotices(page)
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await bell(page).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
    await expect(panel(page).getByText('Nouveau')).toHaveCount(0)
  })

  await test.step('And it leads to the tools, which closes the panel', async () => {
    await panel(page).getByRole('link', { name: 'Bienvenue dans Cadence' }).click()
    await expect(page).toHaveURL(/\/tasks$/)
    await expect(panel(page)).toBeHidden()
  })

  await test.step('When the API is out of reach, the panel says so, and tries again', async () => {
    // Block until the press: the app also reads the notices again by itself, and then the button disappears.
    const isPressed = () => page.evaluate(() => document.body.dataset.pressed !== undefined)
    await page.route('**/api/v1/notices', async (route) => {
      if (await isPressed()) await route.continue()
      else await route.abort('connectionrefused')
    })
    await page.reload()
    await bell(page).click()
    await expect(panel(page).getByRole('alert')).toBeVisible()
    const retry = panel(page).getByRole('button', { name: 'Réessayer' })
    await page.evaluate(() => {
      addEventListener('click', () => document.body.setAttribute('data-pressed', ''), { capture: true })
    })
    await retry.click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
    await expect(panel(page).getByRole('alert')).toBeHidden()
  })
})

test('the top bar by keyboard: premium, notices, user menu', async ({ page }) => {
  await enterAsMember(page)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 non lue')

  await test.step('The notices open, and Escape gives the focus back', async () => {
    await bell(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('link')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('button', { name: 'Fermer les notifications' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(bell(page)).toBeFocused()
  })

  await test.step('The user menu follows; it closes when the focus leaves it', async () => {
    await page.keyboard.press('Tab')
    await expect(userButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const profile = page.getByRole('link', { name: 'Profile' })
    await expect(profile).toBeVisible()
    for (const item of [profile, page.locator('#user-menu').getByRole('link', { name: 'Settings' })]) {
      await page.keyboard.press('Tab')
      await expect(item).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(profile).toBeHidden()
  })

  await test.step('Escape closes it, and an item leads to its page', async () => {
    await userButton(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden()
    await expect(userButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings\?section=personal$/)
    await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('The premium button leads to the premium section', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Premium', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings\?section=premium$/)
  })
})

test('the drawer: focus inside and given back, page locked, every way out', async ({ page }) => {
  await enterAsMember(page)
  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('It opens by keyboard and takes the focus, which stays inside', async () => {
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    for (let tab = 0; tab < 16; tab += 1) {
      // Between the last and the first control the focus is on the browser's own controls.
      const outside = await drawer(page).evaluate(
        (box) => document.activeElement !== document.body && !box.contains(document.activeElement),
      )
      expect(outside).toBe(false)
      await page.keyboard.press('Tab')
    }
  })

  await test.step('The page below does not scroll while it is open', async () => {
    await page.mouse.move(380, 600)
    await page.mouse.wheel(0, 600)
    // Scrolling by wheel takes a few frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  })

  await test.step('Escape closes it, and the focus is back', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  await test.step('So does its button', async () => {
    await page.keyboard.press('Enter')
    await drawer(page).getByRole('button', { name: 'Fermer le menu' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  await test.step('And a press on the backdrop, which presses nothing below', async () => {
    const below = await middleOf(userButton(page))
    await toggle(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.mouse.click(below.x, below.y)
    await expect(drawer(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden()
  })

  await test.step('And a page that is chosen', async () => {
    await toggle(page).click()
    await drawer(page).getByRole('link', { name: 'Help & Support' }).click()
    await expect(page).toHaveURL(/\/help$/)
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeFocused()
  })

  await test.step('And a window that grows until the sidebar stands beside the page', async () => {
    await toggle(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap on the backdrop taps nothing below', async ({ page }) => {
    await enterAsMember(page)
    const below = await middleOf(userButton(page))
    await toggle(page).tap()
    await expect(drawer(page)).toBeVisible()
    await page.touchscreen.tap(below.x, below.y)
    await expect(drawer(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden()
  })
})

test('a member who chose a language reads the layout and the title in it', async ({ page }) => {
  await enterAsMember(page)
  await page.evaluate(() => localStorage.setItem('language', '"es"'))
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda y soporte')
  await expect(page).toHaveTitle('Ayuda y soporte · Cadence')
  await expect(page.getByText('Nivel 5')).toBeVisible()
  await page.getByRole('link', { name: 'Novedades' }).click()
  await expect(page).toHaveTitle('Novedades · Cadence')
})
