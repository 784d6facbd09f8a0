import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { full } from './sample.ts'

type Scheme = 'dark' | 'light'

/** A phone and a desktop. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Rules that depend on colours. The other rules need one mode only. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Judged {
  rules?: string[]
  /** Selector of the part of the page to check. */
  part?: string
}

async function expectNoViolation(page: Page, what: string, { rules, part }: Judged = {}): Promise<void> {
  // Colours can be checked only after all fades have ended.
  await page.waitForFunction(() => {
    // An animation that follows the scrolling never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const running = timed.filter(({ playState }) => playState === 'running')
    const endless = running.filter(({ effect }) => effect?.getTiming().iterations === Infinity)
    for (const animation of endless) animation.pause()
    return running.length === endless.length
  })
  // A document that was judged before has axe already.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  // The legacy mode is faster. It only lacks the frames of other origins, and there are none.
  // axe reports violations only: to collect what passes is most of its work.
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  if (part) axe.include(part)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html}`)).toEqual([])
}

/** Expects that axe finds no fault in the colours on the screen. */
export const expectNoColourFault = (page: Page, what: string) =>
  expectNoViolation(page, what, { rules: colourRules })

async function show(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme })
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await expect.poll(shown, 'the page follows the system’s mode').toBe(scheme)
}

/**
 * The number of the combination of size and mode, 0 to 3, in which a screen is checked. It follows from the name of the screen, so
 * that every run checks the same combination. With a counter it would follow from the tests that the worker has run before, and a
 * fault in one combination would be found in some runs only.
 */
const turnOf = (what: string) => [...what].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4

/**
 * Expects that axe finds no fault on the screen: in the dark mode or in the light one, in turn; in a full run in both. The
 * page must follow the system's mode.
 * @param part selector of the only part to check, to save time when another test checks the page around it.
 */
export async function expectNoFault(page: Page, what: string, part?: string): Promise<void> {
  const judged = part === undefined ? {} : { part }
  const inTurn: Scheme = turnOf(what) % 2 === 0 ? 'light' : 'dark'
  for (const scheme of full ? (['light', 'dark'] as const) : [inTurn]) {
    await show(page, scheme)
    // The rules that do not look at colours find the same in both.
    const rules = full && scheme === 'light' ? { rules: colourRules } : {}
    await expectNoViolation(page, `${what}, ${scheme}`, { ...judged, ...rules })
  }
}

/**
 * Expects that axe finds no fault on a screen, and that it does not scroll sideways on a phone. To save time, axe checks each
 * screen in one of four combinations of size and mode. So each screen's own content is checked once, and the layout
 * around the screens in all four. On a desktop a screen is looked at when axe checks it there, in a full run always.
 * @param around shows the screen before the check and closes it afterwards, for a screen that does not follow a new size.
 */
export async function expectNoFaultAtAnySize(
  page: Page,
  what: string,
  around: (judge: () => Promise<void>) => Promise<void> = (judge) => judge(),
): Promise<void> {
  const before = page.viewportSize()
  const turn = turnOf(what)
  const schemes: Scheme[] = turn < 2 ? ['dark', 'light'] : ['light', 'dark']
  for (const [index, size] of sizes.entries()) {
    const isTurn = turn % 2 === index
    if (size.width > 390 && !isTurn && !full) continue
    const name = `${what} at ${size.width}`
    await page.setViewportSize(size)
    await around(async () => {
      for (const scheme of full ? schemes : schemes.filter((_, nth) => isTurn && nth === 0)) {
        await show(page, scheme)
        await expectNoViolation(page, `${name}, ${scheme}`)
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${name} scrolls sideways by so many pixels`).toBeLessThanOrEqual(0)
    })
  }
  if (before) await page.setViewportSize(before)
}
