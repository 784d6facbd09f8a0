import { openRedirects } from '@cadence/shared/router/open-redirects'
import { describe, expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { followGuards } from './follow-guards.ts'
import type { Visitor } from './guard.ts'

const visitor: Visitor = { isAuthenticated: false }
const member: Visitor = { isAuthenticated: true, role: 'user', isEmailVerified: true }
const otherRole: Visitor = { ...member, role: 'guest' }
const unverified: Visitor = { ...member, isEmailVerified: false }

const at = (address: string, who: Visitor, origin: string | null = null) =>
  followGuards(new URL(`http://localhost${address}`), who, origin)

test('whoever may stay, stays, and nothing is remembered or forgotten', () => {
  expect(at('/tasks?a=1#part', member)).toEqual({ address: '/tasks?a=1#part' })
  expect(at('/', visitor)).toEqual({ address: '/' })
})

test('a protected address is remembered whole', () => {
  expect(at('/tasks?a=1&b=é#part', visitor)).toEqual({
    address: '/login',
    origin: '/tasks?a=1&b=%C3%A9#part',
  })
})

test('several guards lead on in one step', () => {
  expect(at('/education', otherRole)).toEqual({ address: '/unauthorized', origin: null })
  expect(at('/login', otherRole, '/tasks')).toEqual({ address: '/unauthorized', origin: null })
  expect(at('/login', otherRole, '/help?a#b')).toEqual({ address: '/help?a#b', origin: null })
  expect(at('/login', member, '/tasks?a#b')).toEqual({ address: '/tasks?a#b', origin: null })
})

test('an address below the help center is open to everybody, though the help center itself is for visitors', () => {
  expect(at('/help-center/lancer-le-minuteur?a#b', visitor).address).toBe(
    '/help-center/lancer-le-minuteur?a#b',
  )
  expect(at('/Help-Center/lancer-le-minuteur/', member).address).toBe('/help-center/lancer-le-minuteur')
  expect(at('/help-center', member).address).toBe('/dashboard')
})

test.each([
  '/nowhere',
  '/tasks/1',
  '//evil.example',
  '//tasks',
  '///',
  '/%2f%2fevil.example',
  '/%74asks',
  '/%',
  '/é',
  `/${'x'.repeat(5000)}`,
])('%s is unknown and leads home', (address) => {
  for (const who of [visitor, member]) expect(at(address, who)).toEqual({ address: '/' })
})

test.each([
  ['/tasks/', '/tasks'],
  ['/tasks//?a#b', '/tasks?a#b'],
  ['/Tasks', '/tasks'],
  ['/LOGIN/', '/dashboard'],
])('%s is written as the table writes it: %s', (address, canonical) => {
  expect(at(address, member).address).toBe(canonical)
})

describe('whatever is asked for and whatever was remembered, a visit ends on a page of the table', () => {
  const ends = (address: string) => {
    const url = new URL(address, 'https://app.example')
    expect(url.origin).toBe('https://app.example')
    expect(routes.map(({ path }) => path)).toContain(url.pathname)
  }

  test.each(openRedirects.map((trick) => [trick.slice(0, 60), trick]))('%j', (_shown, trick) => {
    for (const who of [visitor, member, otherRole, unverified]) {
      // The trick is the whole address here, and a part of an address below.
      const whole = `http://localhost${trick.startsWith('/') ? trick : `/${trick}`}`
      if (URL.canParse(whole)) ends(followGuards(new URL(whole), who, null).address)
      for (const path of ['/login', '/tasks', '/', '/nowhere']) {
        ends(at(`${path}?next=${trick}`, who).address)
        ends(at(`${path}?returnTo=${encodeURIComponent(trick)}#${trick}`, who).address)
      }
    }
  })
})

describe.each([visitor, member, otherRole, unverified])('%j', (who) => {
  test.each(routes.map(({ path }) => path))('at %s lands where they may stay', (path) => {
    const { address } = at(path, who, '/settings')
    expect(at(address, who, '/settings')).toEqual({ address })
  })
})
