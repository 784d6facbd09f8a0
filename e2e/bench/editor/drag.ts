import type { Browser } from '@playwright/test'

/** Frames of one drag: three seconds at 60 frames a second. */
const FRAMES = 180

/** How smooth one drag was. */
export interface Drag {
  /** Frames per second. */
  rate: number
  /** 95th percentile of the time from one frame to the next, in ms. */
  p95: number
}

/**
 * Drags the first cell of a page in loops over the grid, one move of the pointer in each frame, at a processor so many
 * times slower. The first loop is not counted: it warms up.
 */
export async function measureDrag(browser: Browser, url: string, slowdown: number): Promise<Drag> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForSelector('.react-grid-item.cssTransforms')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await page.evaluate(async (frames) => {
    const frame = () => new Promise<number>(requestAnimationFrame)
    const cell = document.querySelector('.react-grid-item')
    if (!cell) throw new Error('No cell')
    const at = (clientX: number, clientY: number) => ({ bubbles: true, cancelable: true, clientX, clientY })
    const start = { x: 60, y: 200 }
    cell.dispatchEvent(new PointerEvent('pointerdown', at(start.x, start.y)))
    cell.dispatchEvent(new MouseEvent('mousedown', at(start.x, start.y)))
    const run = async (count: number) => {
      const seen = [await frame()]
      for (let n = 1; n <= count; n += 1) {
        const turn = (n / 60) * Math.PI
        // Between the edges at which the page would scroll.
        const x = start.x + 350 * (1 - Math.cos(turn))
        const y = start.y + 275 * (1 - Math.cos(turn * 1.5))
        document.dispatchEvent(new MouseEvent('mousemove', at(x, y)))
        seen.push(await frame())
      }
      return seen
    }
    await run(60)
    const seen = await run(frames)
    const moved = document.querySelector('.react-draggable-dragging, .react-grid-placeholder')
    if (!moved) throw new Error('Nothing is dragged')
    document.dispatchEvent(new MouseEvent('mouseup', at(start.x, start.y)))
    return seen
  }, FRAMES)
  await context.close()
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  const sorted = [...gaps].sort((a, b) => a - b)
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return { rate: (1000 * gaps.length) / total, p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN }
}
