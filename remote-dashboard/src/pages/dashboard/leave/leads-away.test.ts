import { expect, test } from 'vitest'
import { leadsAway } from './leads-away.ts'

const at = (address: string) => new URL(address, 'http://localhost')
const leads = (from: string, to: string, historyAction: 'PUSH' | 'POP' | 'REPLACE' = 'PUSH') =>
  leadsAway({ currentLocation: at(from), nextLocation: at(to), historyAction })

test('to another page, however one goes', () => {
  expect(leads('/dashboard', '/collection')).toBe(true)
  expect(leads('/dashboard?id=1', '/tasks?id=1', 'POP')).toBe(true)
  expect(leads('/dashboard', '/login', 'REPLACE')).toBe(true)
})

test('to another dashboard', () => {
  expect(leads('/dashboard?id=1', '/dashboard?id=2')).toBe(true)
  expect(leads('/dashboard?id=1', '/dashboard', 'POP')).toBe(true)
})

test('not to the same one, and not when the address follows what was saved', () => {
  expect(leads('/dashboard?id=1', '/dashboard?id=1&edit=1')).toBe(false)
  expect(leads('/dashboard', '/dashboard#x')).toBe(false)
  expect(leads('/dashboard', '/dashboard?id=7', 'REPLACE')).toBe(false)
})
