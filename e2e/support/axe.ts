import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A phone and a desktop. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** What the light can change: the layout is judged in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

async function expectNoViolation(page: Page, what: string, rules?: string[]): Promise<void> {
  // Colours are judged when nothing fades any more.
  await page.waitForFunction(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const endless = running.filter(({ effect }) => effect?.getTiming().iterations === Infinity)
    for (const animation of endless) animation.pause()
    return running.length === endless.length
  })
  // Without frames of other origins there is no need to gather the results in a page of their own.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html}`)).toEqual([])
}

async function turn(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme })
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await expect.poll(shown, 'the page follows the system’s mode').toBe(scheme)
}

/** axe finds nothing on what is on screen now, in the light and in the dark. The theme must be that of the system. */
export async function expectNoFault(page: Page, what: string): Promise<void> {
  await turn(page, 'light')
  await expectNoViolation(page, `${what} in the light`, colourRules)
  await turn(page, 'dark')
  await expectNoViolation(page, what)
}
