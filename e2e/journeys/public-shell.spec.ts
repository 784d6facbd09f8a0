import type { Locator, Page } from '@playwright/test'
import { becomeMember } from '../support/member.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }

const banner = (page: Page) => page.getByRole('complementary', { name: 'Annonce' })
const header = (page: Page) => page.getByRole('banner')
const toggle = (page: Page) => page.getByRole('button', { name: /^(Ouvrir|Fermer) le menu$/ })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
const text = (page: Page) => banner(page).getByText(/en construction/)

async function open(page: Page, path = '/help-center'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function box(part: Locator) {
  const found = await part.boundingBox()
  if (!found) throw new Error('Not on screen')
  return found
}

/** Waits until what slides in or out has come to its place. */
async function still(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).length,
      ),
    )
    .toBe(0)
}

/** The endless animation of the banner's text, if it has one. */
function loop(page: Page) {
  return banner(page).evaluate((element) => {
    const animations = element.getAnimations({ subtree: true })
    const endless = animations.find(({ effect }) => effect?.getTiming().iterations === Infinity)
    return endless ? { duration: endless.effect?.getTiming().duration, playState: endless.playState } : null
  })
}

test.describe('the header', () => {
  test('gets darker and blurrier after more than 10 px', async ({ page }) => {
    await open(page)
    const look = () =>
      header(page).evaluate((element) => {
        const { backdropFilter, backgroundColor } = getComputedStyle(element)
        const blur = Number(/blur\((\d+)px\)/.exec(backdropFilter)?.[1])
        return { blur, opacity: Number(/([\d.]+)\)$/.exec(backgroundColor)?.[1]) }
      })
    const before = await look()
    await page.evaluate(() => scrollTo(0, 10))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(10)
    await still(page)
    expect(await look()).toEqual(before)
    await page.evaluate(() => scrollTo(0, 11))
    await expect.poll(async () => (await look()).blur).toBeGreaterThan(before.blur)
    await expect.poll(async () => (await look()).opacity).toBeGreaterThan(before.opacity)
  })

  test('stands below the banner, and at the top without it; the page is under neither', async ({ page }) => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      await still(page)
      const { y, height } = await box(banner(page))
      expect(y).toBe(0)
      const lowered = await box(header(page))
      expect(lowered.y).toBe(Math.floor(height))
      const heading = await box(page.getByRole('heading', { level: 1 }))
      expect(heading.y).toBeGreaterThan(lowered.y + lowered.height)
      await page.getByRole('button', { name: 'Close banner' }).click()
      await expect.poll(async () => (await box(header(page))).y).toBe(0)
      await expect(banner(page)).toBeHidden()
    }
  })

  test('a focused link of the page is not under it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await open(page, '/')
    await still(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    const covered = await box(header(page))
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Shift+Tab')
      const focused = await box(page.locator(':focus'))
      expect(focused.y).toBeGreaterThanOrEqual(covered.y + covered.height)
    }
  })
})

