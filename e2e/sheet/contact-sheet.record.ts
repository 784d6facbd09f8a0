import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectStarted } from '../support/app-started.ts'
import { IDLE_MS, PICTURE, type SheetScreen, sheetScreens, type Viewer } from './screens.ts'
import { type Look, openViewer } from './viewers.ts'

const folder = join(import.meta.dirname, '../../.cache/contact-sheet')

const widths = [390, 768, 1440]

/** The public site has no colour themes: its pictures are taken in the two modes. */
const looks: Readonly<Record<string, Look & { withPublicSite: boolean }>> = {
  origin: { mode: 'dark', theme: 'origin', withPublicSite: true },
  'flash-white': { mode: 'light', theme: 'flash-white', withPublicSite: true },
  'ocean-breeze': { mode: 'dark', theme: 'ocean-breeze', withPublicSite: false },
  sunset: { mode: 'light', theme: 'sunset', withPublicSite: false },
}

/** Scrolls through the page and back: pictures further down load when they come into view. */
const bringAllIn = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((done) => setTimeout(done, 50))
    }
    scrollTo(0, 0)
  })

/**
 * Makes the window as high as the page. A picture of what is outside the window has the sidebar, the bar of a phone and the
 * light of a theme where the window ended, and Chromium takes it without the touch of a phone.
 */
async function showWhole(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, pageHeight) })
  // What is drawn when the page is idle, as the boards of the Collection are, is drawn.
  await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done))
    await new Promise((done) => setTimeout(done, 300))
  })
}

async function take(context: BrowserContext, { name, path, prepare, act }: SheetScreen, file: string) {
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(path)
  await expectStarted(page)
  await act?.(page)
  await page.waitForTimeout(IDLE_MS)
  await bringAllIn(page)
  // A dialog covers the window, and the page goes on under it.
  if ((await page.getByRole('dialog').count()) === 0) await showWhole(page)
  await page.screenshot({ path: file, ...PICTURE })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} fits`).toBe(
    true,
  )
  await page.close()
}

const figure = (theme: string, { name }: SheetScreen) => `<figure>
${widths.map((width) => `<img src="${theme}/${name}-${width}.png" alt="${name}, ${width} px" style="width:${width / 4}px">`).join('\n')}
<figcaption>${name}</figcaption></figure>`

const sheetOf = (theme: string, screens: readonly SheetScreen[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Cadence, ${theme}</title>
<style>
  body { margin: 1rem; background: #888; font: 1rem sans-serif; display: flex; flex-wrap: wrap; gap: 1rem }
  figure { display: flex; flex-wrap: wrap; gap: .25rem; align-items: start; margin: 0; width: 660px }
  img { max-height: 560px; object-fit: cover; object-position: top }
  figcaption { width: 100% }
</style>
${screens.map((screen) => figure(theme, screen)).join('\n')}
</html>
`

/** Writes a page with all pictures of a look, and a picture of that page. */
async function putSideBySide(browser: Browser, theme: string, screens: readonly SheetScreen[]) {
  const file = join(folder, `${theme}.html`)
  await writeFile(file, sheetOf(theme, screens))
  const page = await browser.newPage({ viewport: { width: 2060, height: 1000 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(folder, `${theme}.png`), fullPage: true })
  await page.close()
}

for (const [theme, { withPublicSite, ...look }] of Object.entries(looks))
  test(theme, async ({ browser }) => {
    const screens = sheetScreens.filter(({ viewer }) => viewer !== 'visitor' || withPublicSite)
    const pictures = join(folder, theme)
    await rm(pictures, { recursive: true, force: true })
    await mkdir(pictures, { recursive: true })
    for (const width of widths) {
      const contexts = new Map<Viewer, BrowserContext>()
      for (const screen of screens) {
        const { name, viewer } = screen
        // A state needs a browser that knows nothing yet, and leaves it to nobody.
        const isState = Boolean(screen.prepare || screen.act)
        const known = isState ? undefined : contexts.get(viewer)
        const context = known ?? (await openViewer(browser, viewer, look, width))
        const file = join(pictures, `${name}-${width}.png`)
        await test.step(`${name}, ${width} px`, () => take(context, screen, file))
        if (isState) await context.close()
        else contexts.set(viewer, context)
      }
      await Promise.all([...contexts.values()].map((context) => context.close()))
    }
    await putSideBySide(browser, theme, screens)
  })
