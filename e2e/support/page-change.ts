import type { Page } from '@playwright/test'

declare global {
  // Only `var` declares a property of the page's global object.
  var cadenceFades: { begun: number; over: number }
}

/** Counts the view transitions of each document from the next one on. */
export async function countFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fades = { begun: 0, over: 0 }
    globalThis.cadenceFades = fades
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      fades.begun += 1
      const transition = start(update)
      void transition.finished.then(() => {
        fades.over += 1
      })
      return transition
    }
  })
}

/** Numbers of started and of finished view transitions of this document. */
export const fades = (page: Page) => page.evaluate(() => globalThis.cadenceFades)

/** Number of running animations of a view transition. */
export const fadesOnScreen = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
        ).length,
  )

/** Makes each fade of this document so long that a test can act while it runs. */
export async function slowFades(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('::view-transition-old(*){animation-duration:20s!important}')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Holds back requests for some files. @returns a function that lets them pass. */
export async function gate(page: Page, files: string): Promise<() => void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(files, async (route) => {
    await opened
    await route.continue()
  })
  return open
}
