import { signedInState, signUp } from './account.ts'
import { newPerson, type Person } from './member.ts'
import { test as base, expect } from './test.ts'

/** Playwright's test with a new signed-in member for each test, for tests that depend on the member's data. */
export const test = base.extend<{ newcomer: Person }>({
  newcomer: async ({ locale: _ }, use) => use(newPerson()),
  storageState: async ({ newcomer }, use) => use(signedInState(await signUp(newcomer))),
})

export { expect }
