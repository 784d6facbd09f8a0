import type { Locator, Page } from '@playwright/test'
import { sample } from '../support/sample.ts'
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

const captureField = (page: Page) => page.getByRole('button', { name: /^Noter une tâche/ })
const bar = (page: Page, name = 'Shortcuts') => page.getByRole('navigation', { name })

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
          ...document.querySelectorAll('header, header > *, nav ul[class], nav li > a, nav li > button'),
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
