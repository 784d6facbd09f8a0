import { expect, test } from 'vitest'
import { leavesDashboard } from './block-navigation.ts'

const at = (address: string) => new URL(address, 'http://localhost')
const leads = (from: string, to: string, historyAction: 'PUSH' | 'POP' | 'REPLACE' = 'PUSH') =>
  leavesDashboard({ currentLocation: at(from), nextLocation: at(to), historyAction })

test('a navigation to another page leaves the dashboard', () => {
  expect(leads('/dashboard', '/collection')).toBe(true)
  expect(leads('/dashboard?id=1', '/tasks?id=1', 'POP')).toBe(true)
  expect(leads('/dashboard', '/login', 'REPLACE')).toBe(true)
})

test('a navigation to another dashboard leaves the dashboard', () => {
  expect(leads('/dashboard?id=1', '/dashboard?id=2')).toBe(true)
  expect(leads('/dashboard?id=1', '/dashboard', 'POP')).toBe(true)
  expect(leads('/dashboard', '/dashboard?new=1&edit=1')).toBe(true)
})

test('the history takes the board off the screen, whatever dashboard it was', () => {
  expect(leads('/dashboard', '/dashboard?view=history')).toBe(true)
  expect(leads('/dashboard?id=1', '/dashboard?view=history', 'POP')).toBe(true)
  expect(leads('/dashboard', '/dashboard?view=unknown')).toBe(false)
})

test('an address of the same dashboard, or of the dashboard that was just saved, does not leave it', () => {
  expect(leads('/dashboard?id=1', '/dashboard?id=1&edit=1')).toBe(false)
  expect(leads('/dashboard?new=1', '/dashboard?new=1&edit=1')).toBe(false)
  expect(leads('/dashboard', '/dashboard#x')).toBe(false)
  expect(leads('/dashboard', '/dashboard?id=7', 'REPLACE')).toBe(false)
})
