import { expect, type Locator, type Page } from '@playwright/test'

/** The screen of a phone. */
export const phone = { width: 390, height: 844 }

/** The parts of the public shell. */
export const banner = (page: Page) => page.getByRole('complementary', { name: 'Annonce' })
export const header = (page: Page) => page.getByRole('banner')
export const toggle = (page: Page) => page.getByRole('button', { name: /^(Ouvrir|Fermer) le menu$/ })
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
export const text = (page: Page) => banner(page).getByText(/en construction/)

/** Opens a page of the public site. */
export async function open(page: Page, path = '/help-center'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Position of a part on the screen. */
export async function box(part: Locator) {
  const found = await part.boundingBox()
  if (!found) throw new Error('Not on screen')
  return found
}

/** Waits until the sliding parts of the shell have reached their positions. The page between them may move. */
export async function still(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
          .filter((target) => !target?.closest('main'))
          .map((target) => target?.outerHTML.slice(0, 80)),
      ),
    )
    .toEqual([])
}

/** The endless animation of the banner's text, if it has one. */
export function loop(page: Page) {
  return banner(page).evaluate((element) => {
    const animations = element.getAnimations({ subtree: true })
    const endless = animations.find(({ effect }) => effect?.getTiming().iterations === Infinity)
    return endless ? { duration: endless.effect?.getTiming().duration, playState: endless.playState } : null
  })
}
