import { signedInState, signUp } from './account.ts'
import { newPerson, type Person } from './member.ts'
import { test as base, expect } from './test.ts'

/** The test to import where what a member has put into the app matters: each has a member of its own, signed in. */
export const test = base.extend<{ newcomer: Person }>({
  newcomer: async ({ locale: _ }, use) => use(newPerson()),
  storageState: async ({ newcomer }, use) => use(signedInState(await signUp(newcomer))),
})

export { expect }
