import { SUBSCRIPTIONS_MAX } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { calendarOf, redirects, sends } from '../../test/support/calendar-server.ts'
import { calendarSubscribers } from '../../test/support/calendar-subscribers.ts'
import { newMember, partOf, textIn } from '../../test/support/test-api.ts'
import { prune } from '../db/prune.ts'
import { calendarSources, jobs } from '../db/schema.ts'
import { createLimits } from '../limits/attempt-limits.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const setup = calendarSubscribers(api)
const { as, work, pass, subscribe, only } = setup
const ALGEBRA = calendarOf('Algèbre')
const anyone = '00000000-0000-4000-8000-000000000000'

describe('a preview', () => {
  test('answers the text of the calendar and the address to subscribe to', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    const { status, body } = await as(setup.member).preview(` ${setup.server.url('/a')}#today `)
    expect(status).toBe(200)
    expect(body).toEqual({ address: setup.server.url('/a'), calendar: ALGEBRA, failure: null })
    expect(await as(setup.member).list()).toEqual([])
  })

  test('of webcal: tries https:, and then http:', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    const { body } = await as(setup.member).preview(setup.server.url('/a').replace('http', 'webcal'))
    expect(body).toEqual({ address: setup.server.url('/a'), calendar: ALGEBRA, failure: null })
  })

  test.each([
    [
      'a page',
      'not-a-calendar',
      sends('<!doctype html><script>alert(1)</script>', { 'Content-Type': 'text/html' }),
    ],
    ['a sign-in', 'refused', sends('', {}, 401)],
    ['an error', 'server-error', sends('', {}, 500)],
    ['nothing there', 'not-found', sends('', {}, 404)],
    ['3 MB', 'too-large', sends(Buffer.alloc(3 * 1024 * 1024, 'x'))],
    ['a private address', 'forbidden-address', redirects('http://192.168.1.1/')],
  ])('of %s says why, and stores nothing', async (_, failure, answer) => {
    setup.server.set('/bad', answer)
    const { status, body } = await as(setup.member).preview(setup.server.url('/bad'))
    expect(status).toBe(200)
    expect(body).toEqual({ address: setup.server.url('/bad'), calendar: null, failure })
    expect(await api.services.db.$count(calendarSources)).toBe(0)
  })

  test.each(['', 'emploi du temps', 'ftp://example.org/a', 7])('of %j is a bad request', async (address) => {
    const answer = await api.call('POST', '/subscriptions/preview', {
      token: setup.member.token,
      body: { address },
    })
    expect(answer).toMatchObject({ status: 400, body: { fields: { address: expect.any(String) } } })
  })

  test('sends one request a minute at most, and is deleted after an hour without a subscriber', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    await as(setup.member).preview(setup.server.url('/a'))
    expect(partOf((await as(setup.other).preview(setup.server.url('/a'))).body, 'calendar')).toBe(ALGEBRA)
    expect(setup.server.requests).toHaveLength(1)
    await pass(59)
    await prune(api.services.db, api.services.now())
    expect(await api.services.db.$count(calendarSources)).toBe(1)
    await pass(2)
    await prune(api.services.db, api.services.now())
    expect(await api.services.db.$count(calendarSources)).toBe(0)
  })

  test('sends the known ETag, and answers the text also after a 304', async () => {
    setup.server.set('/a', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"'
      sends(isKnown ? '' : ALGEBRA, { ETag: '"1"' }, isKnown ? 304 : 200)(request, response)
    })
    await as(setup.member).preview(setup.server.url('/a'))
    await pass(2)
    expect(partOf((await as(setup.member).preview(setup.server.url('/a'))).body, 'calendar')).toBe(ALGEBRA)
    expect(setup.server.requests).toHaveLength(2)
  })

  test('has a limit, together with new subscriptions and refreshes', async () => {
    const call = api.variant({ limits: createLimits(1, api.database.pool) })
    const { token } = await newMember(api)
    const preview = () =>
      call('POST', '/subscriptions/preview', { token, body: { address: 'http://10.0.0.1/' } })
    for (let n = 0; n < 60; n++) expect((await preview()).status).toBe(200)
    expect((await preview()).status).toBe(429)
    expect((await call('POST', `/subscriptions/${anyone}/refresh`, { token })).status).toBe(429)
    const body = { address: setup.server.url('/a'), name: 'Cours', colour: 'blue' }
    expect((await call('POST', '/subscriptions', { token, body })).status).toBe(429)
  })
})

