import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authState } from '../auth/auth-store.ts'
import { sendUnsent } from '../auth/sign-out.ts'
import type { Preferences } from '../schemas/preferences.ts'
import { followPreferences } from './follow-preferences.ts'

/** What other tabs do between the end of a run and the moment at which this tab continues. */
const meanwhile = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../storage.ts', async (original) => ({
  ...(await original<typeof import('../storage.ts')>()),
  withLock: async (_name: string, work: () => Promise<unknown>) => {
    const outcome = await work()
    meanwhile()
    return outcome
  },
}))
const answer = vi.hoisted(() => vi.fn<() => Promise<Preferences>>())
const sent = vi.hoisted(() => vi.fn<(values: Preferences) => Promise<Preferences>>())
vi.mock('./preferences-api.ts', () => ({ getPreferences: answer, patchPreferences: sent }))

const person = { firstName: 'Inès', lastName: 'B', email: 'i@b.fr', isEmailVerified: true, role: 'user' }
let end = () => {}

beforeEach(() => {
  localStorage.clear()
  meanwhile.mockReset()
  answer.mockReset().mockResolvedValue({ mode: 'dark' })
  Object.assign(authState, { user: { ...person, _id: 'u1' }, isAuthenticated: true })
})
afterEach(() => {
  end()
  Object.assign(authState, { user: null, isAuthenticated: false })
})

test('a choice that another tab made after the account answered is not undone', async () => {
  meanwhile.mockImplementation(() =>
    localStorage.setItem('preferences:u1', JSON.stringify({ values: { mode: 'light' }, pending: ['mode'] })),
  )
  const mode = vi.fn()
  end = followPreferences({ mode })
  await vi.waitFor(() => expect(mode).toHaveBeenCalled())
  expect(mode.mock.calls).toEqual([['light']])
})

test('the preferences of the account are applied', async () => {
  const mode = vi.fn()
  end = followPreferences({ mode })
  await vi.waitFor(() => expect(mode).toHaveBeenCalledExactlyOnceWith('dark'))
})

test('a pending choice is sent before the member signs out, and only once', async () => {
  end = followPreferences({})
  await vi.waitFor(() => expect(localStorage.getItem('preferences:u1')).not.toBeNull())
  expect(sendUnsent()).toBeNull()
  localStorage.setItem('preferences:u1', JSON.stringify({ values: { mode: 'light' }, pending: ['mode'] }))
  sent.mockImplementation(async (values) => values)
  await expect(sendUnsent()).resolves.toBe(true)
  expect(sent.mock.calls).toEqual([[{ mode: 'light' }]])
  expect(sendUnsent()).toBeNull()
  end()
  localStorage.setItem('preferences:u1', JSON.stringify({ values: { mode: 'dark' }, pending: ['mode'] }))
  expect(sendUnsent()).toBeNull()
})
