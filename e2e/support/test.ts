import { test as base, expect } from '@playwright/test'

/** Playwright's test, with an eye on what no page may ever do: throw into the void, or break the content policy. */
export const test = base.extend<{ watchPage: undefined }>({
  watchPage: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`uncaught ${error.stack ?? error.message}`))
      await page.exposeFunction('reportPolicyViolation', (text: string) => faults.push(`policy ${text}`))
      await page.addInitScript(() => {
        const report = (text: string) =>
          Reflect.apply(Reflect.get(globalThis, 'reportPolicyViolation'), null, [text])
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          report(`${violatedDirective} ${blockedURI} ${sample}`),
        )
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
