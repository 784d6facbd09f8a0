import { beforeEach, expect, test } from 'vitest'
import { authState } from '../auth/auth-store.ts'
import { clearSession, signIn } from '../auth/session.test-kit.ts'
import { serve } from './adapter.test-kit.ts'
import { API_TIMEOUT_MS } from './base.ts'
import { client } from './client.ts'

const REFRESH = '/auth/refresh-token'
const tokens = { status: 200, body: { token: 'access-2', refreshToken: 'refresh-2' } }

beforeEach(clearSession)

test('the API is version 1 on this origin, speaks JSON, and has 30 seconds', async () => {
  const sent = serve(() => ({ status: 200 }))
  await client.post('/thing', { a: 1 })
  expect(API_TIMEOUT_MS).toBe(30_000)
  expect(sent[0]?.config).toMatchObject({ baseURL: '/api/v1', timeout: 30_000 })
  expect(sent[0]?.config.headers.get('Content-Type')).toBe('application/json')
})

test('every request carries the access token of that moment', async () => {
  const sent = serve(() => ({ status: 200 }))
  await client.get('/thing')
  signIn()
  await client.get('/thing')
  authState.token = 'access-7'
  await client.get('/thing')
  expect(sent.map(({ authorization }) => authorization)).toEqual([
    undefined,
    'Bearer access-1',
    'Bearer access-7',
  ])
})

test('a 401 is retried once after a refresh, with the same method, address and body', async () => {
  signIn()
  const sent = serve(({ path, authorization }) =>
    path === REFRESH ? tokens : { status: authorization === 'Bearer access-2' ? 200 : 401 },
  )
  await client.put('/dashboards/1', { name: 'Révisions « vendredi »', items: [1, 2] })
  expect(sent.map(({ path }) => path)).toEqual(['/dashboards/1', REFRESH, '/dashboards/1'])
  expect(sent[2]).toMatchObject({
    method: 'put',
    body: { name: 'Révisions « vendredi »', items: [1, 2] },
    authorization: 'Bearer access-2',
  })
})

test('a retry that answers 401 again ends there', async () => {
  signIn()
  const sent = serve(({ path }) => (path === REFRESH ? tokens : { status: 401 }))
  await expect(client.get('/thing')).rejects.toMatchObject({ response: { status: 401 } })
  expect(sent.map(({ path }) => path)).toEqual(['/thing', REFRESH, '/thing'])
  expect(authState.isAuthenticated).toBe(true)
})

test('a request without a token is never refreshed', async () => {
  const sent = serve(() => ({ status: 401 }))
  await expect(client.get('/thing')).rejects.toMatchObject({ response: { status: 401 } })
  expect(sent).toHaveLength(1)
})

test('a call that says so is never refreshed', async () => {
  signIn()
  const sent = serve(() => ({ status: 401 }))
  await expect(client.post('/auth/login', {}, { renewSession: false })).rejects.toMatchObject({
    response: { status: 401 },
  })
  expect(sent).toHaveLength(1)
})

test.each([400, 403, 404, 409, 429, 500, 503])('%i is not an expired session', async (status) => {
  signIn()
  const sent = serve(() => ({ status }))
  await expect(client.get('/thing')).rejects.toMatchObject({ response: { status } })
  expect(sent).toHaveLength(1)
})

test('no answer is not an expired session', async () => {
  signIn()
  const sent = serve(() => 'no answer')
  await expect(client.get('/thing')).rejects.toMatchObject({ code: 'ERR_NETWORK' })
  expect(sent).toHaveLength(1)
})
