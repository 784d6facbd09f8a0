import { expect, test } from 'vitest'
import { isHashChange, resolve, textOf } from './location.ts'
import { redirectTricks } from './tricks.test-kit.ts'

const origin = 'https://app.example'
const at = (text: string) => {
  const { pathname, search, hash } = new URL(origin + text)
  return { pathname, search, hash }
}
const leads = (to: Parameters<typeof resolve>[0], from = '/cgu?q=1#top') => {
  const address = resolve(to, at(from), origin)
  return address && textOf(address)
}

test.each([
  ['/tasks', '/tasks'],
  ['/tasks?a=1&b=é#part', '/tasks?a=1&b=%C3%A9#part'],
  ['/', '/'],
  ['/a/../tasks', '/tasks'],
  ['#contact', '/cgu#contact'],
  ['?q=2', '/cgu?q=2'],
  ['', '/cgu'],
  [`${origin}/tasks#a?b`, '/tasks#a?b'],
])('%j leads to %s', (to, expected) => {
  expect(leads(to)).toBe(expected)
})

test('parts of an address do as well, and what is not named is dropped', () => {
  expect(leads({ pathname: '/help-center', hash: 'contact' })).toBe('/help-center#contact')
  expect(leads({ search: 'q=a+b' })).toBe('/cgu?q=a+b')
  expect(leads({ search: '' })).toBe('/cgu')
  expect(leads({ pathname: '/tasks', search: '?a=#', hash: '#' })).toBe('/tasks?a=%23')
})

test.each([
  `blob:${origin}/x`,
  'https://evil.example',
  '//evil.example',
  'javascript:alert(1)',
  'mailto:a@b.c',
  'http://[',
])('%s leads out of the app', (to) => {
  expect(leads(to)).toBeNull()
  expect(leads({ pathname: to })).toBeNull()
})

test.each(redirectTricks.map((trick) => [trick.slice(0, 60), trick]))(
  '%j leads out of the app, or to a path that stays in it wherever it is written',
  (_shown, trick) => {
    for (const from of ['/', '/tasks', '//evil.example/x']) {
      const path = leads(trick, from)
      if (path === null) continue
      expect(new URL(path, `${origin}/tasks`).origin).toBe(origin)
      expect(path).toMatch(/^\/(?![/\\])/)
    }
  },
)

test('from an address with two slashes at its begin nothing leads away either', () => {
  expect(leads('#x', '//evil.example/x')).toBe('/evil.example/x#x')
})

test.each([
  ['/cgu', '/cgu#a', true],
  ['/cgu#a', '/cgu#b', true],
  ['/cgu#a', '/cgu#a', true],
  ['/cgu#a', '/cgu', false],
  ['/cgu', '/cgu', false],
  ['/cgu', '/cgu?q#a', false],
  ['/cgu#a', '/tasks#a', false],
])('from %s to %s the page is there already: %s', (from, to, expected) => {
  expect(isHashChange(at(from), at(to))).toBe(expected)
})
