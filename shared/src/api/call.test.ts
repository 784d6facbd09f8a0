import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { clearSession, member, signIn } from '../auth/session.test-kit.ts'
import { type Reply, serve } from './adapter.test-kit.ts'
import { ApiError } from './api-error.ts'
import { type Call, call, toApiError } from './call.ts'

const thing = z.object({ n: z.number() })
const request: Call<typeof thing> = { method: 'get', path: '/thing', answer: thing, failure: 'It failed' }

async function failureOf(reply: Reply, more: Partial<Call<typeof thing>> = {}): Promise<ApiError> {
  serve(() => reply)
  const error = await call({ ...request, ...more }).catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError))
    throw new Error('The call should have thrown an ApiError', { cause: error })
  return error
}

beforeEach(clearSession)

test('the answer is checked, and holds only what the schema knows', async () => {
  const sent = serve(() => ({ status: 200, body: { n: 1, more: true } }))
  await expect(call(request)).resolves.toEqual({ n: 1 })
  expect(sent).toMatchObject([{ method: 'get', path: '/thing', body: undefined }])
})

test('a body is sent as JSON', async () => {
  const sent = serve(() => ({ status: 200, body: { n: 1 } }))
  await call({ ...request, method: 'post', body: { é: ['"'] } })
  expect(sent).toMatchObject([{ method: 'post', body: { é: ['"'] } }])
})

test('the server’s message is shown when there is one', async () => {
  const error = await failureOf({ status: 409, body: { message: 'Not now' } })
  expect(error).toMatchObject({ message: 'Not now', kind: 'answered', status: 409, fields: {} })
})

test.each([undefined, '', '<html>', { message: 7 }, { success: false }])(
  'the answer %j has no usable message: the default text',
  async (body) => {
    const error = await failureOf({ status: 500, body }, { noAnswer: 'Nobody is there' })
    expect(error).toMatchObject({ message: 'It failed', kind: 'answered', status: 500 })
  },
)

test('without an answer it is the text for that, or the default one', async () => {
  const error = await failureOf('no answer', { noAnswer: 'Nobody is there' })
  expect(error).toMatchObject({ message: 'Nobody is there', kind: 'no-answer', status: undefined })
  expect(await failureOf('no answer')).toMatchObject({ message: 'It failed', kind: 'no-answer' })
})

test.each([{ n: '1' }, {}, null, '', '<!doctype html>', []])(
  'a success with the body %j counts as a failure',
  async (body) => {
    const error = await failureOf({ status: 200, body })
    expect(error).toMatchObject({ message: 'It failed', kind: 'malformed', status: 200 })
  },
)

test.each([
  ['', 'It is empty', 'It makes no sense'],
  [undefined, 'It is empty', 'It makes no sense'],
  [null, 'It is empty', 'It makes no sense'],
  [{ n: '1' }, 'It makes no sense', 'It makes no sense'],
])('a success with the body %j has the text for that', async (body, text, withoutEmpty) => {
  const malformed = 'It makes no sense'
  expect((await failureOf({ status: 200, body }, { malformed, empty: 'It is empty' })).message).toBe(text)
  expect((await failureOf({ status: 200, body }, { malformed })).message).toBe(withoutEmpty)
})

test('a token of its own goes in place of the session’s', async () => {
  signIn()
  const sent = serve(() => ({ status: 200, body: { n: 1 } }))
  await call({ ...request, bearer: 'other' })
  await call(request)
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer other', 'Bearer access-1'])
})

test('the fields at fault come along', async () => {
  const body = { message: 'Bad', fields: { email: 'Please enter a valid email address' } }
  expect((await failureOf({ status: 400, body })).fields).toEqual(body.fields)
})

test.each([
  ['30', 30],
  ['0', 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
])('Retry-After %s is %s seconds', async (value, seconds) => {
  const error = await failureOf({ status: 429, headers: { 'retry-after': value } })
  expect(error.retryAfter).toBe(seconds)
})

test('an ApiError stays itself', () => {
  const error = new ApiError('text', { kind: 'answered' })
  expect(toApiError(error, { failure: 'other' })).toBe(error)
})

test('anything else that is thrown counts as no answer', () => {
  expect(toApiError(new TypeError('x'), { failure: 'It failed' })).toMatchObject({
    message: 'It failed',
    kind: 'no-answer',
  })
})

test('a call that waits for the client is not made for another member, except calls about the session', async () => {
  const sent = serve(() => ({ status: 200, body: { n: 1 } }))
  signIn()
  const waiting = call(request)
  const leaving = call({ ...request, path: '/leave', renewSession: false })
  signIn({ user: member({ _id: 'u2' }) })
  await expect(waiting).rejects.toMatchObject({ kind: 'no-answer', message: 'It failed' })
  await leaving
  expect(sent.map(({ path }) => path)).toEqual(['/leave'])
})
