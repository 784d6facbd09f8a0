import { authState, rehydrate } from '@cadence/shared/auth'
import type { DataRouter } from '@cadence/shared/router'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardSession } from './session.ts'

vi.mock('@cadence/shared/auth', async (load) => ({ ...(await load<object>()), isSessionStored: () => kept }))

let kept = true
let shown: Toast[] = []
let stop: () => void = () => undefined

const router = {
  state: { location: { pathname: '/login' } },
  revalidate: async () => undefined,
  navigate: async () => undefined,
} as unknown as DataRouter

async function authenticated(isAuthenticated: boolean) {
  authState.isAuthenticated = isAuthenticated
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(() => {
  rehydrate()
  shown = []
  provideToasts(async () => (toast) => void shown.push(toast))
  stop = guardSession(router)
})
afterEach(async () => {
  stop()
  await authenticated(false)
})

test('a member who signs in where storage is forbidden is told so, once', async () => {
  kept = false
  await authenticated(true)
  authState.isLoading = true
  await vi.waitFor(() => expect(shown).toHaveLength(1))
  expect(shown[0]).toMatchObject({ kind: 'info', text: expect.stringContaining('enregistrer votre session') })
})

test('a member whose session is stored is told nothing', async () => {
  kept = true
  await authenticated(true)
  await authenticated(false)
  kept = false
  await Promise.resolve()
  expect(shown).toEqual([])
})
