import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('API_BIND names the address it listens on; HOST_BIND is the release server’s alone', () => {
  expect(readConfig({}).hostname).toBe('127.0.0.1')
  expect(readConfig({ API_BIND: '0.0.0.0' }).hostname).toBe('0.0.0.0')
  expect(readConfig({ HOST_BIND: '0.0.0.0' }).hostname).toBe('127.0.0.1')
})

test('TRUSTED_PROXIES names proxies on other machines; the error names an invalid address', () => {
  expect(readConfig({}).isProxy('127.0.0.1')).toBe(true)
  expect(readConfig({}).isProxy('10.0.0.5')).toBe(false)
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8' }).isProxy('10.0.0.5')).toBe(true)
  expect(() => readConfig({ TRUSTED_PROXIES: '10.0.0.1, proxy.local' })).toThrow(
    "TRUSTED_PROXIES: 'proxy.local' is no address and no network",
  )
})

test('ADMIN_EMAILS gives the role admin, in upper or lower case; an invalid address is refused', () => {
  expect(readConfig({}).administrators).toEqual(new Set())
  expect(readConfig({ ADMIN_EMAILS: 'Lea@example.org, tom@example.org,' }).administrators).toEqual(
    new Set(['lea@example.org', 'tom@example.org']),
  )
  expect(() => readConfig({ ADMIN_EMAILS: 'lea@example.org, tom' })).toThrow(/ADMIN_EMAILS.*: must be/)
})

test('TEAM_EMAIL and SUPPORT_EMAIL are one address each, or none', () => {
  expect(readConfig({})).toMatchObject({ teamEmail: undefined, supportEmail: undefined })
  expect(readConfig({ TEAM_EMAIL: 'equipe@example.org' }).teamEmail).toBe('equipe@example.org')
  expect(() => readConfig({ TEAM_EMAIL: 'a@example.org, b@example.org' })).toThrow(/TEAM_EMAIL: must be/)
  expect(() => readConfig({ SUPPORT_EMAIL: 'aide' })).toThrow(/SUPPORT_EMAIL: must be/)
})

test('REGISTRATIONS_PER_HOUR is for each network address; zero is refused', () => {
  expect(readConfig({}).registrationsPerHour).toBe(60)
  expect(readConfig({ REGISTRATIONS_PER_HOUR: '500' }).registrationsPerHour).toBe(500)
  expect(() => readConfig({ REGISTRATIONS_PER_HOUR: '0' })).toThrow('REGISTRATIONS_PER_HOUR')
})

describe('the provider of "Se Connecter avec Google"', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

  test('is the stand-in on a developer’s machine', () => {
    const config = readConfig({ APP_URL: 'http://localhost:4000/', OPENID_PORT: '4120' }).google
    expect(config).toEqual({
      issuer: new URL('http://localhost:4120'),
      clientId: 'cadence',
      clientSecret: 'cadence-development',
      redirectUri: 'http://localhost:4000/api/v1/auth/google/callback',
      authority: 'all',
    })
  })

  test('is Google with a client id; without one a public app has none', () => {
    const APP_URL = 'https://cadence.example'
    expect(readConfig({ APP_URL, ...google }).google).toMatchObject({
      issuer: new URL('https://accounts.google.com'),
      clientId: 'id',
      clientSecret: 'secret',
      authority: 'google',
    })
    expect(readConfig({ APP_URL }).google).toBeUndefined()
  })

  test.each([
    ['https://cadence.example', 'https://accounts.google.com', 'google'],
    ['http://localhost:3000', 'https://accounts.google.com/', 'google'],
    ['https://cadence.example', 'https://accounts.google.com.example', 'none'],
    ['https://cadence.example', 'https://accounts.google.com/tenant', 'none'],
    ['https://cadence.example', 'https://provider.example', 'none'],
    ['http://localhost:3000', 'https://provider.example', 'none'],
    ['https://cadence.example', 'http://localhost:8080', 'none'],
    ['http://localhost:3000', 'http://localhost:8080', 'all'],
  ])('at %s, the authority of %s is: %s', (APP_URL, GOOGLE_ISSUER, authority) => {
    expect(readConfig({ APP_URL, ...google, GOOGLE_ISSUER }).google?.authority).toBe(authority)
  })

  test.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_ISSUER: 'https://provider.example' }, 'GOOGLE_ISSUER'],
    [{ ...google, GOOGLE_ISSUER: 'http://provider.example' }, 'GOOGLE_ISSUER'],
    [{ ...google, GOOGLE_ISSUER: 'nonsense' }, 'GOOGLE_ISSUER'],
    [{ OPENID_PORT: '0' }, 'OPENID_PORT'],
  ])('the error of %j names %s', (environment, variable) => {
    expect(() => readConfig(environment)).toThrow(`${variable}: `)
  })
})
