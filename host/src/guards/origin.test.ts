import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../routes.tsx'
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

test.each([
  // Other origins and schemes.
  'https://evil.example',
  'https://evil.example/tasks',
  'http:evil.example',
  'https:evil.example/tasks',
  'https:/evil.example',
  'https:///evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'about:blank',
  'mailto:a@evil.example',
  // Slashes of all kinds.
  '//evil.example',
  '//evil.example/tasks',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/\\\\evil.example/tasks',
  '/tasks\\..\\..\\evil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '/%252fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/tasks/..//evil.example',
  '/tasks/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/tasks/%2e%2e//evil.example',
  '//%65vil.example',
  // Blanks that a browser drops.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  '/tasks\n//evil.example',
  // Names and characters that look like others.
  '/@evil.example',
  '//user@evil.example',
  '//tasks@evil.example',
  '/:80/tasks',
  '//[::1]/tasks',
  '//2130706433/tasks',
  '//evil。example',
  '//evil．example',
  '／／evil.example',
  '/／evil.example',
  '⁄⁄evil.example',
  '/;@evil.example',
  // Places of this app that are no destination after sign-in, and places that do not exist.
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
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
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
])('where storage is forbidden (%s) nothing breaks and nothing is remembered', (_name, descriptor) => {
  replaceStorage(descriptor)
  expect(() => rememberOrigin('/tasks')).not.toThrow()
  expect(rememberedOrigin()).toBeNull()
  expect(() => forgetOrigin()).not.toThrow()
})

test('where storage is full nothing breaks', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  replaceStorage({ value: { getItem: () => null, removeItem: () => undefined, setItem } })
  expect(() => rememberOrigin('/tasks')).not.toThrow()
  expect(console.warn).toHaveBeenCalledOnce()
})
