import { afterEach, expect, test } from 'vitest'
import { hasUnsent, leaveBrowser, noteSeen } from './leave.ts'

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

test('when everything is at the API, nothing of a member stays in the browser, and all of the others does', () => {
  store(sent)
  expect(leaveBrowser('member-1')).toBe(true)
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
  expect(leaveBrowser('member-1')).toBe(false)
  expect({ ...localStorage }).toEqual(before)
})

test('what cannot be read is nothing to wait for', () => {
  store({ 'records:member-1:task': '{', dashboardOutbox: '[]', 'preferences:member-1': '7' })
  expect(leaveBrowser('member-1')).toBe(true)
  expect({ ...localStorage }).toEqual({ dashboardOutbox: '[]' })
})

test('of a member whose session ended without a sign-out what the API has goes at once, the rest after 30 days', () => {
  store(sent)
  noteSeen('member-3', new Date('2026-01-01T08:00:00Z'))
  const unsent = {
    dashboardOutbox: JSON.stringify({ 'member-2': ['2'] }),
    'records:member-2:note': sent['records:member-2:note'],
  }
  expect({ ...localStorage }).toMatchObject(unsent)
  expect(JSON.stringify({ ...localStorage })).not.toContain('member-1')
  noteSeen('member-3', new Date('2026-01-31T07:00:00Z'))
  expect({ ...localStorage }).toMatchObject(unsent)
  noteSeen('member-3', new Date('2026-01-31T09:00:00Z'))
  expect({ ...localStorage }).toEqual({
    membersSeen: JSON.stringify({ 'member-3': '2026-01-31T09:00:00.000Z' }),
    theme: 'light',
  })
})

test('nothing goes of the member who is here, however long they were away', () => {
  store(sent)
  noteSeen('member-1', new Date('2026-01-01T08:00:00Z'))
  noteSeen('member-1', new Date('2026-04-01T08:00:00Z'))
  expect(localStorage.getItem('records:member-1:task')).toBe(sent['records:member-1:task'])
  expect(localStorage.getItem('savedDashboards')).toBe(sent.savedDashboards)
})

test('they go, too, where nobody is signed in any more; a visitor leaves no trace', () => {
  noteSeen(undefined, new Date('2026-01-01T08:00:00Z'))
  expect({ ...localStorage }).toEqual({})
  store({ ...sent, dashboardOutbox: '{}', 'records:member-2:note': JSON.stringify({ b: row }) })
  noteSeen('member-1', new Date('2026-01-01T08:00:00Z'))
  noteSeen(undefined, new Date('2026-01-01T09:00:00Z'))
  expect({ ...localStorage }).toEqual({ dashboardOutbox: '{}', theme: 'light' })
})
