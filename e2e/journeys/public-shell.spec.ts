import { expectStarted } from '../support/app-started.ts'
import { banner, box, header, loop, menu, open, phone, still, text } from '../support/public-shell.ts'
import { sample } from '../support/sample.ts'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
    for (const width of sample([320, 390, 768, 1440], 2)) {
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

  test('a focused link of the page is not under it', { tag: '@firefox' }, async ({ page }) => {
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
  for (const width of sample([320, 390, 767], 2)) {
    test(`at ${width} px its text runs in an endless loop of 12 s, without a gap`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      // Not over the banner: hover pauses the loop.
      await page.mouse.move(width / 2, 600)
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

  test('the loop pauses under the pointer and under the focus', { tag: '@nightly' }, async ({ page }) => {
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

  test('from 768 px on its text stands still, in the middle of the page', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page)
    expect(await loop(page)).toBeNull()
    const [{ x, width }, bar] = await Promise.all([box(text(page).first()), box(banner(page))])
    expect(x).toBeGreaterThan(bar.x)
    expect(x + width).toBeLessThan(bar.width)
    expect(Math.abs(x + width / 2 - bar.width / 2)).toBeLessThan(4)
  })

  test('slides in and out in 0.4 s, and is back on every load', { tag: '@nightly' }, async ({ page }) => {
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

  for (const width of sample([320, 390], 2)) {
    test(`the banner stands still at ${width} px and shows its whole text`, { tag: '@nightly' }, async ({
      page,
    }) => {
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
      if (width === 390) expect(words.height).toBeLessThan(40)
      expect(words.y).toBeGreaterThanOrEqual(0)
      expect(words.y + words.height).toBeLessThanOrEqual(bar.height)
      const lowered = await box(header(page))
      expect(lowered.y).toBe(Math.floor(bar.height))
      const heading = await box(page.getByRole('heading', { level: 1 }))
      expect(heading.y).toBeGreaterThan(lowered.y + lowered.height)
    })
  }

  test('a page that changes its width is at once as it should be', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/')
    await page.setViewportSize({ width: 390, height: 844 })
    const late = () => document.getAnimations().filter((each) => each instanceof CSSTransition).length
    expect(await page.evaluate(late)).toBe(0)
  })
})

test('the home page names a member in its header, and leads them from there to their dashboard', async ({
  page,
}) => {
  const { firstName } = await enterAsMember(page, { path: '/help' })
  await open(page, '/')
  await expect(menu(page).getByRole('link', { name: 'Se Connecter' })).toHaveCount(0)
  await menu(page)
    .getByRole('link', { name: `Mon espace ${firstName}` })
    .click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the footer’s placeholders and icons cannot be reached by keyboard', async ({ page }) => {
  await open(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('© 2025')).toBeVisible()
  await expect(footer.locator('a, button, [tabindex]')).toHaveCount(4)
  await expect(footer.getByRole('list', { name: /Réseaux sociaux/ }).getByRole('listitem')).toHaveCount(3)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('the menu’s button and each link of the footer have a finger’s height, and the button’s icon ends on the column', async ({
    page,
  }) => {
    await open(page)
    await expectStarted(page)
    const footer = page.getByRole('contentinfo')
    const button = header(page).getByRole('button', { name: 'Ouvrir le menu' })
    // A part of a pixel is lost where the places of lines are rounded.
    for (const part of [button, ...(await footer.getByRole('link').all())])
      expect((await box(part)).height).toBeGreaterThan(43.9)
    const drawn = await box(button.locator('path').first())
    const column = await box(page.getByRole('main').locator('h1').locator('..'))
    expect(Math.abs(drawn.x + drawn.width - column.x - column.width)).toBeLessThan(1.5)
  })
})
