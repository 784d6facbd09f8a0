import { expect, type Page } from '@playwright/test'

/** Stores a theme in each page of this tab before its first script runs. */
export async function storeTheme(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), text)
}

/** Whether a page is dark or light: its background, its text, and the browser's own controls. */
export async function expectScheme(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const light = (colour: string) => Number(/\d+/.exec(colour)?.[0]) > 127
      const root = getComputedStyle(document.documentElement)
      const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const bar = bars.find(({ media }) => media === '' || matchMedia(media).matches)
      return {
        ground: light(root.backgroundColor) ? 'light' : 'dark',
        text: light(getComputedStyle(document.body).color) ? 'light' : 'dark',
        parts: root.colorScheme,
        barsAreGround: bar?.content === root.getPropertyValue('--page'),
      }
    })
  const text = scheme === 'dark' ? 'light' : 'dark'
  await expect.poll(look).toEqual({ ground: scheme, text, parts: scheme, barsAreGround: true })
}

const framesOf = (page: Page) => page.evaluate((): string[] => Reflect.get(globalThis, 'groundOfFrames'))

/**
 * Records the background colour of each frame of a page. The host's script waits until a few frames have passed, as on a
 * slow network, so that the first frames show only the first HTML.
 */
export async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: string[] = []
    Reflect.set(globalThis, 'groundOfFrames', frames)
    const record = () => {
      if (document.body) frames.push(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
  await page.route('**/host/**/index.*.js', async (route) => {
    await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThan(3)
    await route.continue()
  })
}

/** The background colours of a page's frames so far, in order, without repetitions. */
export async function groundsOf(page: Page): Promise<string[]> {
  return [...new Set(await framesOf(page))]
}
