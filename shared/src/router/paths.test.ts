import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allPages } from '../contract/pages.ts'
import { productMap } from '../contract/product-map.ts'
import { openRedirects } from './open-redirects.test-kit.ts'
import { paths, safePath } from './paths.ts'

test('a path is named after its page', () => {
  expect(paths.home).toBe('/')
  expect(paths.helpCenter).toBe('/help-center')
  expect(paths.unauthorized).toBe('/unauthorized')
})

test('every page of the product map has a path of its own, and a name of its own', () => {
  const stated = allPages.map((page) => productMap[page].path)
  expect(Object.values(paths)).toEqual(stated)
  expect(new Set(stated).size).toBe(stated.length)
})

test.each([
  '/',
  '/tasks',
  '/dashboard?id=1&x=%2F%2F',
  '/settings?section=premium#top',
  '/a/b/../c',
  '/@evil.example',
  '/https://evil.example',
  '/tasks?next=//evil.example',
  '/tasks#//evil.example',
])('%s stays inside', (value) => {
  const url = new URL(value, 'http://cadence.invalid')
  expect(safePath(value)).toBe(url.pathname + url.search + url.hash)
})

test.each([
  undefined,
  null,
  42,
  {},
  ['/tasks'],
  '',
  'tasks',
  '//evil.example',
  '/\\evil.example',
  '/tasks\\x',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /tasks',
  '/ta sks',
  '/tasks\u0000',
  '/tasks\u007f',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  `/${'x'.repeat(2048)}`,
])('%j is refused', (value) => {
  expect(safePath(value)).toBeNull()
})

test.each(openRedirects.map((trick) => [trick.slice(0, 60), trick]))(
  '%j is refused, or is a path of this origin once and for all',
  (_shown, trick) => {
    const path = safePath(trick)
    if (path === null) return
    expect(path).toMatch(/^\/(?![/\\])/)
    const url = new URL(path, 'https://app.example')
    expect(url.origin).toBe('https://app.example')
    expect(url.pathname + url.search + url.hash).toBe(path)
    expect(safePath(path)).toBe(path)
  },
)

// fast-check's own units of text take a second to set up.
const anyText = fc.array(fc.nat(0xffff), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes))
const anyAddress = fc
  .array(fc.constantFrom('https:', '//', 'evil.example', 'lea@', ':8080', '/a', '/..', '?b=c', '#d'), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''))

test('every accepted address stays inside, also when the browser parses it again', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', '%2f', '%5c', '\t', '@', ':', '?', '#', 'a'),
  })
  fc.assert(
    fc.property(fc.oneof(nasty, anyText, anyAddress), (value) => {
      const path = safePath(`/${value}`)
      if (path === null) return
      expect(path).toMatch(/^\/(?!\/)/)
      expect(new URL(path, 'https://app.example').origin).toBe('https://app.example')
    }),
    { numRuns: 1000 },
  )
})
