import type { Browser } from '@playwright/test'

/** Frames of one drag: three seconds at 60 frames a second. */
const FRAMES = 180

/** Frames of the warm-up, which do not count. */
const WARM_UP = 60

/** The cells of the product's grid and of the bare example's. */
const cells = '[data-editable-grid] > [data-widget], .react-grid-item.cssTransforms'

/** The smoothness of one drag. */
export interface Drag {
  /** Frames per second. */
  rate: number
  /** 95th percentile of the time from one frame to the next, in ms. */
  p95: number
}

/**
 * Drags the first cell of a page in loops over the grid, one move of the pointer in each frame, at a processor so many
 * times slower. The first second is not counted.
 */
export async function measureDrag(browser: Browser, url: string, slowdown: number): Promise<Drag> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForSelector(cells)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const seen = await page.evaluate(
    async ({ count, cells }) => {
      const cell = document.querySelector(cells)
      if (!cell) throw new Error('No cell')
      // A press that a script makes has no pointer that could be captured.
      Element.prototype.setPointerCapture = () => undefined
      const start = {
        bubbles: true,
        cancelable: true,
        clientX: 60,
        clientY: 200,
        isPrimary: true,
        buttons: 1,
      }
      cell.dispatchEvent(new PointerEvent('pointerdown', start))
      cell.dispatchEvent(new MouseEvent('mousedown', start))
      const times: number[] = []
      for (let n = 0; n < count; n += 1) {
        times.push(await new Promise<number>(requestAnimationFrame))
        const turn = (n / 60) * Math.PI
        // Between the edges at which the page would scroll.
        const clientX = start.clientX + 350 * (1 - Math.cos(turn))
        const clientY = start.clientY + 275 * (1 - Math.cos(turn * 1.5))
        // The product listens to the pointer, the bare example to the mouse.
        document.dispatchEvent(new PointerEvent('pointermove', { ...start, clientX, clientY }))
        document.dispatchEvent(new MouseEvent('mousemove', { ...start, clientX, clientY }))
      }
      if (!document.querySelector('[data-placeholder], .react-grid-placeholder'))
        throw new Error('Nothing is dragged')
      document.dispatchEvent(new PointerEvent('pointerup', start))
      document.dispatchEvent(new MouseEvent('mouseup', start))
      return times
    },
    { count: WARM_UP + FRAMES, cells },
  )
  await context.close()
  const times = seen.slice(WARM_UP)
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  const sorted = [...gaps].sort((a, b) => a - b)
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return { rate: (1000 * gaps.length) / total, p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN }
}
