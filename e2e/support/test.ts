import { test as base, expect } from '@playwright/test'
import { expectStarted } from './app-started.ts'
import { makeLate } from './delays.ts'
import { isOfMissingScript, typeAsPerson } from './in-firefox.ts'

/**
 * Playwright's test. It also fails when a page throws an uncaught error, breaks the content policy, or differs from the
 * HTML that the server rendered.
 */
export const test = base.extend<{ watchPages: undefined }>({
  // A test acts on the running app, so `goto` waits until the app has started.
  page: async ({ page }, use) => {
    const { goto, reload } = page
    page.goto = async (address, options) => {
      const response = await goto.call(page, address, options)
      if (options?.waitUntil !== 'commit') await expectStarted(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      await expectStarted(page)
      return response
    }
    await use(page)
  },
  watchPages: [
    async ({ context, browserName }, use) => {
      await makeLate(context)
      if (browserName === 'firefox') await typeAsPerson(context)
      const faults: string[] = []
      context.on('weberror', (fault) => {
        const error = fault.error()
        if (browserName === 'firefox' && isOfMissingScript(error.message)) return
        faults.push(`uncaught ${error.stack ?? error.message}`)
      })
      await context.exposeFunction('reportFault', (text: string) => faults.push(text))
      await context.addInitScript(() => {
        const report = (text: string) => Reflect.apply(Reflect.get(globalThis, 'reportFault'), null, [text])
        addEventListener('cadence:failure', (event) => {
          const { phase, error } = (event as CustomEvent).detail
          if (phase === 'hydrate') report(`${phase} ${error?.message ?? error}`)
        })
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          report(`policy ${violatedDirective} ${blockedURI} ${sample}`),
        )
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
