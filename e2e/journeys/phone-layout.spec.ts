import type { Locator, Page } from '@playwright/test'
import { sample } from '../support/sample.ts'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const userButton = (page: Page) => page.getByRole('button', { name: 'Votre menu, Inès Lefèvre' })
const toggle = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const bar = (page: Page, name = 'Shortcuts') => page.getByRole('navigation', { name })

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('Not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

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

  test('the bottom bar: the places of every day, the drawer, and nothing below it', async ({ page }) => {
    await enterAsMember(page)

    await test.step('It leads to each place, which it marks', async () => {
      for (const [name, path] of [
        ['Tools', '/tasks'],
        ['Collection', '/collection'],
        ['Dashboard', '/dashboard'],
      ] as const) {
        await bar(page).getByRole('link', { name, exact: true }).tap()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expect(bar(page).locator('[aria-current="page"]')).toHaveText(name)
      }
    })

    await test.step('Each part has a finger’s size, and the last line of a page is above it', async () => {
      for (const part of await bar(page).locator('a, button').all()) {
        const box = await part.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      await page.goto('/settings')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const [top, bottom] = await page.evaluate(() => [
        document.querySelector('nav[aria-label="Shortcuts"]')?.getBoundingClientRect().top ?? 0,
        document.querySelector('main > :last-child')?.getBoundingClientRect().bottom ?? 0,
      ])
      expect(bottom).toBeLessThan(top)
    })

    await test.step('More opens the drawer, and its button has the focus again', async () => {
      const more = bar(page).getByRole('button', { name: 'More' })
      await more.tap()
      await expect(drawer(page)).toBeVisible()
      await drawer(page).getByRole('button', { name: 'Fermer le menu' }).tap()
      await expect(more).toBeFocused()
    })

    await test.step('A tap beside the drawer closes it, and taps nothing below', async () => {
      const below = await middleOf(userButton(page))
      await toggle(page).tap()
      await expect(drawer(page)).toBeVisible()
      await page.touchscreen.tap(below.x, below.y)
      await expect(drawer(page)).toBeHidden()
      await expect(toggle(page)).toBeFocused()
      await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden()
    })

    await test.step('It gives way to the edit mode of a dashboard, and to the sidebar', async () => {
      await page.evaluate(() => document.documentElement.setAttribute('data-editing', ''))
      await expect(bar(page)).toBeHidden()
      await page.evaluate(() => document.documentElement.removeAttribute('data-editing'))
      await expect(bar(page)).toBeVisible()
      await page.setViewportSize({ width: 1024, height: 768 })
      await expect(bar(page)).toBeHidden()
    })
  })

  // Spanish has the longest words.
  const languages = [
    ['es', 'Accesos rápidos'],
    ['en', 'Shortcuts'],
    ['fr', 'Raccourcis'],
  ] as const
  for (const [language, name] of sample(languages, 3))
    test(`320 px wide, both bars hold their words in ${language}`, async ({ page }) => {
      await enterAsMember(page, { path: '/help' })
      await page.setViewportSize({ width: 320, height: 640 })
      await page.evaluate((chosen) => localStorage.setItem('language', JSON.stringify(chosen)), language)
      await page.goto('/help')
      await expect(bar(page, name)).toBeVisible()
      const cut = await page.evaluate(() => {
        const parts = [
          ...document.querySelectorAll('header, header > *, nav ul, nav li > a, nav li > button'),
        ]
        return parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent)
      })
      expect(cut).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      if (language !== 'es') return

      await test.step('The sidebar and the title are in the language, also of the next page', async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda y soporte')
        await expect(page).toHaveTitle('Ayuda y soporte · Cadence')
        await expect(page.getByText('Nivel 5')).toBeVisible()
        await page.getByRole('link', { name: 'Novedades', exact: true }).click()
        await expect(page).toHaveTitle('Novedades · Cadence')
      })
    })
})