test.describe('the banner', () => {
  for (const width of [320, 390, 767]) {
    test(`at ${width} px its text runs in an endless loop of 12 s, without a gap`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      expect(await loop(page)).toEqual({ duration: 12_000, playState: 'running' })

      const [first, second] = await Promise.all([box(text(page).first()), box(text(page).last())])
      expect(second.width).toBeCloseTo(first.width, 1)
      // One pass moves by exactly one copy: the end of a pass looks as its beginning does.
      const { from, to, window } = await banner(page).evaluate((element) => {
        const [animation] = element.getAnimations({ subtree: true }).filter(({ effect }) => {
          return effect?.getTiming().iterations === Infinity
        })
        const [one, other] = element.querySelectorAll('span')
        if (!animation || !one || !other) throw new Error('No loop')
        animation.pause()
        const at = (time: number) => {
          animation.currentTime = time
          return { one: one.getBoundingClientRect(), other: other.getBoundingClientRect() }
        }
        const [start, end] = [at(0), at(11_999.99)]
        const clip = one.closest('div')?.getBoundingClientRect()
        return {
          from: { left: start.one.left, right: start.other.right },
          to: { left: end.other.left, right: end.other.right },
          window: { left: clip?.left ?? 0, right: clip?.right ?? 0 },
        }
      })
      expect(to.left).toBeCloseTo(from.left, 0)
      expect(from.left).toBeLessThanOrEqual(window.left + 0.5)
      expect(to.right).toBeGreaterThanOrEqual(window.right)
      expect(window.right - window.left).toBeLessThanOrEqual(400)
      if (width === 767) expect(window.right - window.left).toBe(400)
    })
  }

  test('the loop pauses under the pointer and under the focus', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page)
    await still(page)
    await page.mouse.move(100, 20)
    await expect.poll(async () => (await loop(page))?.playState).toBe('paused')
    await page.mouse.move(100, 500)
    await expect.poll(async () => (await loop(page))?.playState).toBe('running')
    await page.getByRole('button', { name: 'Close banner' }).focus()
    await expect.poll(async () => (await loop(page))?.playState).toBe('paused')
  })

  test('from 768 px on its text stands still', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page)
    expect(await loop(page)).toBeNull()
    const [{ x, width }, bar] = await Promise.all([box(text(page).first()), box(banner(page))])
    expect(x).toBeGreaterThan(bar.x)
    expect(x + width).toBeLessThan(bar.width)
  })

  test('slides in and out in 0.4 s, and is back on every load', async ({ page }) => {
    await page.addInitScript(() => {
      const note = ({ target, type, elapsedTime }: AnimationEvent | TransitionEvent) => {
        if (!(target instanceof Element) || !['ASIDE', 'HEADER'].includes(target.tagName)) return
        document.documentElement.setAttribute(`data-${target.tagName}-${type}`, String(elapsedTime))
      }
      document.addEventListener('animationend', note)
      document.addEventListener('transitionend', (event) => event.propertyName === 'transform' && note(event))
    })
    const took = (part: 'aside' | 'header', type: 'animationend' | 'transitionend') =>
      expect(page.locator('html')).toHaveAttribute(`data-${part}-${type}`, '0.4')

    await open(page)
    await took('aside', 'animationend')
    await took('header', 'animationend')
    await page.getByRole('button', { name: 'Close banner' }).click()
    await expect(banner(page)).toBeHidden()
    await took('aside', 'transitionend')
    await took('header', 'transitionend')

    await test.step('within the visit it stays away', async () => {
      await menu(page).getByRole('link', { name: 'Éducation' }).click()
      await expect(page).toHaveURL(/\/education$/)
      await expect(banner(page)).toBeHidden()
    })
    await page.reload()
    await expect(banner(page)).toBeVisible()
  })

  test('closed by keyboard, the focus goes on to the header', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Close banner' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Cadence, accueil' })).toBeFocused()
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [320, 390]) {
    test(`the banner stands still at ${width} px and shows its whole text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      await open(page)
      expect(await loop(page)).toBeNull()
      await still(page)
      const bar = await box(banner(page))
      const [first, second] = [text(page).first(), text(page).last()]
      await expect(second).toBeHidden()
      const words = await box(first)
      expect(words.x).toBeGreaterThanOrEqual(0)
      expect(words.x + words.width).toBeLessThanOrEqual(width)
      expect(words.height).toBeGreaterThan(30)
      expect(words.y).toBeGreaterThanOrEqual(0)
      expect(words.y + words.height).toBeLessThanOrEqual(bar.height)
      const lowered = await box(header(page))
      expect(lowered.y).toBe(Math.floor(bar.height))
      const heading = await box(page.getByRole('heading', { level: 1 }))
      expect(heading.y).toBeGreaterThan(lowered.y + lowered.height)
    })
  }
})

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

test('a member on the home page gets from Se Connecter to their dashboard', async ({ page }) => {
  await becomeMember(page)
  await open(page, '/')
  await menu(page).getByRole('link', { name: 'Se Connecter' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the footer’s placeholders and icons cannot be reached by keyboard', async ({ page }) => {
  await open(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('© 2025')).toBeVisible()
  await expect(footer.locator('a, button, [tabindex]')).toHaveCount(4)
  await expect(footer.getByRole('list', { name: /Réseaux sociaux/ }).getByRole('listitem')).toHaveCount(3)
})
