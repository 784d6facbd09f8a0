import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachSession } from '../api/session-port.ts'
import { authState } from '../auth/auth-store.ts'
import { publishChange } from '../changes/change-events.ts'
import type { Preferences } from '../schemas/preferences.ts'
import type { Appliers } from './apply-preferences.ts'
import { followPreferences } from './follow-preferences.ts'
import { preference, setPreference, storedPreferences, usePreferencesSource } from './preferences-store.ts'

/** The preferences that the API has by member, and those that it was sent. */
let accounts: Record<string, Preferences> = {}
let sent: Preferences[] = []
let answer: () => Promise<void> = async () => undefined

const calls = vi.hoisted(() => ({ get: vi.fn(), patch: vi.fn() }))
vi.mock('./preferences-api.ts', () => ({ getPreferences: calls.get, patchPreferences: calls.patch }))

const memberId = () => authState.user?._id ?? ''
const signIn = (_id: string | null) => {
  const user = _id === null ? null : { ...person, _id }
  Object.assign(authState, { user, isAuthenticated: _id !== null })
}
const person = { firstName: 'Inès', lastName: 'B', email: 'i@b.fr', isEmailVerified: true, role: 'user' }
const stored = (member: string) => JSON.parse(localStorage.getItem(`preferences:${member}`) ?? 'null')
const inOtherTab = (key: string, value: unknown) => {
  localStorage.setItem(key, JSON.stringify(value))
  dispatchEvent(new StorageEvent('storage', { key }))
}

const applied: string[] = []
const appliers: Appliers = {
  language: (value) => void applied.push(`language ${value}`),
  mode: (value) => void applied.push(`mode ${value}`),
}
let end: () => void = () => undefined
const follow = () => {
  end = followPreferences(appliers)
}

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  accounts = {}
  sent = []
  applied.length = 0
  answer = async () => undefined
  calls.get.mockReset().mockImplementation(async () => {
    const id = memberId()
    await answer()
    return { ...accounts[id] }
  })
  calls.patch.mockReset().mockImplementation(async (changed: Preferences) => {
    const id = memberId()
    await answer()
    sent.push(changed)
    accounts[id] = { ...accounts[id], ...changed }
    return accounts[id]
  })
  attachSession({ token: () => 't', member: () => memberId(), refresh: async () => 't' })
  signIn('u1')
})
afterEach(async () => {
  end()
  signIn(null)
  await Promise.resolve()
})

test('a choice is in effect and stored at once, and is sent alone', async () => {
  accounts = { u1: { mode: 'light' } }
  follow()
  await vi.waitFor(() => expect(preference('mode')).toBe('light'))
  expect(setPreference('timeZone', 'Asia/Tokyo')).toBe('stored')
  expect(preference('timeZone')).toBe('Asia/Tokyo')
  expect(stored('u1')).toMatchObject({ values: { timeZone: 'Asia/Tokyo' }, pending: ['timeZone'] })
  await vi.waitFor(() => expect(stored('u1').pending).toEqual([]))
  expect(sent).toEqual([{ timeZone: 'Asia/Tokyo' }])
  expect(preference('mode')).toBe('light')
})

test('the preferences of the account are applied; a pending choice wins, key by key', async () => {
  accounts = { u1: { language: 'es', mode: 'light' } }
  setPreference('mode', 'dark')
  follow()
  await vi.waitFor(() => expect(preference('language')).toBe('es'))
  expect(accounts.u1).toEqual({ language: 'es', mode: 'dark' })
  expect(applied.at(-2)).toBe('language es')
  expect(applied).not.toContain('mode light')
})

test('a switch is sent alone, and those of another device stay', async () => {
  accounts = { u1: { notifications: { email: true } } }
  calls.patch.mockImplementation(async (changed: Preferences) => {
    sent.push(changed)
    return { notifications: { ...accounts.u1?.notifications, ...changed.notifications } }
  })
  follow()
  await vi.waitFor(() => expect(preference('notifications')).toEqual({ email: true }))
  accounts = { u1: { notifications: { email: false, goals: true } } }
  setPreference('notifications', { push: true })
  expect(preference('notifications')).toEqual({ email: true, push: true })
  await vi.waitFor(() => expect(stored('u1').pending).toEqual([]))
  expect(sent).toEqual([{ notifications: { push: true } }])
  expect(preference('notifications')).toEqual({ email: false, goals: true, push: true })
})

test('a switch that is turned back while it is on its way is sent again', async () => {
  let go = () => {}
  answer = () =>
    new Promise((resolve) => {
      go = resolve
    })
  setPreference('notifications', { push: true })
  follow()
  await vi.waitFor(() => expect(calls.patch).toHaveBeenCalledOnce())
  setPreference('notifications', { push: false })
  setPreference('notifications', { goals: false })
  answer = async () => undefined
  go()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([{ notifications: { push: true } }, { notifications: { push: false, goals: false } }])
})

test('a choice that could not be sent is sent when the network is back', async () => {
  answer = () => Promise.reject(new Error('offline'))
  follow()
  setPreference('language', 'fr')
  await vi.waitFor(() => expect(calls.patch).toHaveBeenCalled())
  expect(stored('u1').pending).toEqual(['language'])
  answer = async () => undefined
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(sent).toEqual([{ language: 'fr' }])
  })
})

test('a choice that is made while another is on its way is not lost', async () => {
  let go = () => {}
  answer = () =>
    new Promise((resolve) => {
      go = resolve
    })
  setPreference('mode', 'light')
  follow()
  await vi.waitFor(() => expect(calls.patch).toHaveBeenCalledOnce())
  setPreference('mode', 'system')
  answer = async () => undefined
  go()
  await vi.waitFor(() => expect(sent).toEqual([{ mode: 'light' }, { mode: 'system' }]))
  expect(preference('mode')).toBe('system')
})

