import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authState } from '../auth/auth-store.ts'
import { applyPreferences } from './apply-preferences.ts'

const person = { firstName: 'Inès', lastName: 'B', email: 'i@b.fr', isEmailVerified: true, role: 'user' }
const signIn = (_id: string) => {
  Object.assign(authState, { user: { ...person, _id }, isAuthenticated: true })
}

/** What the page shows. The theme loads in a chunk. */
let page: Record<string, string> = {}
const chunk = vi.fn(async () => undefined)
const appliers = {
  mode: (mode: string | null) => {
    page.mode = mode ?? 'dark'
  },
  theme: async (theme: string | null) => {
    await chunk()
    page.theme = theme ?? 'origin'
  },
}

beforeEach(async () => {
  localStorage.clear()
  page = {}
  chunk.mockReset().mockResolvedValue(undefined)
  signIn('u1')
  await applyPreferences('u1', { mode: 'light', theme: 'mars' }, appliers)
})
afterEach(() => Object.assign(authState, { user: null, isAuthenticated: false }))

test('a preference of another member that could not be reset at once is reset with the next reading', async () => {
  chunk.mockRejectedValueOnce(new Error('no network'))
  signIn('u2')
  await applyPreferences('u2', {}, appliers)
  expect(page).toEqual({ mode: 'dark', theme: 'mars' })
  await applyPreferences('u2', {}, appliers)
  expect(page).toEqual({ mode: 'dark', theme: 'origin' })
})

test('once everything of another member is reset, the choices of this browser stay', async () => {
  signIn('u2')
  await applyPreferences('u2', {}, appliers)
  page = { mode: 'light' }
  await applyPreferences('u2', {}, appliers)
  expect(page).toEqual({ mode: 'light' })
})

test('a half-finished reset leaves nothing for the member who was here before', async () => {
  chunk.mockRejectedValueOnce(new Error('no network'))
  signIn('u2')
  await applyPreferences('u2', { mode: 'system' }, appliers)
  signIn('u1')
  await applyPreferences('u1', { theme: 'mars' }, appliers)
  expect(page).toEqual({ mode: 'dark', theme: 'mars' })
})

test('a reset that ends after its member left does not count for the next member', async () => {
  signIn('u2')
  const late = applyPreferences('u2', {}, appliers)
  signIn('u3')
  await late
  page = { mode: 'light' }
  await applyPreferences('u3', {}, appliers)
  expect(page).toEqual({ mode: 'dark', theme: 'origin' })
})
