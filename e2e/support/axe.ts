import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { full } from './sample.ts'

type Scheme = 'dark' | 'light'

/** A phone and a desktop. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Rules that depend on colours. The dark mode covers the others. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Judged {
  rules?: string[]
  /** Selector of the part of the page that is judged. */
  part?: string
}

async function expectNoViolation(page: Page, what: string, { rules, part }: Judged = {}): Promise<void> {
  // Colours can be checked only after all fades have ended.
  await page.waitForFunction(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const endless = running.filter(({ effect }) => effect?.getTiming().iterations === Infinity)
    for (const animation of endless) animation.pause()
    return running.length === endless.length
  })
  // Without frames of other origins there is no need to gather the results in a page of their own.
  // Of what is right nothing needs to be said, which is most of the work.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  if (part) axe.include(part)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html}`)).toEqual([])
}

/** Expects that axe finds no fault in the colours on the screen. */
export const expectNoColourFault = (page: Page, what: string) =>
  expectNoViolation(page, what, { rules: colourRules })

async function turn(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme })
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await expect.poll(shown, 'the page follows the system’s mode').toBe(scheme)
}

/**
 * axe finds nothing on what is on screen now: in the dark and, of every second screen, in the light. The theme must be
 * that of the system.
 * @param part selector of what is judged, where the page around it is judged elsewhere: that takes most of the time.
 */
export async function expectNoFault(page: Page, what: string, part?: string): Promise<void> {
  const judged = part === undefined ? {} : { part }
  if (full || screens++ % 2 === 0) {
    await turn(page, 'light')
    await expectNoViolation(page, `${what} in the light`, { ...judged, rules: colourRules })
  }
  await turn(page, 'dark')
  await expectNoViolation(page, what, judged)
}

let screens = 0

/**
 * axe finds nothing on a screen, and at the size of a phone and of a desktop it does not scroll sideways. Each is judged
 * at one size in one mode, the next at the other size, the one after in the other mode: so the frame around them is
 * judged in all four, each screen's own part in one, in a quarter of the time.
 * @param around brings the screen up at the size that is set, and away, where it does not follow by itself.
 */
export async function expectNoFaultAtAnySize(
  page: Page,
  what: string,
  around: (judge: () => Promise<void>) => Promise<void> = (judge) => judge(),
): Promise<void> {
  const turnOf = screens++
  const schemes: Scheme[] = turnOf % 4 < 2 ? ['dark', 'light'] : ['light', 'dark']
  for (const [index, size] of sizes.entries()) {
    const name = `${what} at ${size.width}`
    await page.setViewportSize(size)
    await around(async () => {
      const due = turnOf % 2 === index ? schemes.slice(0, 1) : []
      for (const scheme of full ? schemes : due) {
        await turn(page, scheme)
        await expectNoViolation(page, `${name}, ${scheme}`)
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${name} scrolls sideways by so many pixels`).toBeLessThanOrEqual(0)
    })
  }
}
