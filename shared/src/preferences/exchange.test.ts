import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api.ts'
import { authState } from '../auth/state.ts'
import type { Preferences } from '../schemas/preferences.ts'
import { exchange } from './exchange.ts'
import { keep, keptOf, preference, setPreference } from './store.ts'

const calls = vi.hoisted(() => ({ get: vi.fn(), patch: vi.fn() }))
vi.mock('./api/get-preferences.ts', () => ({ getPreferences: calls.get }))
vi.mock('./api/patch-preferences.ts', () => ({ patchPreferences: calls.patch }))

const person = { firstName: 'Inès', lastName: 'B', email: 'i@b.fr', isEmailVerified: true, role: 'user' }
const signIn = (_id: string | null) => {
  const user = _id === null ? null : { ...person, _id }
  Object.assign(authState, { user, isAuthenticated: _id !== null })
}
const refusal = (...fields: string[]) => {
  const named = Object.fromEntries(fields.map((field) => [field, 'no']))
  return new ApiError('no', { kind: 'answered', status: 400, fields: named })
}
/** The next PATCH answers when it is told to. */
function held() {
  let resolve = (_answer: Preferences) => {}
  let reject = (_error: Error) => {}
  const answer = new Promise<Preferences>((...given) => {
    ;[resolve, reject] = given
  })
  calls.patch.mockImplementationOnce(() => answer)
  return { resolve, reject }
}

beforeEach(() => {
  localStorage.clear()
  calls.get.mockReset().mockResolvedValue({})
  calls.patch.mockReset().mockResolvedValue({})
  signIn('u1')
})
afterEach(async () => {
  signIn(null)
  await Promise.resolve()
})

test('who is not signed in any longer sends nothing and hears nothing', async () => {
  setPreference('mode', 'light')
  signIn('u2')
  expect(await exchange('u1')).toBeNull()
  expect(calls.patch).not.toHaveBeenCalled()
  expect(keptOf('u1')?.pending).toEqual(['mode'])
})

test('after a refusal nothing is sent in the name of who came meanwhile', async () => {
  const answer = held()
  setPreference('timeZone', 'Asia/Tokyo')
  setPreference('mode', 'light')
  const done = exchange('u1')
  signIn('u2')
  answer.reject(refusal('timeZone'))
  expect(await done).toBeNull()
  expect(calls.patch).toHaveBeenCalledOnce()
  expect(keptOf('u1')?.pending).toEqual(['mode'])
})

test('what has reached the account of who left is not sent again; nothing else is taken over', async () => {
  const answer = held()
  setPreference('mode', 'light')
  const done = exchange('u1')
  signIn('u2')
  answer.resolve({ mode: 'light', language: 'es' })
  expect(await done).toBeNull()
  expect(keptOf('u1')).toEqual({ values: { mode: 'light' }, pending: [] })
  expect(preference('mode')).toBeNull()
})

test('an answer that finds its member deleted leaves nothing of them', async () => {
  const answer = held()
  setPreference('mode', 'light')
  const done = exchange('u1')
  signIn(null)
  localStorage.clear()
  answer.resolve({ mode: 'light' })
  await done
  expect({ ...localStorage }).toEqual({})
})

test('what was chosen while the rest was refused stays, and is sent', async () => {
  const answer = held()
  setPreference('timeZone', 'Asia/Tokyo')
  setPreference('mode', 'light')
  const done = exchange('u1')
  setPreference('timeZone', 'Europe/Paris')
  setPreference('language', 'fr')
  answer.reject(refusal('timeZone', 'mode'))
  calls.patch.mockImplementation(async (sent: Preferences) => sent)
  await done
  expect(calls.patch).toHaveBeenLastCalledWith({ timeZone: 'Europe/Paris', language: 'fr' })
  expect(keptOf('u1')).toEqual({ values: { timeZone: 'Europe/Paris', language: 'fr' }, pending: [] })
})

const account = (): Preferences => ({ notifications: { push: true, email: true, goals: false } })
const here = () => keep('u1', { values: account(), pending: [] })

test('two devices can turn one switch each', async () => {
  here()
  setPreference('notifications', { push: false })
  calls.patch.mockResolvedValue({ notifications: { push: false, email: false, goals: false } })
  await exchange('u1')
  expect(calls.patch).toHaveBeenCalledExactlyOnceWith({ notifications: { push: false } })
  expect(preference('notifications')).toEqual({ push: false, email: false, goals: false })
})

test('of all switches at once, those that change by it are sent', async () => {
  here()
  setPreference('notifications', { push: true, email: false, goals: false })
  await exchange('u1')
  expect(calls.patch).toHaveBeenCalledExactlyOnceWith({ notifications: { email: false } })
})

test('some switches are put over the others as they are at that moment', () => {
  here()
  localStorage.setItem(
    'preferences:u1',
    JSON.stringify({ values: { notifications: { tasks: false } }, pending: [] }),
  )
  setPreference('notifications', { push: false })
  expect(preference('notifications')).toEqual({ tasks: false, push: false })
})

test('a switch that is turned while another is on its way is not lost', async () => {
  here()
  const answer = held()
  setPreference('notifications', { push: false })
  const done = exchange('u1')
  setPreference('notifications', { tasks: false })
  answer.resolve({ notifications: { push: false, email: false } })
  await done
  expect(preference('notifications')).toEqual({ push: false, email: false, tasks: false })
  expect(keptOf('u1')?.pending).toEqual(['notifications.tasks'])
})

test('one switch that is refused goes alone', async () => {
  here()
  setPreference('notifications', { push: false, email: false })
  calls.patch.mockRejectedValueOnce(refusal('notifications.push'))
  await exchange('u1')
  expect(calls.patch).toHaveBeenLastCalledWith({ notifications: { email: false } })
})

test('all switches can be left alone again', async () => {
  here()
  setPreference('notifications', { push: false })
  setPreference('notifications', null)
  calls.patch.mockResolvedValue({ notifications: null })
  await exchange('u1')
  expect(calls.patch).toHaveBeenCalledExactlyOnceWith({ notifications: null })
  expect(keptOf('u1')).toEqual({ values: { notifications: null }, pending: [] })
})
