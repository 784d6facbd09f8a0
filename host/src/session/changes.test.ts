import { authState, checkSession } from '@cadence/shared/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges } from './changes.ts'

const heard: string[] = []
const profile = vi.hoisted(() => new Set<() => void>())
vi.mock('@cadence/shared/api', async (load) => ({
  ...(await load<object>()),
  onChange: (_topic: string, listener: () => void) => {
    profile.add(listener)
    return () => void profile.delete(listener)
  },
  hearChanges: (userId: string) => {
    heard.push(userId)
    return () => void heard.push(`end ${userId}`)
  },
}))
vi.mock('@cadence/shared/auth', async (load) => ({
  ...(await load<object>()),
  checkSession: vi.fn(async () => undefined),
}))

const person = { firstName: 'Inès', lastName: 'B', email: 'i@b.fr', isEmailVerified: true, role: 'user' }
const signIn = async (_id: string | null) => {
  Object.assign(authState, {
    user: _id === null ? null : { ...person, _id },
    isAuthenticated: _id !== null,
  })
  await Promise.resolve()
  await Promise.resolve()
}

let end: () => void
beforeEach(async () => {
  await signIn(null)
  heard.length = 0
  end = followChanges()
})
afterEach(() => end())

test('changes are heard for whoever is signed in, for as long as they are', async () => {
  expect(heard).toEqual([])
  await signIn('u1')
  authState.isLoading = true
  await Promise.resolve()
  expect(heard).toEqual(['u1'])
  await signIn('u2')
  expect(heard).toEqual(['u1', 'end u1', 'u2'])
  await signIn(null)
  expect(heard.at(-1)).toBe('end u2')
})

test('once ended, it hears for nobody', async () => {
  await signIn('u1')
  end()
  await signIn('u2')
  expect(heard).toEqual(['u1', 'end u1'])
  expect(profile.size).toBe(0)
})

test('a profile that changed elsewhere is read again', async () => {
  await signIn('u1')
  for (const tell of profile) tell()
  expect(checkSession).toHaveBeenCalledOnce()
})
