import { routes } from '@cadence/host/routes'
import { test as base, type Page } from '@playwright/test'
import { expectStarted } from '../support/app-started.ts'
import { sample } from '../support/sample.ts'
import { appUrl } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** On a busy machine the first visitor may get a page before the server has rendered it. */
base.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: appUrl })
  for (const { path } of publicRoutes) {
    await expect.poll(async () => (await request.get(path)).text()).toContain(`data-served="${path}"`)
  }
  await request.dispose()
})

const publicRoutes = routes.filter(({ layout }) => layout === 'public')

/** Texts and link targets of a page. */
function contentOf(page: Page) {
  return page.locator('#root').evaluate((root) => {
    const copy = document.createElement('div')
    copy.append(...[...root.childNodes].map((node) => node.cloneNode(true)))
    // With scripts enabled, a noscript element holds its markup as text.
    for (const note of copy.querySelectorAll('noscript')) note.remove()
    return {
      // Folded texts count too.
      text: copy.textContent.replaceAll(/\s+/g, ' '),
      links: [...copy.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    }
  })
}

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false, baseURL: appUrl })

  base('every text and link is there, and nothing is said of scripts', async ({ page, browser }) => {
    const context = await browser.newContext({ baseURL: appUrl, javaScriptEnabled: true })
    const other = await context.newPage()
    for (const { path } of sample(publicRoutes, 2)) {
      await base.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('a besoin de JavaScript')).toBeHidden()
        const plain = await contentOf(page)
        await other.goto(path)
        await expectStarted(other)
        expect(plain).toEqual(await contentOf(other))
      })
    }
    await context.close()
  })

  base('links lead on, and what is folded can be opened', async ({ page }) => {
    await page.goto('/')
    const question = page.locator('details').first()
    await question.locator('summary').click()
    await expect(question.locator('p').first()).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGU' }).click()
    await expect(page).toHaveURL(/\/cgu$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('on a phone the caption of Découvrir says how long a session is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/discover')
  await expect(page.locator('figcaption').getByText('vingt-cinq')).toBeVisible()
})

for (const width of [390, 1440])
  test(`the pauses of Découvrir are at the height of its dials, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/discover')
    const dial = page.locator('div[aria-hidden]', { has: page.getByText('25:00') }).first()
    const offCentre = await dial.evaluate((element) => {
      const pause = getComputedStyle(element, '::after')
      return Number.parseFloat(pause.top) + Number.parseFloat(pause.height) / 2 - element.clientHeight / 2
    })
    expect(Math.abs(offCentre)).toBeLessThan(1)
  })

test.describe('the page that stands in the HTML', () => {
  for (const width of sample([768, 390, 1440], 3)) {
    test(`is taken over as it stands, and nothing in it moves, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      // Late fonts have a test of their own.
      await page.goto('/login')
      await page.evaluate(() => document.fonts.ready)
      await page.addInitScript(() => {
        const seen = { shift: 0, changes: [] as string[], heading: null as Element | null }
        Reflect.set(globalThis, 'seen', seen)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value')
        }).observe({ type: 'layout-shift', buffered: true })
        // The parser is done, and the scripts that wait for it have not run.
        document.addEventListener('readystatechange', () => {
          const root = document.getElementById('root')
          if (document.readyState !== 'interactive' || !root) return
          seen.heading = root.querySelector('h1')
          new MutationObserver((list) => {
            for (const { target, addedNodes, removedNodes } of list) {
              // Drawn people are decoration that has its room, and come later.
              if (target instanceof Element && target.closest('[aria-hidden="true"]')) continue
              const nodes = [...addedNodes, ...removedNodes].map((node) => node.textContent)
              seen.changes.push(`${target.nodeName} ${nodes.join('|')}`)
            }
          }).observe(root, { childList: true, characterData: true, subtree: true })
        })
      })
      for (const { path } of publicRoutes) {
        await test.step(path, async () => {
          await page.goto(path)
          // Now the app has finished its work after hydration.
          await page.evaluate(
            () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
          )
          const seen = await page.evaluate(() => {
            const { shift, changes, heading } = Reflect.get(globalThis, 'seen')
            return { shift, changes, isSame: heading === document.querySelector('h1') }
          })
          expect(seen.isSame).toBe(true)
          expect(seen.changes).toEqual([])
          expect(seen.shift).toBeLessThan(0.01)
        })
      }
    })
  }

  test('moves by less than a twentieth of the window on a phone when the fonts arrive late', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Reflect.set(globalThis, 'seen', seen)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value')
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const { path } of sample(publicRoutes, 3)) {
      await test.step(path, async () => {
        let answerFonts = () => {}
        const isPainted = new Promise<void>((done) => {
          answerFonts = done
        })
        await page.route('**/*.woff2', async (route) => {
          await isPainted
          await route.continue()
        })
        // A document whose preloaded fonts are missing does not count as loaded.
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
        answerFonts()
        const shift = await page.evaluate(async () => {
          await document.fonts.ready
          await new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))
          return Reflect.get(globalThis, 'seen').shift
        })
        expect(shift).toBeLessThan(0.05)
        await page.unroute('**/*.woff2')
      })
    }
  })

  test('works in every part once it is taken over', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Close banner' }).click()
    await expect(page.getByRole('complementary', { name: 'Annonce' })).toBeHidden()
    await page.evaluate(() => Reflect.set(globalThis, 'same', true))
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Communauté' })
      .click()
    await expect(page).toHaveTitle(/^Communauté/)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'same'))).toBe(true)
  })
})

test.describe('what a page says of itself', () => {
  test('stands in the first HTML, its own for each page, with a picture that is there', async ({
    request,
  }) => {
    const descriptions = new Set<string>()
    for (const { path } of publicRoutes) {
      const html = await (await request.get(path)).text()
      const content = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
      descriptions.add(content('description'))
      expect(html).toContain('<html lang="fr">')
      expect(html).toContain(`<link rel="canonical" href="${appUrl}${path}">`)
      expect(content('og:title')).toContain('Cadence')
      const picture = await request.get(content('og:image'))
      expect(picture.headers()['content-type']).toBe('image/png')
      expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin')
      const bytes = await picture.body()
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
      for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
        expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' })
      }
    }
    expect(descriptions.size).toBe(publicRoutes.length)
  })

  test('is that it is not to be found, for every other page', async ({ request }) => {
    for (const path of ['/login', '/dashboard', '/settings']) {
      expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex">')
    }
  })

  test('crawlers find every public page, and where they may not go', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    const isBelow = (url = '') =>
      publicRoutes.some(({ path, below }) => below && url.startsWith(`${appUrl}${path}/`))
    expect(found.filter((url) => !isBelow(url))).toEqual(publicRoutes.map(({ path }) => appUrl + path))
    // The 85 articles of the help center, and the lists of its four categories.
    expect(found.filter(isBelow)).toHaveLength(89)
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${appUrl}/sitemap.xml`)
    expect(robots).toContain('Disallow: /dashboard')
  })
})
