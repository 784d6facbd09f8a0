import { authState, checkSession } from '@cadence/shared/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges } from './change-subscription.ts'

const subscribed: string[] = []
const profile = vi.hoisted(() => new Set<() => void>())
vi.mock('@cadence/shared/api', async (load) => ({
  ...(await load<object>()),
  onChange: (_topic: string, listener: () => void) => {
    profile.add(listener)
    return () => void profile.delete(listener)
  },
  subscribeToChanges: (userId: string) => {
    subscribed.push(userId)
    return () => void subscribed.push(`end ${userId}`)
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
  subscribed.length = 0
  end = followChanges()
})
afterEach(() => end())

test('changes are followed for the signed-in member, as long as they are signed in', async () => {
  expect(subscribed).toEqual([])
  await signIn('u1')
  authState.isLoading = true
  await Promise.resolve()
  expect(subscribed).toEqual(['u1'])
  await signIn('u2')
  expect(subscribed).toEqual(['u1', 'end u1', 'u2'])
  await signIn(null)
  expect(subscribed.at(-1)).toBe('end u2')
})

test('after its end it follows nobody', async () => {
  await signIn('u1')
  end()
  await signIn('u2')
  expect(subscribed).toEqual(['u1', 'end u1'])
  expect(profile.size).toBe(0)
})

test('a profile that changed on another device is read again', async () => {
  await signIn('u1')
  for (const publish of profile) publish()
  expect(checkSession).toHaveBeenCalledOnce()
})
