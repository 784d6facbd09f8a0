import { memberStorage } from '@cadence/host/fixture-member'
import type { Browser, Page } from '@playwright/test'

/** What a member does on the dashboard and in the editor, and what each takes from the press to the next paint, in ms. */
export const deeds = [
  'open quick capture',
  'enter edit mode',
  'remove a widget',
  'add a widget',
  'undo',
] as const
export type Paints = Record<(typeof deeds)[number], number>

/** Presses a button in the page. @returns ms until the next frame is painted. */
function press(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        const button = document.querySelector<HTMLElement>(selector)
        if (!button) return reject(new Error(`No ${selector}`))
        const start = performance.now()
        button.click()
        // A task that is posted from a frame's callback runs when that frame has been laid out and painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      }),
    selector,
  )
}

/** Opens the dashboard, edits it and measures each press, at a processor four times slower. */
export async function measurePaints(browser: Browser, origin: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript((storage) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  }, memberStorage())
  const page = await context.newPage()
  await page.goto(`${origin}/dashboard`)
  const edit = page.getByRole('button', { name: 'Edit Dashboard' })
  // A member hovers the button before the press, which loads the editor's code.
  await edit.hover()
  await page.waitForLoadState('networkidle')
  await edit.evaluate((button) => {
    button.dataset.bench = ''
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // An animation that follows the scrolling never ends.
  const still = () =>
    page.waitForFunction(
      () => !document.getAnimations().some(({ timeline }) => timeline instanceof DocumentTimeline),
    )
  // Quick capture is drawn ahead when the page is idle.
  await page.waitForSelector('dialog:has([role="combobox"])', { state: 'attached' })
  await still()
  const captured = await press(page, '[aria-keyshortcuts$="+K"]')
  await page.keyboard.press('Escape')
  await still()
  const entered = await press(page, '[data-bench]')
  await page.waitForSelector('[data-editable-grid] [data-widget]')
  await still()
  const removed = await press(page, '[aria-label="Remove Timer"]')
  await still()
  await page.getByRole('button', { name: 'Timer', exact: true }).evaluate((button) => {
    button.dataset.bench = ''
  })
  const added = await press(page, '[data-bench]')
  await still()
  const undone = await press(page, '[aria-keyshortcuts^="Control+Z"]')
  await context.close()
  return {
    'open quick capture': captured,
    'enter edit mode': entered,
    'remove a widget': removed,
    'add a widget': added,
    undo: undone,
  }
}
