import { box, header, menu, open, phone, still, toggle } from '../support/public-shell.ts'
import { expect, test } from '../support/test.ts'

test.describe('the menu on a phone', () => {
  test.use({ viewport: phone })

  test('works by keyboard', async ({ page }) => {
    await open(page)
    const links = menu(page).getByRole('link')
    await test.step('closed, none of its links can be reached', async () => {
      await expect(links.first()).toBeHidden()
      await page.getByRole('link', { name: 'Cadence, accueil' }).focus()
      await page.keyboard.press('Tab')
      await expect(toggle(page)).toBeFocused()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Tab')
      expect(await header(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)
    })
    await test.step('Enter opens it, Tab goes in, Escape gives the focus back', async () => {
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(links).toHaveText([
        'Accueil',
        'Découvrir',
        'Éducation',
        'Communauté',
        "Centre d'aide",
        'Se Connecter',
        'Découvrir',
      ])
      await page.keyboard.press('Tab')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(links.first()).toBeHidden()
      await expect(toggle(page)).toBeFocused()
    })
    await test.step('leaving it by Tab closes it', async () => {
      await page.keyboard.press('Enter')
      await links.last().focus()
      await page.keyboard.press('Tab')
      await expect(links.first()).toBeHidden()
    })
    await test.step('a chosen page closes it', async () => {
      await toggle(page).click()
      await links.getByText('Communauté').click()
      await expect(page).toHaveURL(/\/community$/)
      await expect(links.first()).toBeHidden()
    })
  })

  test('closes on a press beside it, and when the window grows', async ({ page }) => {
    await open(page)
    await toggle(page).click()
    await page.mouse.click(200, 830)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await toggle(page).click()
    await page.setViewportSize({ width: 1100, height: 800 })
    await page.setViewportSize(phone)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('scrolls inside where the screen is low', async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 375 })
    await open(page)
    await still(page)
    await toggle(page).click()
    const panel = await box(menu(page))
    expect(panel.y + panel.height).toBeLessThanOrEqual(375)
    const last = menu(page).getByRole('link').last()
    await expect(last).not.toBeInViewport()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
