import { expect, test } from 'vitest'
import { requestHeaders, responseHeaders } from './headers.ts'

const shell = new URL('https://staging.example')
const local = 'http://localhost:3000'

test('a request to the shell has the headers of the shell’s own page', () => {
  const asked = requestHeaders(
    {
      host: 'localhost:3000',
      origin: local,
      referer: `${local}/login`,
      connection: 'keep-alive',
      authorization: 'Bearer x',
      cookie: 'a=b',
      'accept-encoding': 'gzip, deflate, br;q=0.9, zstd',
    },
    shell,
    local,
  )
  expect(asked).toEqual({
    host: 'staging.example',
    origin: 'https://staging.example',
    referer: 'https://staging.example/login',
    authorization: 'Bearer x',
    cookie: 'a=b',
    'accept-encoding': 'gzip, br;q=0.9',
  })
})

test('a request of another site keeps its origin', () => {
  expect(requestHeaders({ origin: 'https://evil.example' }, shell, local)).toMatchObject({
    origin: 'https://evil.example',
  })
})

test.each([
  [
    's=1; Path=/; Domain=staging.example; Secure; HttpOnly; SameSite=Lax',
    's=1; Path=/; HttpOnly; SameSite=Lax',
  ],
  ['s=Secure; secure; SameSite=None; Partitioned', 's=Secure; SameSite=Lax'],
  ['__Host-s=1; Path=/; Secure', '__Host-s=1; Path=/; Secure'],
])('the cookie %s is kept as %s', (cookie, kept) => {
  expect(responseHeaders({ 'set-cookie': [cookie] }, shell, local)).toEqual({ 'set-cookie': [kept] })
})

test.each([
  ['https://staging.example/login?x=1', 'http://localhost:3000/login?x=1'],
  ['/login', '/login'],
  ['https://accounts.example/o', 'https://accounts.example/o'],
  ['https://staging.example.evil/', 'https://staging.example.evil/'],
])('a redirect to %s leads to %s', (location, leads) => {
  expect(responseHeaders({ location }, shell, local)).toEqual({ location: leads })
})

test('the policy allows the socket of live reload, and stays as strict otherwise', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'nonce-n'; connect-src 'self'; upgrade-insecure-requests"
  expect(
    responseHeaders(
      { 'content-security-policy': policy, 'strict-transport-security': 'max-age=1', etag: '"1"' },
      shell,
      local,
    ),
  ).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'nonce-n'; connect-src 'self' ws://localhost:3000",
    etag: '"1"',
  })
})
