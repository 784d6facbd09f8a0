import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

/**
 * Makes `fill` type in Firefox. Over WebDriver BiDi, Playwright sets the value of a field in the page, where React keeps
 * track of what scripts set: it would take the text for its own and tell no component.
 */
export async function typeAsPerson(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const type = (text: string) => {
      document.execCommand('insertText', false, text)
    }
    // Playwright puts its own function there later.
    Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => type, set: () => undefined })
  })
}

const hashOfNothing = createHash('sha384').digest('base64')

/** Whether an error only says that a script did not arrive: Firefox then calls the hash of nothing wrong, too. */
export const isOfMissingScript = (message: string) =>
  message.includes('integrity attribute') && message.includes(hashOfNothing)
