import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { expect, expectKept, test } from '../support/offline.ts'

const picture = z.object({ src: z.string(), sizes: z.string() })
const manifestSchema = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  dir: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  categories: z.array(z.string()),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(z.extend(picture, { purpose: z.string() })),
  screenshots: z.array(z.extend(picture, { form_factor: z.string(), label: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(picture) })),
})

/** The manifest that the page names. */
async function manifestOf(page: Page) {
  const text = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    return link ? (await fetch(link.href)).text() : ''
  })
  return manifestSchema.parse(JSON.parse(text))
}

/** The size of a picture as the browser draws it. */
const drawn = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  }, src)

const content = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).evaluate((tag) => tag.getAttribute('content') ?? tag.getAttribute('href'))

test('the app has, point by point, what an installable app needs', async ({ page, network }) => {
  await page.goto('/dashboard')
  const manifest = await manifestOf(page)
  await test.step('name, short name that fits below an icon, description', async () => {
    expect([manifest.name, manifest.short_name]).toEqual(['Cadence', 'Cadence'])
    expect(manifest.description.length).toBeGreaterThan(40)
  })
  await test.step('identity, start within the scope, a window of its own', async () => {
    expect(manifest).toMatchObject({ id: '/dashboard', start_url: '/dashboard', scope: '/' })
    expect(manifest.display).toBe('standalone')
  })
  await test.step('language, direction, categories', async () => {
    expect(manifest).toMatchObject({ lang: 'fr', dir: 'ltr' })
    expect(manifest.categories).toContain('productivity')
  })
  await test.step('icons of 192 and 512 pixels, one of them maskable', async () => {
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
    for (const { src, sizes } of manifest.icons) expect(await drawn(page, src)).toBe(sizes)
  })
  await test.step('screenshots for wide and narrow screens, with a label', async () => {
    for (const { src, sizes, label } of manifest.screenshots) {
      expect(await drawn(page, src)).toBe(sizes)
      expect(label).not.toBe('')
    }
    const forms = manifest.screenshots.map(({ form_factor }) => form_factor)
    expect(forms).toEqual(expect.arrayContaining(['wide', 'narrow']))
  })
  await test.step('shortcuts, each with an icon of 96 pixels', async () => {
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
      'Tableau de bord',
      'Nouvelle tâche',
      'Démarrer une session',
    ])
    for (const { icons } of manifest.shortcuts)
      for (const { src, sizes } of icons) expect([await drawn(page, src), sizes]).toEqual(['96x96', '96x96'])
  })
  await test.step('colours of the bars, which are those of the page', async () => {
    const colour = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--page'),
    )
    expect([manifest.theme_color, manifest.background_color]).toEqual([colour.trim(), colour.trim()])
    expect(await content(page, 'meta[name="theme-color"]:not([media="not all"])')).toBe(manifest.theme_color)
  })
  await test.step('a viewport that follows the device, and the icon of iOS', async () => {
    expect(await content(page, 'meta[name="viewport"]')).toMatch(/width=device-width/)
    const icon = await content(page, 'link[rel="apple-touch-icon"]')
    expect(await drawn(page, icon ?? '')).toBe('180x180')
  })
  await test.step('a service worker that answers the start without a network', async () => {
    await expectKept(page)
    network.cut()
    const answer = await page.goto(manifest.start_url)
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('main[data-layout="app"]').getByRole('heading', { level: 1 })).toBeVisible()
    for (const { url } of manifest.shortcuts) {
      await page.goto(url)
      await expect(page.locator('main[data-layout="app"]')).toBeVisible()
    }
  })
  await test.step('pictures that only the system shows are not kept on the device', async () => {
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = names.map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(keys)).flat().map(({ url }) => url)
    })
    expect(kept.filter((url) => /screenshots|icons\//.test(url))).toEqual([])
  })
})