describe('a subscription', () => {
  test('has the text of its preview at once', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    await as(setup.member).preview(setup.server.url('/a'))
    const { status, body } = await as(setup.member).create(setup.server.url('/a'), {
      name: ' Licence 2 ',
      colour: 'teal',
    })
    expect(status).toBe(201)
    expect(partOf(body, 'subscription')).toMatchObject({
      name: 'Licence 2',
      colour: 'teal',
      hidden: false,
      failure: null,
    })
    expect(await as(setup.member).list()).toEqual([partOf(body, 'subscription')])
    const text = await as(setup.member).text(textIn(body, 'subscription', 'id'))
    expect(text.body).toEqual({ version: partOf(body, 'subscription', 'version'), calendar: ALGEBRA })
    expect(text.headers.get('x-content-type-options')).toBe('nosniff')
    expect(text.headers.get('content-type')).toMatch('application/json')
    expect(setup.server.requests).toHaveLength(1)
  })

  test('without a preview is read a moment later, and answers 404 until then', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    const { body } = await as(setup.member).create(setup.server.url('/a'))
    expect(partOf(body, 'subscription')).toMatchObject({ version: null, readAt: null, failure: null })
    expect((await as(setup.member).text(textIn(body, 'subscription', 'id'))).status).toBe(404)
    await work()
    expect(await only()).toMatchObject({ version: expect.any(String), readAt: expect.any(String) })
  })

  test('answers 304 when the client has the text', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    const id = await subscribe('/a')
    const etag = (await as(setup.member).text(id)).headers.get('etag') ?? ''
    expect(etag).toBe(`"${(await only())?.version}"`)
    expect(await as(setup.member).text(id, { 'If-None-Match': etag })).toMatchObject({
      status: 304,
      text: '',
    })
    expect((await as(setup.member).text(id, { 'If-None-Match': `W/${etag}` })).status).toBe(304)
    expect((await as(setup.member).text(id, { 'If-None-Match': '"old"' })).status).toBe(200)
  })

  test('is one per calendar and member, in whatever way the address is written', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    await subscribe('/a')
    const again = await as(setup.member).create(`${setup.server.url('/a').replace('http', 'HTTP')}#x`)
    expect(again).toMatchObject({ status: 409, body: { message: expect.any(String) } })
    expect((await as(setup.other).create(setup.server.url('/a'))).status).toBe(201)
    expect(await api.services.db.$count(calendarSources)).toBe(1)
  })

  test('is refused with a user name in the address', async () => {
    const answer = await as(setup.member).create('https://lea:secret@example.org/a.ics')
    expect(answer).toMatchObject({ status: 400, body: { fields: { address: expect.any(String) } } })
  })

  test('is one of 20 at most, also when 30 are created at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => as(setup.member).create(setup.server.url(`/many${n}`))),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(201), count(409)]).toEqual([SUBSCRIPTIONS_MAX, 10])
  })

  test('can be renamed, recoloured, hidden and moved', async () => {
    const ids = [await subscribe('/a'), await subscribe('/b'), await subscribe('/c')] as const
    const answer = await as(setup.member).patch(ids[2], {
      name: 'Sport',
      colour: 'red',
      hidden: true,
      position: 1.5,
    })
    expect(partOf(answer.body, 'subscription')).toMatchObject({
      id: ids[2],
      name: 'Sport',
      colour: 'red',
      hidden: true,
    })
    expect((await as(setup.member).list()).map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]])
    expect(partOf((await as(setup.member).patch(ids[2], {})).body, 'subscription')).toMatchObject({
      name: 'Sport',
      hidden: true,
    })
    for (const body of [
      { name: ' ' },
      { colour: 'Rouge !' },
      { hidden: 1 },
      { position: null },
      { name: 'x'.repeat(81) },
    ]) {
      expect((await as(setup.member).patch(ids[2], body)).status).toBe(400)
    }
  })

  test('of another member is not found', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    const id = await subscribe('/a')
    expect(await as(setup.other).list()).toEqual([])
    for (const who of [id, anyone]) {
      expect((await as(setup.other).patch(who, { name: 'À moi' })).status).toBe(404)
      expect((await as(setup.other).refresh(who)).status).toBe(404)
      expect((await as(setup.other).text(who)).status).toBe(404)
      expect((await as(setup.other).remove(who)).status).toBe(204)
    }
    expect(await only()).toMatchObject({ id, name: 'Cours' })
  })

  test('that ends deletes its calendar and job, unless another member subscribes too', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    const mine = await subscribe('/a')
    const theirs = await subscribe('/a', setup.other)
    expect((await as(setup.member).remove(mine)).status).toBe(204)
    expect((await as(setup.member).remove(mine)).status).toBe(204)
    expect(partOf((await as(setup.other).text(theirs)).body, 'calendar')).toBe(ALGEBRA)
    const { db } = api.services
    const left = async () => [
      await db.$count(calendarSources),
      await db.$count(jobs, eq(jobs.kind, 'calendar')),
    ]
    expect(await left()).toEqual([1, 1])
    await as(setup.other).remove(theirs)
    expect(await left()).toEqual([0, 0])
  })
})
