import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-policy.ts'
import { readConfig } from './server-config.ts'

test('the defaults are the stated ones', () => {
  const defaults = {
    PORT: 3000,
    API_PORT: 3100,
    HOST_BIND: '127.0.0.1',
    PREVIEW_FOR: 'administrators',
    TRUSTED_PROXIES: expect.any(Function),
    RELEASES_DIR: '.releases',
    METRICS_BIND: '127.0.0.1',
    LOG_LEVEL: 'info',
  }
  expect(readConfig({})).toEqual(defaults)
  expect(readConfig({ PORT: '', RELEASES_DIR: '' })).toEqual(defaults)
  expect(readConfig({ PORT: '4000', API_PORT: '4100', RELEASES_DIR: '/srv', HOME: '/root' })).toEqual({
    PORT: 4000,
    API_PORT: 4100,
    HOST_BIND: '127.0.0.1',
    PREVIEW_FOR: 'administrators',
    TRUSTED_PROXIES: expect.any(Function),
    RELEASES_DIR: '/srv',
    METRICS_BIND: '127.0.0.1',
    LOG_LEVEL: 'info',
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['API_PORT', '-1'],
  ['API_PORT', '3.5'],
])('%s=%j is refused, and the variable is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('TRUSTED_PROXIES that is no list of proxies is refused, and the bad part and the variable are named', () => {
  const message = "TRUSTED_PROXIES: '10.0.0.5/' is no address and no network"
  expect(() => readConfig({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.5/' })).toThrow(message)
})

test('the store is in a bucket, and its registry in PostgreSQL, where the variables say so', () => {
  const store = {
    RELEASES_BUCKET: 'releases',
    RELEASES_ENDPOINT: 'https://s3.example',
    RELEASES_REGION: 'gra',
    REGISTRY_URL: 'postgres://cadence@db/registry',
  }
  expect(readConfig(store)).toMatchObject(store)
  expect(() => readConfig({ REGISTRY_URL: 'mysql://db' })).toThrow('postgres:// address')
  expect(() => readConfig({ RELEASES_ENDPOINT: 'bucket' })).toThrow('RELEASES_ENDPOINT')
  expect(() => readConfig({ API_URL: 'ftp://api' })).toThrow('API_URL')
})

test('a page may use this origin and its nonce, nothing else', () => {
  const policy = contentSecurityPolicy('abc')
  const rules = Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]))
  expect(rules['default-src']).toBe("default-src 'self'")
  for (const kind of ['object-src', 'frame-src', 'child-src', 'base-uri']) {
    expect(rules[kind]).toBe(`${kind} 'none'`)
  }
  expect(rules['script-src']).toBe("script-src 'self' 'nonce-abc'")
  expect(rules['style-src']).toBe("style-src 'self' 'nonce-abc'")
  expect(rules['media-src']).toBe("media-src 'self'")
  expect(rules['frame-ancestors']).toBe("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})
