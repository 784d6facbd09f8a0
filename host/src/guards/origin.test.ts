import { openRedirects } from '@cadence/shared/router/open-redirects'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { forgetOrigin, rememberedOrigin, rememberOrigin } from './origin.ts'

const storage = globalThis.sessionStorage
const app = routes.filter(({ layout }) => layout === 'app').map(({ path }) => path)

function replaceStorage(descriptor: PropertyDescriptor) {
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...descriptor })
}

beforeEach(() => storage.clear())
afterEach(() => replaceStorage({ value: storage, writable: true }))

const kept = (address: string) => {
  rememberOrigin(address)
  return rememberedOrigin()
}

test.each([
  ...app,
  '/tasks/',
  '/settings?section=premium',
  '/dashboard?id=1768478400000#widget-9',
  '/tasks?next=//evil.example',
  '/tasks#https://evil.example',
  '/tasks?q=%2f%2fevil.example',
])('%s is remembered', (address) => {
  expect(kept(address)).toBe(address)
})

test('what leads into the app by a detour is cleaned', () => {
  expect(kept('/login/../tasks')).toBe('/tasks')
  expect(kept('/./tasks')).toBe('/tasks')
  expect(kept('/%2e%2e/tasks')).toBe('/tasks')
})

test('there are tricks enough', () => {
  expect(new Set(openRedirects).size).toBe(openRedirects.length)
  expect(openRedirects.length).toBeGreaterThanOrEqual(60)
})

test.each(openRedirects.map((trick) => [trick.slice(0, 60), trick]))('%j is not', (_shown, trick) => {
  expect(kept(trick)).toBeNull()
})

test.each(openRedirects.map((trick) => [trick.slice(0, 60), trick]))(
  'a page of this app whose query and hash hold %j stays that page',
  (_shown, trick) => {
    for (const address of [
      `/tasks?next=${trick}`,
      `/tasks#${trick}`,
      `/tasks?next=${encodeURIComponent(trick)}`,
    ]) {
      const found = kept(address)
      if (found === null) continue
      expect(new URL(found, 'https://app.example')).toMatchObject({
        origin: 'https://app.example',
        pathname: '/tasks',
      })
    }
  },
)

test.each([
  // Pages of this app that nobody returns to after sign-in, and addresses without a page.
  '/',
  '/login',
  '/register',
  '/unauthorized',
  '/verify-email?token=x',
  '/success-login?access_token=x',
  '/education',
  '/nowhere',
  '/tasks/1',
  '/tasks;x',
  '/TASKS%2f',
  '/tasks/../login',
  '/remotes/auth/1/remoteEntry.js',
  '/api/v1/auth/google',
  'tasks',
  './tasks',
  '',
  '?x=1',
  '#x',
  'null',
  `/tasks?${'x'.repeat(2048)}`,
])('%j is not', (address) => {
  expect(kept(address)).toBeNull()
})

test('whatever is remembered leads to a page of the app area, on this origin', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
  )
  const word = fc.constantFrom('tasks', 'dashboard', 'login', 'evil.example', 'https', 'javascript', 'é', ' ')
  const address = fc.oneof(
    fc.array(fc.oneof(part, word), { maxLength: 10 }).map((parts) => parts.join('')),
    fc.array(fc.oneof(part, word), { maxLength: 8 }).map((parts) => `/tasks${parts.join('')}`),
    // fast-check's own texts and addresses take a second to set up.
    fc.array(fc.nat(0xffff), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes)),
  )
  fc.assert(
    fc.property(address, (value) => {
      const found = kept(value)
      if (found === null) return
      const url = new URL(found, 'https://app.example')
      expect(url.origin).toBe('https://app.example')
      expect(app).toContain(url.pathname.replace(/\/+$/, ''))
    }),
    { numRuns: 2000 },
  )
})

test('it is forgotten when asked to, and there is none at first', () => {
  expect(rememberedOrigin()).toBeNull()
  rememberOrigin('/tasks')
  forgetOrigin()
  expect(rememberedOrigin()).toBeNull()
})

test.each<[string, PropertyDescriptor]>([
  [
    'access throws',
    {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    },
  ],
  ['there is none', { value: null }],
  [
    'every call throws',
    {
      value: new Proxy({} as Storage, {
        get: () => () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    },
  ],
])('where storage is forbidden (%s) nothing breaks and nothing is remembered', (_name, descriptor) => {
  replaceStorage(descriptor)
  expect(() => rememberOrigin('/tasks')).not.toThrow()
  expect(rememberedOrigin()).toBeNull()
  expect(() => forgetOrigin()).not.toThrow()
})