test('a choice that the API always refuses is dropped, and holds up no other choice', async () => {
  const { ApiError } = await import('../api.ts')
  calls.patch.mockImplementationOnce(async () => {
    throw new ApiError('no', { kind: 'answered', status: 400, fields: { timeZone: 'no' } })
  })
  setPreference('timeZone', 'Asia/Tokyo')
  setPreference('mode', 'light')
  follow()
  await vi.waitFor(() => expect(sent).toEqual([{ mode: 'light' }]))
  expect(stored('u1').pending).toEqual([])
})

test('one member never has, sees or sends another member’s choices; the language and mode of the first member are reset', async () => {
  accounts = { u2: { mode: 'light' } }
  setPreference('language', 'fr')
  setPreference('timeZone', 'Asia/Tokyo')
  follow()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  signIn(null)
  expect(preference('timeZone')).toBeNull()
  expect(setPreference('mode', 'system')).toBe('memory')
  signIn('u2')
  expect(preference('timeZone')).toBeNull()
  await vi.waitFor(() => expect(preference('mode')).toBe('light'))
  expect(applied.slice(-2)).toEqual(['language null', 'mode light'])
  expect(sent).toHaveLength(1)
  expect(accounts.u2).toEqual({ mode: 'light' })
})

test('an answer that comes after another member has signed in is stored for nobody', async () => {
  let go = () => {}
  accounts = { u1: { mode: 'light' } }
  answer = () =>
    new Promise((resolve) => {
      go = resolve
    })
  follow()
  await vi.waitFor(() => expect(calls.get).toHaveBeenCalledOnce())
  answer = async () => undefined
  signIn('u2')
  go()
  await vi.waitFor(() => expect(stored('u2')).toEqual({ values: {}, pending: [] }))
  expect(stored('u1')).toBeNull()
  expect(preference('mode')).toBeNull()
  expect(applied).not.toContain('mode light')
})

test('choices of another tab show in this one', () => {
  expect(preference('timeZone')).toBeNull()
  inOtherTab('preferences:u1', { values: { timeZone: 'Asia/Tokyo' }, pending: [] })
  expect(preference('timeZone')).toBe('Asia/Tokyo')
  inOtherTab('preferences:u2', { values: { timeZone: 'Europe/Paris' }, pending: [] })
  expect(preference('timeZone')).toBe('Asia/Tokyo')
})

test.each(['{', '[]', '{"values":7}'])('%j in storage counts as nothing', (raw) => {
  localStorage.setItem('preferences:u1', raw)
  dispatchEvent(new StorageEvent('storage', { key: 'preferences:u1' }))
  expect(preference('language')).toBeNull()
})

test('a value of a newer release spoils no other', () => {
  inOtherTab('preferences:u1', { values: { language: 'tlh', timeZone: 'Mars/Olympus', mode: 'light' } })
  expect([preference('language'), preference('timeZone'), preference('mode')]).toEqual([null, null, 'light'])
})

test('an unsent choice that only a newer release knows does not hold back the others', () => {
  const unsent = { values: { mode: 'light' }, pending: ['wallpaper', 'mode'] }
  localStorage.setItem('preferences:u1', JSON.stringify(unsent))
  expect(storedPreferences('u1')?.pending).toEqual(['mode'])
})

test('a dashboard that a newer release names in another way, or an order that is no list, counts as not chosen', () => {
  const values = { mainDashboard: '<b>', lastDashboard: '7', phoneOrder: 'timer' }
  inOtherTab('preferences:u1', { values, pending: ['lastDashboard'] })
  expect([preference('mainDashboard'), preference('lastDashboard'), preference('phoneOrder')]).toEqual([
    null,
    '7',
    null,
  ])
})

test('a first day of the week or a place of holidays that only a newer release knows counts as not chosen', () => {
  const values = { weekStart: 'saturday', holidayZone: 'D', mode: 'light' }
  inOtherTab('preferences:u1', { values, pending: [] })
  expect([preference('weekStart'), preference('holidayZone'), preference('mode')]).toEqual([
    null,
    null,
    'light',
  ])
})

test('the order on a phone is sent as a whole', async () => {
  accounts = { u1: { phoneOrder: ['8', '9'], lastDashboard: '4' } }
  follow()
  await vi.waitFor(() => expect(preference('phoneOrder')).toEqual(['8', '9']))
  setPreference('phoneOrder', ['9', '12'])
  await vi.waitFor(() => expect(sent).toEqual([{ phoneOrder: ['9', '12'] }]))
  expect(preference('lastDashboard')).toBe('4')
})

test('a screen knows whether the preferences are of an earlier visit or of the account', async () => {
  const sources: string[] = []
  const { unmount } = renderHook(() => sources.push(usePreferencesSource()))
  const last = (source: string) => waitFor(() => expect(sources.at(-1)).toBe(source))
  await last('none')
  act(() => inOtherTab('preferences:u1', { values: { mode: 'light' }, pending: [] }))
  await last('storage')
  follow()
  await last('account')
  sources.length = 0
  signIn('u2')
  await last('account')
  expect(sources).toContain('none')
  unmount()
})

test('a published change is read from the API', async () => {
  follow()
  await vi.waitFor(() => expect(calls.get).toHaveBeenCalledOnce())
  accounts = { u1: { timeZone: 'Asia/Tokyo' } }
  publishChange('preferences')
  await vi.waitFor(() => expect(preference('timeZone')).toBe('Asia/Tokyo'))
})
