import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A phone and a desktop. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** axe finds nothing on what is on screen now. */
export async function expectNoFault(page: Page, what: string): Promise<void> {
  // Colours are judged when nothing fades any more.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map((a) => (a.effect?.getTiming().iterations === Infinity ? a.pause() : a.finished)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html}`)).toEqual([])
}
