import type { Page } from '@playwright/test'
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

  await test.step('The Premium card is quiet: a surface, with the gradient in its hairline', async () => {
    const colours = await page.getByText('Discover Cadence Premium').evaluate((offer) => {
      const card = offer.closest('section')
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.background = 'var(--surface-2)'
      const surface = getComputedStyle(probe).backgroundColor
      probe.remove()
      const { backgroundImage = '', backgroundClip } = card ? getComputedStyle(card) : {}
      return {
        isSurface: backgroundImage.startsWith(`linear-gradient(${surface}, ${surface})`),
        backgroundClip,
      }
    })
    expect(colours).toEqual({ isSurface: true, backgroundClip: 'padding-box, border-box' })
  })

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

const captureField = (page: Page) => page.getByRole('button', { name: /^Noter une tâche/ })

test('quick capture: from the field, and by its keys from everywhere but another dialog', async ({
  page,
}) => {
  await enterAsMember(page)
  const palette = page.getByRole('dialog')

  await test.step('The field says its keys, opens the palette, and has the focus again after Escape', async () => {
    await expect(captureField(page)).toContainText('Ctrl\u00a0K')
    await captureField(page).click()
    await expect(palette).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await expect(captureField(page)).toBeFocused()
  })

  await test.step('The keys open it on another page, from a text field too', async () => {
    await page.goto('/settings?section=security')
    const field = page.getByRole('textbox').first()
    await field.focus()
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
  })

  await test.step('Over the open drawer they do nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await toggle(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette).toHaveCount(1)
    await page.keyboard.press('Escape')
  })

  await test.step('On a phone a plus of a finger’s size opens it', async () => {
    const box = await captureField(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
    await captureField(page).click()
    await expect(palette).toBeVisible()
  })
})
