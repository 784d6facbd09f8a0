import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api.ts'
import { authState } from '../auth/auth-store.ts'
import type { Preferences } from '../schemas/preferences.ts'
import { preference, setPreference, storedPreferences, storePreferences } from './preferences-store.ts'
import { syncPreferences } from './preferences-sync.ts'

const calls = vi.hoisted(() => ({ get: vi.fn(), patch: vi.fn() }))
vi.mock('./preferences-api.ts', () => ({ getPreferences: calls.get, patchPreferences: calls.patch }))

const person = { firstName: 'Inès', lastName: 'B', email: 'i@b.fr', isEmailVerified: true, role: 'user' }
const signIn = (_id: string | null) => {
  const user = _id === null ? null : { ...person, _id }
  Object.assign(authState, { user, isAuthenticated: _id !== null })
}
const refusal = (...fields: string[]) => {
  const named = Object.fromEntries(fields.map((field) => [field, 'no']))
  return new ApiError('no', { kind: 'answered', status: 400, fields: named })
}
/** The next PATCH answers when the test says so. */
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

test('nothing is sent or read for a member who is no longer signed in', async () => {
  setPreference('mode', 'light')
  signIn('u2')
  await syncPreferences('u1')
  expect(calls.patch).not.toHaveBeenCalled()
  expect(calls.get).not.toHaveBeenCalled()
  expect(storedPreferences('u1')?.pending).toEqual(['mode'])
})

test('after a refusal nothing is sent with the session of a member who signed in meanwhile', async () => {
  const answer = held()
  setPreference('timeZone', 'Asia/Tokyo')
  setPreference('mode', 'light')
  const done = syncPreferences('u1')
  await vi.waitFor(() => expect(calls.patch).toHaveBeenCalled())
  signIn('u2')
  answer.reject(refusal('timeZone'))
  await done
  expect(calls.patch).toHaveBeenCalledOnce()
  expect(calls.get).not.toHaveBeenCalled()
  expect(storedPreferences('u1')?.pending).toEqual(['mode'])
})

test('a choice that reached the account of a member who left is no longer pending; nothing of the answer is stored', async () => {
  const answer = held()
  setPreference('mode', 'light')
  const done = syncPreferences('u1')
  await vi.waitFor(() => expect(calls.patch).toHaveBeenCalled())
  signIn('u2')
  answer.resolve({ mode: 'light', language: 'es' })
  await done
  expect(calls.get).not.toHaveBeenCalled()
  expect(storedPreferences('u1')).toEqual({ values: { mode: 'light' }, pending: [] })
  expect(preference('mode')).toBeNull()
})

test('an answer that comes after the member was deleted stores nothing', async () => {
  const answer = held()
  setPreference('mode', 'light')
  const done = syncPreferences('u1')
  await vi.waitFor(() => expect(calls.patch).toHaveBeenCalled())
  signIn(null)
  localStorage.clear()
  answer.resolve({ mode: 'light' })
  await done
  expect({ ...localStorage }).toEqual({})
})

test('a choice that was made while the others were refused stays, and is sent', async () => {
  const answer = held()
  setPreference('timeZone', 'Asia/Tokyo')
  setPreference('mode', 'light')
  const done = syncPreferences('u1')
  await vi.waitFor(() => expect(calls.patch).toHaveBeenCalled())
  setPreference('timeZone', 'Europe/Paris')
  setPreference('language', 'fr')
  answer.reject(refusal('timeZone', 'mode'))
  calls.patch.mockImplementation(async (sent: Preferences) => sent)
  await done
  expect(calls.patch).toHaveBeenLastCalledWith({ timeZone: 'Europe/Paris', language: 'fr' })
  expect(storedPreferences('u1')).toEqual({
    values: { timeZone: 'Europe/Paris', language: 'fr' },
    pending: [],
  })
})

const account = (): Preferences => ({ notifications: { push: true, email: true, goals: false } })
const storeAccount = () => storePreferences('u1', { values: account(), pending: [] })

test("two devices can turn one switch each without undoing the other's", async () => {
  storeAccount()
  setPreference('notifications', { push: false })
  calls.patch.mockResolvedValue({ notifications: { push: false, email: false, goals: false } })
  await syncPreferences('u1')
  expect(calls.patch).toHaveBeenCalledExactlyOnceWith({ notifications: { push: false } })
  expect(preference('notifications')).toEqual({ push: false, email: false, goals: false })
})

test('when all switches are set at once, only those that change are sent', async () => {
  storeAccount()
  setPreference('notifications', { push: true, email: false, goals: false })
  await syncPreferences('u1')
  expect(calls.patch).toHaveBeenCalledExactlyOnceWith({ notifications: { email: false } })
})

test('some switches are merged into the others as they are stored at that moment', () => {
  storeAccount()
  localStorage.setItem(
    'preferences:u1',
    JSON.stringify({ values: { notifications: { tasks: false } }, pending: [] }),
  )
  setPreference('notifications', { push: false })
  expect(preference('notifications')).toEqual({ tasks: false, push: false })
})

test('a switch that is turned while another is on its way is not lost', async () => {
  storeAccount()
  const answer = held()
  setPreference('notifications', { push: false })
  const done = syncPreferences('u1')
  await vi.waitFor(() => expect(calls.patch).toHaveBeenCalled())
  setPreference('notifications', { tasks: false })
  answer.resolve({ notifications: { push: false, email: false } })
  await done
  expect(preference('notifications')).toEqual({ push: false, email: false, tasks: false })
  expect(storedPreferences('u1')?.pending).toEqual(['notifications.tasks'])
})

test('a refused switch holds up no other switch', async () => {
  storeAccount()
  setPreference('notifications', { push: false, email: false })
  calls.patch.mockRejectedValueOnce(refusal('notifications.push'))
  await syncPreferences('u1')
  expect(calls.patch).toHaveBeenLastCalledWith({ notifications: { email: false } })
})

test('lead times and hours are choices of their own: equal ones are not sent again', async () => {
  storePreferences('u1', { values: { notifications: { taskLeads: [60], quietFrom: '22:00' } }, pending: [] })
  setPreference('notifications', { taskLeads: [60], quietFrom: '23:00' })
  expect(storedPreferences('u1')?.pending).toEqual(['notifications.quietFrom'])
  calls.patch.mockResolvedValue({ notifications: { taskLeads: [15, 60], quietFrom: '23:00' } })
  await syncPreferences('u1')
  expect(calls.patch).toHaveBeenCalledExactlyOnceWith({ notifications: { quietFrom: '23:00' } })
  expect(preference('notifications')).toEqual({ taskLeads: [15, 60], quietFrom: '23:00' })
})

test('the choice of all switches can be cleared', async () => {
  storeAccount()
  setPreference('notifications', { push: false })
  setPreference('notifications', null)
  calls.patch.mockResolvedValue({ notifications: null })
  await syncPreferences('u1')
  expect(calls.patch).toHaveBeenCalledExactlyOnceWith({ notifications: null })
  expect(storedPreferences('u1')).toEqual({ values: { notifications: null }, pending: [] })
})
