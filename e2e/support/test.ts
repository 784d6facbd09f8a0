import { test as base, expect } from '@playwright/test'

/** Playwright's test, with an eye on what no page may ever do: throw into the void, or break the content policy. */
export const test = base.extend<{ watchPages: undefined }>({
  watchPages: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('weberror', (fault) => {
        const error = fault.error()
        faults.push(`uncaught ${error.stack ?? error.message}`)
      })
      await context.exposeFunction('reportPolicyViolation', (text: string) => faults.push(`policy ${text}`))
      await context.addInitScript(() => {
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
