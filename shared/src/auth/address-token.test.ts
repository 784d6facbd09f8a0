import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressToken, forgetAddressToken } from './address-token.ts'
import { addressTokenScript } from './address-token-script.ts'

const runScript = () => new Function(addressTokenScript)()
const address = () => location.pathname + location.search + location.hash

/** A document that is loaded at an address, in the tab that there is. */
function load(at: string, state: unknown = null): void {
  Reflect.deleteProperty(globalThis, 'cadenceAddressToken')
  history.replaceState(state, '', at)
  runScript()
}

const real = globalThis.sessionStorage
const replaceTabStorage = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...descriptor })

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  replaceTabStorage({ value: real, writable: true })
  forgetAddressToken()
  forgetAddressToken('/settings')
})

describe('the token leaves the address, the rest stays as it was written', () => {
  test.each([
    ['/verify-email?token=s3cret', '/verify-email', 's3cret'],
    ['/reset-password?token=s3cret', '/reset-password', 's3cret'],
    ['/success-login?access_token=s3cret', '/success-login', 's3cret'],
    ['/settings?section=personal&email-token=s3cret', '/settings?section=personal', 's3cret'],
    ['/verify-email?a=1%20é&token=s3cret&b=+#part', '/verify-email?a=1%20%C3%A9&b=+#part', 's3cret'],
    ['/verify-email?tok%65n=s%2B3%26', '/verify-email', 's+3&'],
    ['/verify-email?token=first&token=second', '/verify-email', 'first'],
    ['/verify-email/?token=s3cret#top', '/verify-email/#top', 's3cret'],
    ['/Verify-Email?token=s3cret', '/Verify-Email', 's3cret'],
    [`/reset-password?token=${'x'.repeat(5000)}`, '/reset-password', 'x'.repeat(5000)],
  ])('%.60s', (at, left, token) => {
    load(at)
    expect(address()).toBe(left)
    const path = location.pathname.replace(/\/$/, '').toLowerCase() as '/verify-email'
    expect(addressToken(path)).toBe(token)
  })

  test('the entry is replaced and keeps its state', () => {
    const { length } = history
    const push = vi.spyOn(history, 'pushState')
    load('/success-login?access_token=s3cret', { idx: 3 })
    expect(history.state).toEqual({ idx: 3 })
    expect(history.length).toBe(length)
    expect(push).not.toHaveBeenCalled()
  })
})

test.each([
  '/',
  '/login?token=x',
  '/settings?section=personal&token=x',
  '/dashboard?token=x&access_token=y#z',
  '/verify-email?access_token=x',
  '/success-login?token=x&error=access_denied',
  '/verify-email/more?token=x',
  '/__proto__?token=x',
  '/constructor?token=x',
])('%s is left alone', (at) => {
  load(at)
  expect(address()).toBe(at)
  for (const path of ['/verify-email', '/reset-password', '/success-login', '/settings'] as const) {
    expect(addressToken(path)).toBeNull()
  }
})

test('an empty token is removed from the address too, and counts as missing', () => {
  load('/reset-password?token=before')
  load('/reset-password?token=')
  expect(address()).toBe('/reset-password')
  expect(addressToken('/reset-password')).toBeNull()
})

test('a page does not get the token of another page', () => {
  load('/verify-email?token=s3cret')
  expect(addressToken('/reset-password')).toBeNull()
  expect(addressToken('/success-login')).toBeNull()
})

test.each(['/verify-email', '/success-login'] as const)('on %s it is there once', (path) => {
  load(`${path}?token=s3cret&access_token=s3cret`)
  expect(addressToken(path)).toBe('s3cret')
  load(path)
  expect(addressToken(path)).toBeNull()
  expect(Object.values({ ...sessionStorage, ...localStorage })).toEqual([])
})

describe('the token for a new password', () => {
  test('is there again after a reload, until it is forgotten', () => {
    load('/reset-password?token=s3cret')
    load('/reset-password')
    expect(addressToken('/reset-password')).toBe('s3cret')
    forgetAddressToken()
    expect(addressToken('/reset-password')).toBeNull()
    load('/reset-password')
    expect(addressToken('/reset-password')).toBeNull()
  })

  test('a newer one takes its place', () => {
    load('/reset-password?token=one')
    load('/reset-password?token=two')
    load('/reset-password')
    expect(addressToken('/reset-password')).toBe('two')
  })

  test('any other page forgets it', () => {
    load('/reset-password?token=s3cret')
    load('/')
    load('/reset-password')
    expect(addressToken('/reset-password')).toBeNull()
  })
})

describe('the token for a new e-mail address', () => {
  const link = '/settings?section=personal&email-token=s3cret'

  test('outlives a reload and a sign-in on the way, until it is forgotten', () => {
    load(link)
    load('/login')
    load('/success-login?access_token=t')
    forgetAddressToken()
    load('/settings?section=personal')
    expect(addressToken('/settings')).toBe('s3cret')
    expect(addressToken('/reset-password')).toBeNull()
    forgetAddressToken('/settings')
    load('/settings?section=personal')
    expect(addressToken('/settings')).toBeNull()
  })

  test('a newer one takes its place, an empty one does not', () => {
    load(link)
    load('/settings?email-token=two')
    load('/settings?email-token=')
    expect(addressToken('/settings')).toBe('two')
  })
})

const forbidden: Record<string, PropertyDescriptor> = {
  'access throws': {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  },
  'there is none': { value: undefined },
  'it is full': {
    value: {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  },
}

test.each(Object.entries(forbidden))(
  'where storage is broken (%s) it works until a reload',
  (_name, descriptor) => {
    replaceTabStorage(descriptor)
    load('/reset-password?token=s3cret')
    expect(address()).toBe('/reset-password')
    expect(addressToken('/reset-password')).toBe('s3cret')
    expect(() => forgetAddressToken()).not.toThrow()
    expect(addressToken('/reset-password')).toBeNull()
    load('/')
  },
)

test.each([null, 7, 'text', {}, { path: '/verify-email' }, { path: '/verify-email', token: 7 }])(
  'something else in its place (%j) is no token',
  (value) => {
    Reflect.set(globalThis, 'cadenceAddressToken', value)
    expect(addressToken('/verify-email')).toBeNull()
  },
)

test('the script leaves no name behind, and cannot end its element', () => {
  const before = Object.keys(globalThis)
  load('/login')
  expect(Object.keys(globalThis)).toEqual(before)
  expect(addressTokenScript).not.toMatch(/<|\n/)
})
