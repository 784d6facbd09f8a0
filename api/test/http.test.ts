import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiForTests } from './support/api-for-tests.ts'
import { newMember, partOf, startApi, type TestApi } from './support/test-api.ts'

const api = apiForTests()

const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(
          z.string(),
          z.object({
            content: z.optional(
              z.object({ 'application/json': z.optional(z.object({ example: z.optional(z.unknown()) })) }),
            ),
            headers: z.optional(z.object({ Location: z.object({ example: z.string() }) })),
          }),
        ),
        security: z.array(z.unknown()),
        requestBody: z.optional(
          z.object({
            content: z.object({
              // A photo is sent as it is.
              'application/json': z.optional(
                z.object({ schema: z.object({ examples: z.optional(z.array(z.unknown())) }) }),
              ),
            }),
          }),
        ),
      }),
    ),
  ),
})

async function operations() {
  const { body } = await api.call('GET', '/openapi.json')
  const document = documentSchema.parse(body)
  expect(document.openapi).toMatch(/^3\.1/)
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replace('/api/v1', ''),
      operation,
    })),
  )
}

describe('the OpenAPI document', () => {
  test('lists every route, and nothing else', async () => {
    const routes = api.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    const names = (await operations()).map(({ name }) => name)
    expect(names.toSorted()).toEqual([...new Set(routes)].toSorted())
    expect(names).toEqual(
      expect.arrayContaining([
        'GET /api/v1/health',
        'POST /api/v1/auth/register',
        'POST /api/v1/auth/verify-email',
        'POST /api/v1/auth/login',
        'POST /api/v1/auth/logout',
        'POST /api/v1/auth/refresh-token',
        'GET /api/v1/auth/user',
        'POST /api/v1/auth/forgot-password',
        'POST /api/v1/auth/reset-password',
        'POST /api/v1/auth/resend-verification',
        'GET /api/v1/auth/google',
        'GET /api/v1/auth/google/callback',
        'GET /api/v1/dashboards',
        'POST /api/v1/dashboards',
        'PUT /api/v1/dashboards/{id}',
        'DELETE /api/v1/dashboards/{id}',
        'GET /api/v1/notices',
        'POST /api/v1/notices/read',
        'GET /api/v1/preferences',
        'PATCH /api/v1/preferences',
      ]),
    )
  })

  test('has the schema of each body', async () => {
    const withoutBody = [
      'POST /api/v1/profile/email/resend',
      'POST /api/v1/account/code',
      'POST /api/v1/subscriptions/{id}/refresh',
      'POST /api/v1/feed',
    ]
    for (const { name, method, operation } of await operations()) {
      const withBody = ['POST', 'PUT', 'PATCH'].includes(method) && !withoutBody.includes(name)
      const hasBody = withBody || name === 'DELETE /api/v1/account'
      expect(operation.requestBody !== undefined, name).toBe(hasBody)
    }
    const { text } = await api.call('GET', '/openapi.json')
    for (const field of [
      'firstName',
      'rememberMe',
      'refreshToken',
      'subGridOpts',
      'isEmailVerified',
      'fields',
    ]) {
      expect(text).toContain(`"${field}"`)
    }
  })
})

const formRoutes = ['ambassador-applications', 'demo-requests', 'support-requests']

test('each call of auth and of a form has an example of its body and of every answer', async () => {
  const calls = (await operations()).filter(
    ({ path }) => path.startsWith('/auth/') || formRoutes.includes(path.slice(1)),
  )
  expect(calls).toHaveLength(14)
  for (const { name, path, operation } of calls) {
    const { requestBody, responses } = operation
    if (requestBody) {
      const [body] = requestBody.content['application/json']?.schema.examples ?? []
      // Valid except for its made-up tokens: the token is refused and not the form.
      const answer = await api.call('POST', path, { body })
      expect(partOf(answer.body, 'fields'), name).toBeUndefined()
    }
    for (const [status, { content, headers }] of Object.entries(responses)) {
      const example = content?.['application/json']?.example ?? headers?.Location.example
      expect(example, `${name} ${status}`).toBeTruthy()
    }
  }
})

test('every route needs a signed-in member, except the public ones listed here', async () => {
  const publicRoutes = [
    'health',
    'health/live',
    'openapi.json',
    'docs',
    'docs/{file}',
    'auth/register',
    'auth/verify-email',
    'auth/login',
    'auth/logout',
    'auth/refresh-token',
    'auth/forgot-password',
    'auth/reset-password',
    'auth/resend-verification',
    'auth/google',
    'auth/google/callback',
    'photos/{id}',
    'feed/{id}',
    ...formRoutes,
  ]
  for (const { name, method, path, operation } of await operations()) {
    const isPublic = publicRoutes.includes(path.slice(1))
    expect(operation.security.length > 0, name).toBe(!isPublic)
    if (isPublic) continue
    const answer = await api.call(method, path.replace('{id}', 'a'), method === 'GET' ? {} : { body: {} })
    expect(answer.status, name).toBe(401)
  }
})

test('members who are no administrators get nothing from the inbox', async () => {
  const { token } = await newMember(api)
  const routes = (await operations()).filter(({ path }) => path.startsWith('/inbox/'))
  expect(routes).toHaveLength(7)
  for (const { name, method, path } of routes) {
    const body = method === 'GET' ? {} : { body: {} }
    const answer = await api.call(method, path.replace('{id}', 'a'), { token, ...body })
    expect(answer, name).toMatchObject({ status: 403, text: '{"message":"Not allowed."}' })
  }
})

test('health answers ok', async () => {
  expect(await api.call('GET', '/health')).toMatchObject({ status: 200, text: '{"status":"ok"}' })
})

test('an unknown address is a 404 in JSON', async () => {
  for (const [method, path] of [
    ['GET', '/nope'],
    ['POST', '/nope'],
    ['PATCH', '/dashboards/a'],
  ] as const) {
    const answer = await api.call(method, path)
    expect(answer).toMatchObject({ status: 404, body: { message: 'There is nothing at this address.' } })
  }
})

test('every answer carries the security headers', async () => {
  const { token } = await newMember(api)
  const answers = [
    await api.call('GET', '/health'),
    await api.call('GET', '/nope'),
    await api.call('GET', '/auth/user'),
    await api.call('GET', '/auth/user', { token }),
    await api.call('POST', '/auth/login', { body: '{' }),
    await api.call('DELETE', '/dashboards/a', { token }),
    await api.call('GET', '/openapi.json'),
    await api.call('OPTIONS', '/auth/login', {
      headers: { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'POST' },
    }),
  ]
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('every answer with a body has the type JSON, whatever the request accepts', async () => {
  const headers = { Accept: 'text/html' }
  const answers = [
    await api.call('GET', '/health', { headers }),
    await api.call('GET', '/nope', { headers }),
    await api.call('GET', '/auth/user', { headers }),
    await api.call('POST', '/auth/login', { body: '<script>' }),
    await api.call('POST', '/auth/login', { body: { email: '<b>', password: 'x' } }),
    await api.call('GET', '/openapi.json', { headers }),
  ]
  for (const { headers: sent, body, text } of answers) {
    expect(sent.get('content-type'), text).toMatch(/^application\/json(; charset=utf-8)?$/i)
    expect(body).toBeTypeOf('object')
  }
})

describe('other origins', () => {
  const allowed = async (from: TestApi, Origin: string) => {
    const { headers } = await from.call('GET', '/health', { headers: { Origin } })
    return headers.get('access-control-allow-origin')
  }

  test.each(['http://localhost:3000', 'http://localhost:3002', 'http://localhost'])(
    '%s may call',
    async (origin) => {
      expect(await allowed(api, origin)).toBe(origin)
    },
  )

  test('they may send what the clients send', async () => {
    const { headers } = await api.call('OPTIONS', '/auth/user', {
      headers: {
        Origin: 'http://localhost:3001',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization,content-type,x-sign-in,x-time-zone',
      },
    })
    expect(headers.get('access-control-allow-headers')?.toLowerCase().split(',')).toEqual([
      'authorization',
      'content-type',
      'x-sign-in',
      'x-time-zone',
    ])
  })

  test.each([
    'http://evil.example',
    'null',
    'https://localhost:3000.evil.example',
    'http://localhost.evil.example',
    'http://localhost:3000@evil.example',
    'http://evil.example/http://localhost:3000',
  ])('%s may not', async (origin) => {
    expect(await allowed(api, origin)).toBeNull()
  })

  test('in production only the app itself', async () => {
    const production = await startApi({ NODE_ENV: 'production', APP_URL: 'https://cadence.example/' })
    try {
      expect(await allowed(production, 'https://cadence.example')).toBe('https://cadence.example')
      expect(await allowed(production, 'http://localhost:3000')).toBeNull()
    } finally {
      await production.stop()
    }
  })
})

test('a failure inside is a 500 without details, and a lost database a 503', async () => {
  const broken = await startApi()
  await broken.services.mailOutbox.stop()
  const { db } = broken.services
  const fail = (error: Error) => {
    broken.services.passwords.find = () => Promise.reject(error)
    return broken.call('POST', '/auth/login', { body: { email: 'a@example.org', password: 'x' } })
  }
  try {
    const inside = await fail(new Error('secret detail'))
    expect(inside).toMatchObject({ status: 500, body: { message: expect.stringContaining('went wrong') } })
    expect(inside.text).not.toContain('secret')
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const lost = await fail(new Error('query failed', { cause }))
    expect(lost.status).toBe(503)
    expect(lost.headers.get('retry-after')).toBeTruthy()
    expect(db).toBeDefined()
  } finally {
    await broken.stop()
  }
})
