import { afterEach, expect, test, vi } from 'vitest'
import { i18nState } from '../i18n/language.ts'
import { setLanguage } from '../i18n/set-language.ts'
import { loadThemeOffers, setColourTheme, setColourThemeById, setThemeMode } from '../theme/theme-store.ts'
import { clearOtherMembers, forgetMember, hasUnsent, removeSentData } from './stored-member-data.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('all data of the member are removed, and those of others stay', () => {
  const one = { id: '1', userId: 'member-1', name: 'Semaine' }
  const two = { id: '2', userId: 'member-2', name: 'Révisions' }
  const before = {
    savedDashboards: JSON.stringify([one, two]),
    'savedDashboards:backup': 'broken, of member-1',
    dashboardOutbox: JSON.stringify({ 'member-1': ['1'], 'member-2': ['2'] }),
    dashboardRemovals: JSON.stringify({ 'member-1': ['1'] }),
    dashboardEpochs: JSON.stringify({ 'member-1': '0b1c', 'member-2': '0b1c' }),
    dashboardDeletions: JSON.stringify({ 'member-1': { '3': '2026-01-05T08:00:00.000Z' } }),
    'records:member-1:task': '{"1":{}}',
    'records:member-1:version': '12',
    'records:member-1:epoch': '0b1c',
    'records:member-2:task': '{"2":{}}',
    'goalsDeclined:member-1': '2026-01-05',
    lastLogin: '2026-01-05T08:00:00.000Z',
    language: '"es"',
    theme: 'light',
    colorTheme: '{"id":"mars"}',
    'preferences:member-1': '{"values":{},"pending":[]}',
    preferencesMember: '"member-1"',
    countdownSound: 'off',
  }
  for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value)
  sessionStorage.setItem('draft', 'of member-1')
  sessionStorage.setItem('other', 'of nobody')
  forgetMember('member-1')
  expect({ ...localStorage }).toEqual({
    savedDashboards: JSON.stringify([two]),
    dashboardOutbox: JSON.stringify({ 'member-2': ['2'] }),
    dashboardEpochs: JSON.stringify({ 'member-2': '0b1c' }),
    'records:member-2:task': '{"2":{}}',
    countdownSound: 'off',
  })
  expect({ ...sessionStorage }).toEqual({ other: 'of nobody' })
})

test('the caches of the member are deleted, and those of others stay', async () => {
  const held = new Set(['member:member-1:calendars', 'member:member-10:calendars', 'pages'])
  vi.stubGlobal('caches', { keys: async () => [...held], delete: async (name: string) => held.delete(name) })
  forgetMember('member-1')
  await vi.waitFor(() => expect([...held]).toEqual(['member:member-10:calendars', 'pages']))
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('denied', 'SecurityError')) })
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  forgetMember('member-1')
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  vi.unstubAllGlobals()
})

test('their theme, mode and language end in this page, too, even where they are still on their way', async () => {
  const mars = (await loadThemeOffers()).find(({ sheet }) => sheet.id === 'mars')
  if (mars) setColourTheme(mars.sheet)
  setThemeMode('light')
  await setLanguage('es')
  const root = document.documentElement
  expect([root.dataset.mode, i18nState.language]).toEqual(['light', 'es'])
  expect(root.style.cssText).not.toBe('')
  const late = [setColourThemeById('sunset'), setLanguage('fr')]
  forgetMember('member-1')
  await Promise.all(late)
  expect([root.dataset.mode, root.style.cssText, i18nState.language]).toEqual(['dark', '', 'default'])
  expect({ ...localStorage }).toEqual({})
})

afterEach(() => localStorage.clear())

const row = { updatedAt: '2026-01-05T08:00:00.000Z', data: { text: 'Lire' } }
const sent = {
  savedDashboards: JSON.stringify([{ id: '1', userId: 'member-1' }]),
  dashboardOutbox: JSON.stringify({ 'member-1': [], 'member-2': ['2'] }),
  'records:member-1:task': JSON.stringify({ a: row }),
  'records:member-1:version': '12',
  'records:member-2:note': JSON.stringify({ b: { ...row, pending: true } }),
  'preferences:member-1': JSON.stringify({ values: {}, pending: [] }),
  theme: 'light',
}

const store = (values: Record<string, string>) => {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
}

test('when the API has everything, a member’s data are removed, and those of others stay', () => {
  store(sent)
  expect(removeSentData('member-1')).toBe(true)
  expect({ ...localStorage }).toEqual({
    dashboardOutbox: JSON.stringify({ 'member-2': ['2'] }),
    'records:member-2:note': sent['records:member-2:note'],
    theme: 'light',
  })
})

test.each([
  ['a dashboard', { dashboardOutbox: JSON.stringify({ 'member-1': ['1'] }) }],
  ['a record', { 'records:member-1:note': JSON.stringify({ a: row, b: { ...row, pending: true } }) }],
  ['a preference', { 'preferences:member-1': JSON.stringify({ values: {}, pending: ['theme'] }) }],
])('where %s could not be sent, everything stays', (_what, unsent) => {
  store({ ...sent, ...unsent })
  const before = { ...localStorage }
  expect(hasUnsent('member-1')).toBe(true)
  expect(removeSentData('member-1')).toBe(false)
  expect({ ...localStorage }).toEqual(before)
})

test('what cannot be read is nothing to wait for', () => {
  store({ 'records:member-1:task': '{', dashboardOutbox: '[]', 'preferences:member-1': '7' })
  expect(removeSentData('member-1')).toBe(true)
  expect({ ...localStorage }).toEqual({ dashboardOutbox: '[]' })
})

test('after a session without a sign-out, data that the API has are removed at once, the rest after 30 days', () => {
  store(sent)
  clearOtherMembers('member-3', new Date('2026-01-01T08:00:00Z'))
  const unsent = {
    dashboardOutbox: JSON.stringify({ 'member-2': ['2'] }),
    'records:member-2:note': sent['records:member-2:note'],
  }
  expect({ ...localStorage }).toMatchObject(unsent)
  expect(JSON.stringify({ ...localStorage })).not.toContain('member-1')
  clearOtherMembers('member-3', new Date('2026-01-31T07:00:00Z'))
  expect({ ...localStorage }).toMatchObject(unsent)
  clearOtherMembers('member-3', new Date('2026-01-31T09:00:00Z'))
  expect({ ...localStorage }).toEqual({
    membersSeen: JSON.stringify({ 'member-3': '2026-01-31T09:00:00.000Z' }),
    theme: 'light',
  })
})

test('the data of the signed-in member stay, however long they were away', () => {
  store(sent)
  clearOtherMembers('member-1', new Date('2026-01-01T08:00:00Z'))
  clearOtherMembers('member-1', new Date('2026-04-01T08:00:00Z'))
  expect(localStorage.getItem('records:member-1:task')).toBe(sent['records:member-1:task'])
  expect(localStorage.getItem('savedDashboards')).toBe(sent.savedDashboards)
})

test('the data are also removed when nobody is signed in; a visitor leaves no data', () => {
  clearOtherMembers(undefined, new Date('2026-01-01T08:00:00Z'))
  expect({ ...localStorage }).toEqual({})
  store({ ...sent, dashboardOutbox: '{}', 'records:member-2:note': JSON.stringify({ b: row }) })
  clearOtherMembers('member-1', new Date('2026-01-01T08:00:00Z'))
  clearOtherMembers(undefined, new Date('2026-01-01T09:00:00Z'))
  expect({ ...localStorage }).toEqual({ dashboardOutbox: '{}', theme: 'light' })
})
