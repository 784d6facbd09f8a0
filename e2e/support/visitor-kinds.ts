import { sessionKeys } from '@cadence/shared/auth'
import { type User, userSchema } from '@cadence/shared/schemas'
import type { BrowserContext } from '@playwright/test'
import * as z from 'zod/mini'
import type { Person } from './member.ts'
import { enterAsMember } from './signed-in-member.ts'
import { appUrl } from './stack.ts'
import { test as base, expect } from './test.ts'

/** Kinds of people that the guards tell apart. */
export const kinds = ['visitor', 'member', 'other role', 'unverified'] as const
export type Kind = (typeof kinds)[number]

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** A member, and the storage of their browser on the dashboard. */
export interface Account {
  person: Person
  state: StorageState
}

/**
 * The fields that differ from a real member. No screen can change a role or undo the verification of an e-mail, so the
 * tests change these fields in storage and in the API's answers.
 */
const changes: Record<Kind, Partial<User>> = {
  visitor: {},
  member: {},
  'other role': { role: 'guest' },
  unverified: { isEmailVerified: false },
}

const storedStore = z.looseObject({ user: userSchema })
const userAnswer = z.looseObject({ data: z.looseObject({ user: userSchema }) })
const loginAnswer = z.looseObject({ user: userSchema })

function changedState({ cookies, origins }: StorageState, change: Partial<User>): StorageState {
  const changed = ({ name, value }: { name: string; value: string }) => {
    if (name === sessionKeys.user) {
      return { name, value: JSON.stringify({ ...userSchema.parse(JSON.parse(value)), ...change }) }
    }
    if (name !== sessionKeys.store) return { name, value }
    const store = storedStore.parse(JSON.parse(value))
    return { name, value: JSON.stringify({ ...store, user: { ...store.user, ...change } }) }
  }
  return {
    cookies,
    origins: origins.map((origin) => ({ ...origin, localStorage: origin.localStorage.map(changed) })),
  }
}

/** Changes the API's answers in this browser, so that the member appears as one of this kind. */
async function answerAs(browser: BrowserContext, kind: Kind): Promise<void> {
  const change = changes[kind]
  if (Object.keys(change).length === 0) return
  await browser.route('**/api/v1/auth/user', async (route) => {
    const response = await route.fetch()
    const answer = userAnswer.parse(await response.json())
    await route.fulfill({ response, json: { ...answer, data: { user: { ...answer.data.user, ...change } } } })
  })
  await browser.route('**/api/v1/auth/login', async (route) => {
    const response = await route.fetch()
    const answer = loginAnswer.parse(await response.json())
    await route.fulfill({ response, json: { ...answer, user: { ...answer.user, ...change } } })
  })
}

/** Playwright's test with a kind of visitor: `test.use({ kind: 'member' })`. */
export const test = base.extend<{ kind: Kind }, { account: Account }>({
  kind: ['visitor', { option: true }],
  account: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: appUrl })
      const person = await enterAsMember(await context.newPage())
      const state = await context.storageState()
      await context.close()
      await use({ person, state })
    },
    { scope: 'worker' },
  ],
  storageState: async ({ kind, account }, use) => {
    await use(kind === 'visitor' ? { cookies: [], origins: [] } : changedState(account.state, changes[kind]))
  },
  context: async ({ context, kind }, use) => {
    await answerAs(context, kind)
    await use(context)
    // The page of a pending answer is closed, so its error does not count.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }
