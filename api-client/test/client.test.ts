import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createClient, type Tokens } from '../src/client.ts'
import { member, startApi } from './api-process.ts'
import { addTask } from './example.ts'
import { typesOf } from './generate-types.ts'

const fileOf = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.stop())

async function signIn(): Promise<Tokens> {
  const { data } = await createClient(api).POST('/api/v1/auth/login', { body: member })
  if (!data) throw new Error('no sign-in')
  return data
}

function newDashboard() {
  const now = new Date().toISOString()
  return { id: crypto.randomUUID(), name: 'Semaine', items: [], createdAt: now, updatedAt: now }
}

test('the types are those of the API’s document; `npm run generate -w api-client` writes them', async () => {
  const types = await typesOf(new URL('/api/v1/openapi.json', api.baseUrl))
  expect(fileOf('src/openapi.ts')).toBe(types)
})

test('the example of the README signs in, stores a task and lists it', async () => {
  const added = await addTask(api.baseUrl, member.email, member.password, 'Relire le chapitre 3')
  expect(added).toEqual({ tasks: ['Relire le chapitre 3'] })
  const source = fileOf('test/example.ts').replace('../src/client.ts', '@cadence/api-client')
  expect(fileOf('README.md')).toContain(`\`\`\`ts\n${source}\`\`\``)
})

test('a refusal is a value, with a message for each field', async () => {
  const { token } = await signIn()
  const { data, error, response } = await createClient({ ...api, token }).POST('/api/v1/dashboards', {
    body: { ...newDashboard(), name: '' },
  })
  expect({ data, status: response.status, fields: Object.keys(error?.fields ?? {}) }).toEqual({
    data: undefined,
    status: 400,
    fields: ['name'],
  })
})

test('calls whose token has ended wait for one refresh, and are sent again', async () => {
  const { refreshToken } = await signIn()
  const onTokens = vi.fn<(tokens: Tokens | null) => void>()
  const client = createClient({ ...api, token: 'ended', refreshToken, onTokens })
  const answers = await Promise.all([
    client.GET('/api/v1/records'),
    client.GET('/api/v1/profile'),
    client.POST('/api/v1/dashboards', { body: newDashboard() }),
  ])
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 201])
  expect(onTokens.mock.calls).toEqual([[{ token: expect.any(String), refreshToken: expect.any(String) }]])
  expect(onTokens.mock.calls[0]?.[0]?.refreshToken).not.toBe(refreshToken)
})

test('when the session is over, the call is refused with 401 and the tokens are gone', async () => {
  const onTokens = vi.fn<(tokens: Tokens | null) => void>()
  const client = createClient({ ...api, token: 'ended', refreshToken: 'ended', onTokens })
  const { error, response } = await client.GET('/api/v1/records')
  expect({ status: response.status, message: error?.message }).toEqual({
    status: 401,
    message: expect.any(String),
  })
  expect(onTokens.mock.calls).toEqual([[null]])
})

test('a pair that `onTokens` could not store is given to it again before the next call, and ends no session', async () => {
  const { refreshToken } = await signIn()
  const onTokens = vi.fn<(tokens: Tokens | null) => void>()
  onTokens.mockImplementationOnce(() => {
    throw new Error('the disk is full')
  })
  const client = createClient({ ...api, token: 'ended', refreshToken, onTokens })
  const calls = await Promise.allSettled([client.GET('/api/v1/records'), client.GET('/api/v1/profile')])
  expect(calls.map((call) => call.status === 'rejected' && call.reason.message)).toEqual([
    'the disk is full',
    'the disk is full',
  ])
  expect(await client.GET('/api/v1/records')).toMatchObject({ response: { status: 200 } })
  const [first, second, ...more] = onTokens.mock.calls
  expect(second).toEqual(first)
  expect(more).toEqual([])
})

test('without a refresh token a call is sent once', async () => {
  const onTokens = vi.fn<(tokens: Tokens | null) => void>()
  const { response } = await createClient({ ...api, token: 'ended', onTokens }).GET('/api/v1/records')
  expect(response.status).toBe(401)
  expect(onTokens).not.toHaveBeenCalled()
})
