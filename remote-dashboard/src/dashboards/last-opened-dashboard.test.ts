import { preference, setPreference } from '@cadence/shared/preferences'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { fillStorage } from '../testing/full-storage.ts'
import { notedHere, noteOpened } from './last-opened-dashboard.ts'

const noted = (value: unknown) => localStorage.setItem('lastDashboard', JSON.stringify(value))

let member = ''
let count = 0
beforeEach(() => {
  localStorage.clear()
  count += 1
  member = `opener-${count}`
  signIn(member)
})

afterEach(() => void vi.unstubAllGlobals())

test('the account keeps the last dashboard, and what an earlier release noted here is no longer needed', () => {
  noted({ [member]: '1', other: '2' })
  expect(notedHere(member)).toBe('1')
  noteOpened(member, '3')
  expect(preference('lastDashboard')).toBe('3')
  expect([notedHere(member), notedHere('other')]).toEqual([null, '2'])
})

test('a dashboard of a member who is no longer signed in is not noted for the next one', () => {
  noteOpened('someone', '3')
  expect(preference('lastDashboard')).toBeNull()
})

test('where storage is full, what an earlier release noted stays', () => {
  noted({ [member]: '1' })
  setPreference('mode', 'dark')
  fillStorage((key) => key.startsWith('preferences:'))
  noteOpened(member, '3')
  expect(notedHere(member)).toBe('1')
})

test.each(['no json', '[]', '7', '{"a":7}', '{"a":"<b>"}'])('a text like %s counts as none', (raw) => {
  localStorage.setItem('lastDashboard', raw)
  expect(notedHere('a')).toBeNull()
})
