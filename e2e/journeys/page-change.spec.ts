import type { Page } from '@playwright/test'
import { countFades, fades, fadesOnScreen, gate, slowFades } from '../support/page-change.ts'
import { saveDashboards } from '../support/saved-dashboards.ts'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const publicLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name, exact: true })
    .first()
const scrollTop = (page: Page) => page.evaluate(() => globalThis.scrollY)

test.describe('the fade', () => {
  /** Waits until this number of page changes has faded, and no fade is running. */
  const expectFades = (page: Page, count: number) =>
    expect.poll(() => fades(page)).toEqual({ begun: count, over: count })

  test.beforeEach(({ page }) => countFades(page))

  test('is between pages, back and forward too, and nowhere else', async ({ page }) => {
    await test.step('the first page has none', async () => {
      await page.goto('/')
      await expect(heading(page)).toBeVisible()
      await expectFades(page, 0)
    })
    await test.step('another page has one', async () => {
      await publicLink(page, 'Éducation').click()
      await expect(page).toHaveTitle(/^Éducation/)
      await expectFades(page, 1)
    })
    await test.step('back and forward have one', async () => {
      await page.goBack()
      await expect(page).toHaveTitle(/^Votre rythme/)
      await expectFades(page, 2)
      await page.goForward()
      await expect(page).toHaveTitle(/^Éducation/)
      await expectFades(page, 3)
    })
    await test.step('the same page, its query and its hash have none', async () => {
      await publicLink(page, 'Éducation').click()
      await page.evaluate(() => {
        location.hash = 'x'
      })
      await expect(page).toHaveURL(/#x$/)
      await page.goBack()
      await expect(page).not.toHaveURL(/#x$/)
      await expectFades(page, 3)
    })
  })

  test('loses no click, and makes nobody wait for the next page', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page)).toBeVisible()
    await slowFades(page)
    await publicLink(page, 'Éducation').click()
    await expect(page).toHaveTitle(/^Éducation/)
    // While the browser takes its snapshots, in the frame before, it sends every press to the document.
    await expect.poll(() => fadesOnScreen(page)).toBeGreaterThan(0)
    const box = await publicLink(page, 'Communauté').boundingBox()
    if (!box) throw new Error('The link is not on screen')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page).toHaveTitle(/^Communauté/)
    // The running fade has ended, and no other one started.
    await expectFades(page, 1)
    await expect.poll(() => fadesOnScreen(page)).toBe(0)
  })

  test('is not for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await publicLink(page, 'Éducation').click()
    await expect(page).toHaveTitle(/^Éducation/)
    await expectFades(page, 0)
  })
})

test('a new page starts at its top; back and forward find the place again; a reload starts at the top', async ({
  page,
}) => {
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.evaluate(() => scrollTo(0, 900))
  await publicLink(page, 'Éducation').click()
  await expect(page).toHaveTitle(/^Éducation/)
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/^Votre rythme/)
  expect(await scrollTop(page)).toBe(900)
  await page.goForward()
  await expect(page).toHaveTitle(/^Éducation/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Votre rythme/)
  expect(await scrollTop(page)).toBe(900)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  expect(await scrollTop(page)).toBe(0)
})

test('a place in the page that the address names stands below the header', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  for (const banner of ['with', 'without']) {
    await test.step(`${banner} the banner`, async () => {
      if (banner === 'without') await page.getByRole('button', { name: 'Close banner' }).click()
      await page.evaluate((id) => {
        const titles = document.querySelectorAll('main h2')
        const place = titles[1]
        if (!place) throw new Error('The page has too few sections')
        place.id = id
        location.hash = id
      }, banner)
      const header = page.locator('header').first()
      await expect
        .poll(async () => {
          const [place, bar] = [await page.locator(`#${banner}`).boundingBox(), await header.boundingBox()]
          return place && bar && place.y - (bar.y + bar.height)
        })
        .toBeGreaterThanOrEqual(0)
      const place = await page.locator(`#${banner}`).boundingBox()
      expect(place?.y).toBeLessThan(200)
    })
  }
})

test('title, focus and announcement follow the page; the drawer closes and gives way', async ({ page }) => {
  await enterAsMember(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: 'Community Hub' }).click()
  await expect(page).toHaveTitle('Community Hub · Cadence')
  await expect(drawer).toBeHidden()
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('[aria-live="polite"][aria-atomic="true"]').first()).toHaveText(
    'Community Hub · Cadence',
  )

  await test.step('back with the drawer open', async () => {
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await page.goBack()
    await expect(page).toHaveTitle('Dashboard · Cadence')
    await expect(drawer).toBeHidden()
    await expect(heading(page)).toBeFocused()
  })
})

test('the skip link is the first stop, and leads to the content on every page', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  const link = page.getByRole('link', { name: 'Aller au contenu' })
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(link).not.toBeInViewport()

  await publicLink(page, 'Éducation').click()
  await expect(heading(page)).toBeFocused()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/education$/)
})

test('a page that takes long: the old one stays, a line shows after 200 ms, and it is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.matches('[data-progress]')) performance.mark('line')
    })
    addEventListener('click', () => performance.mark('click'), true)
  })
  const open = await gate(page, '**/remotes/auth/**')
  await page.goto('/')
  const home = await heading(page).innerText()
  await publicLink(page, 'Se Connecter').click()
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('line').length)).toBe(1)
  const after = await page.evaluate(() => {
    const [line, click] = ['line', 'click'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0,
    )
    return (line ?? 0) - (click ?? 0)
  })
  expect(after).toBeGreaterThanOrEqual(200)
  await expect(page.getByText('Chargement de la page…')).toBeAttached()
  await expect(heading(page)).toHaveText(home)
  open()
  await expect(heading(page)).toHaveText('Ravis de vous revoir')
  await expect(page.locator('[data-progress]')).toHaveCount(0)
  await expect(page.getByText('Chargement de la page…')).toHaveCount(0)
})

test('a first page that takes long: a skeleton after 300 ms, never an empty page instead', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[aria-label="Chargement de la page"]')) return
      performance.mark('skeleton')
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  const open = await gate(page, '**/remotes/auth/**/static/**')
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Chargement de la page' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cadence, accueil' })).toBeVisible()
  const shownAt = await page.evaluate(() => performance.getEntriesByName('skeleton')[0]?.startTime ?? 0)
  expect(shownAt).toBeGreaterThanOrEqual(300)
  open()
  await expect(heading(page)).toHaveText('Ravis de vous revoir')
  await expect(page.getByRole('status', { name: 'Chargement de la page' })).toHaveCount(0)
})

test('the picture of a dashboard grows into its page when it is opened from the collection', async ({
  page,
}) => {
  const person = await enterAsMember(page, { path: '/help' })
  await saveDashboards(person, [{ name: 'Semaine' }])
  await page.goto('/collection')
  await slowFades(page)
  await page.getByRole('link', { name: 'Ouvrir «\u202fSemaine\u202f»' }).click()
  const growing = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        .includes('::view-transition-old(opened)'),
    )
  await expect.poll(growing).toBe(true)
  await expect(heading(page)).toContainText('Good')
})
