import { SUBSCRIPTIONS_MAX, subscriptionListSchema } from '@cadence/shared/schemas'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { calendarOf, type FeedServer, feedServer, redirects, sends } from '../../test/support/feed-server.ts'
import { newMember } from '../../test/support/test-api.ts'
import { CHANGES_CHANNEL } from '../changes/publish-change.ts'
import { prune } from '../db/prune.ts'
import { calendarSources, jobs } from '../db/schema.ts'
import { jobKinds } from '../job-kinds.ts'
import { JobRunner } from '../jobs/job-runner.ts'
import { createLimits } from '../limits/attempt-limits.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let server: FeedServer
let member: Awaited<ReturnType<typeof newMember>>
let other: typeof member
beforeAll(async () => {
  server = await feedServer()
  member = await newMember(api)
  other = await newMember(api)
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const who of [member, other]) for (const { id } of await as(who).list()) await as(who).remove(id)
  await api.services.db.delete(calendarSources)
  server.requests.splice(0)
})

const MINUTE = 60_000
const ALGEBRA = calendarOf('Algèbre')
const anyone = '00000000-0000-4000-8000-000000000000'

/** The calls of a member. */
function as({ token }: { token: string }) {
  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    api.call(method, `/subscriptions${path}`, { token, headers, ...(body !== undefined && { body }) })
  return {
    preview: (address: string) => call('POST', '/preview', { address }),
    create: (address: string, more = {}) =>
      call('POST', '', { address, name: 'Cours', colour: 'blue', ...more }),
    list: async () => subscriptionListSchema.parse((await call('GET', '')).body).subscriptions,
    patch: (id: string, body: object) => call('PATCH', `/${id}`, body),
    remove: (id: string) => call('DELETE', `/${id}`),
    refresh: (id: string) => call('POST', `/${id}/refresh`),
    text: (id: string, headers = {}) => call('GET', `/${id}/calendar`, undefined, headers),
  }
}

/** Handles the jobs that are due now, as a process does. */
async function work(): Promise<void> {
  const runner = new JobRunner(api.services)
  runner.start(jobKinds(api.services))
  await runner.idle()
  await runner.stop()
}
/** Lets time pass: everything moves into the past, because a later clock would end the session of the member. */
async function pass(minutes: number): Promise<void> {
  const { db } = api.services
  const ago = sql`${minutes * 60} * interval '1 second'`
  await db.update(jobs).set({ runAt: sql`run_at - ${ago}` })
  await db.update(calendarSources).set({
    triedAt: sql`tried_at - ${ago}`,
    readAt: sql`read_at - ${ago}`,
    failingSince: sql`failing_since - ${ago}`,
    nextReadAt: sql`next_read_at - ${ago}`,
    askedAt: sql`asked_at - ${ago}`,
  })
}
const minutesAgo = (time: string | null | undefined) => (Date.now() - Date.parse(time ?? '')) / MINUTE
async function subscribe(path: string, who = member): Promise<string> {
  const { body } = await as(who).create(server.url(path))
  await work()
  return body.subscription.id
}
const only = async (who = member) => (await as(who).list())[0]

describe('a preview', () => {
  test('answers the text of the calendar and the address to subscribe to', async () => {
    server.set('/a', sends(ALGEBRA))
    const { status, body } = await as(member).preview(` ${server.url('/a')}#today `)
    expect(status).toBe(200)
    expect(body).toEqual({ address: server.url('/a'), calendar: ALGEBRA, failure: null })
    expect(await as(member).list()).toEqual([])
  })

  test('of webcal: tries https:, and then http:', async () => {
    server.set('/a', sends(ALGEBRA))
    const { body } = await as(member).preview(server.url('/a').replace('http', 'webcal'))
    expect(body).toEqual({ address: server.url('/a'), calendar: ALGEBRA, failure: null })
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
    server.set('/bad', answer)
    const { status, body } = await as(member).preview(server.url('/bad'))
    expect(status).toBe(200)
    expect(body).toEqual({ address: server.url('/bad'), calendar: null, failure })
    expect(await api.services.db.$count(calendarSources)).toBe(0)
  })

  test.each(['', 'emploi du temps', 'ftp://example.org/a', 7])('of %j is a bad request', async (address) => {
    const answer = await api.call('POST', '/subscriptions/preview', {
      token: member.token,
      body: { address },
    })
    expect(answer).toMatchObject({ status: 400, body: { fields: { address: expect.any(String) } } })
  })

  test('sends one request a minute at most, and is deleted after an hour without a subscriber', async () => {
    server.set('/a', sends(ALGEBRA))
    await as(member).preview(server.url('/a'))
    expect((await as(other).preview(server.url('/a'))).body.calendar).toBe(ALGEBRA)
    expect(server.requests).toHaveLength(1)
    await pass(59)
    await prune(api.services.db, api.services.now())
    expect(await api.services.db.$count(calendarSources)).toBe(1)
    await pass(2)
    await prune(api.services.db, api.services.now())
    expect(await api.services.db.$count(calendarSources)).toBe(0)
  })

  test('sends the known ETag, and answers the text also after a 304', async () => {
    server.set('/a', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"'
      sends(isKnown ? '' : ALGEBRA, { ETag: '"1"' }, isKnown ? 304 : 200)(request, response)
    })
    await as(member).preview(server.url('/a'))
    await pass(2)
    expect((await as(member).preview(server.url('/a'))).body.calendar).toBe(ALGEBRA)
    expect(server.requests).toHaveLength(2)
  })

  test('has a limit, together with new subscriptions and refreshes', async () => {
    const call = api.variant({ limits: createLimits(1, api.database.pool) })
    const { token } = await newMember(api)
    const preview = () =>
      call('POST', '/subscriptions/preview', { token, body: { address: 'http://10.0.0.1/' } })
    for (let n = 0; n < 60; n++) expect((await preview()).status).toBe(200)
    expect((await preview()).status).toBe(429)
    expect((await call('POST', `/subscriptions/${anyone}/refresh`, { token })).status).toBe(429)
    const body = { address: server.url('/a'), name: 'Cours', colour: 'blue' }
    expect((await call('POST', '/subscriptions', { token, body })).status).toBe(429)
  })
})

describe('a subscription', () => {
  test('has the text of its preview at once', async () => {
    server.set('/a', sends(ALGEBRA))
    await as(member).preview(server.url('/a'))
    const { status, body } = await as(member).create(server.url('/a'), {
      name: ' Licence 2 ',
      colour: 'teal',
    })
    expect(status).toBe(201)
    expect(body.subscription).toMatchObject({
      name: 'Licence 2',
      colour: 'teal',
      hidden: false,
      failure: null,
    })
    expect(await as(member).list()).toEqual([body.subscription])
    const text = await as(member).text(body.subscription.id)
    expect(text.body).toEqual({ version: body.subscription.version, calendar: ALGEBRA })
    expect(text.headers.get('x-content-type-options')).toBe('nosniff')
    expect(text.headers.get('content-type')).toMatch('application/json')
    expect(server.requests).toHaveLength(1)
  })

  test('without a preview is read a moment later, and answers 404 until then', async () => {
    server.set('/a', sends(ALGEBRA))
    const { body } = await as(member).create(server.url('/a'))
    expect(body.subscription).toMatchObject({ version: null, readAt: null, failure: null })
    expect((await as(member).text(body.subscription.id)).status).toBe(404)
    await work()
    expect(await only()).toMatchObject({ version: expect.any(String), readAt: expect.any(String) })
  })

  test('answers 304 when the client has the text', async () => {
    server.set('/a', sends(ALGEBRA))
    const id = await subscribe('/a')
    const etag = (await as(member).text(id)).headers.get('etag') ?? ''
    expect(etag).toBe(`"${(await only())?.version}"`)
    expect(await as(member).text(id, { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' })
    expect((await as(member).text(id, { 'If-None-Match': `W/${etag}` })).status).toBe(304)
    expect((await as(member).text(id, { 'If-None-Match': '"old"' })).status).toBe(200)
  })

  test('is one per calendar and member, in whatever way the address is written', async () => {
    server.set('/a', sends(ALGEBRA))
    await subscribe('/a')
    const again = await as(member).create(`${server.url('/a').replace('http', 'HTTP')}#x`)
    expect(again).toMatchObject({ status: 409, body: { message: expect.any(String) } })
    expect((await as(other).create(server.url('/a'))).status).toBe(201)
    expect(await api.services.db.$count(calendarSources)).toBe(1)
  })

  test('is refused with a user name in the address', async () => {
    const answer = await as(member).create('https://lea:secret@example.org/a.ics')
    expect(answer).toMatchObject({ status: 400, body: { fields: { address: expect.any(String) } } })
  })

  test('is one of 20 at most, also when 30 are created at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => as(member).create(server.url(`/many${n}`))),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(201), count(409)]).toEqual([SUBSCRIPTIONS_MAX, 10])
  })

  test('can be renamed, recoloured, hidden and moved', async () => {
    const ids = [await subscribe('/a'), await subscribe('/b'), await subscribe('/c')] as const
    const answer = await as(member).patch(ids[2], {
      name: 'Sport',
      colour: 'red',
      hidden: true,
      position: 1.5,
    })
    expect(answer.body.subscription).toMatchObject({ id: ids[2], name: 'Sport', colour: 'red', hidden: true })
    expect((await as(member).list()).map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]])
    expect((await as(member).patch(ids[2], {})).body.subscription).toMatchObject({
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
      expect((await as(member).patch(ids[2], body)).status).toBe(400)
    }
  })

  test('of another member is not found', async () => {
    server.set('/a', sends(ALGEBRA))
    const id = await subscribe('/a')
    expect(await as(other).list()).toEqual([])
    for (const who of [id, anyone]) {
      expect((await as(other).patch(who, { name: 'À moi' })).status).toBe(404)
      expect((await as(other).refresh(who)).status).toBe(404)
      expect((await as(other).text(who)).status).toBe(404)
      expect((await as(other).remove(who)).status).toBe(204)
    }
    expect(await only()).toMatchObject({ id, name: 'Cours' })
  })

  test('that ends deletes its calendar and job, unless another member subscribes too', async () => {
    server.set('/a', sends(ALGEBRA))
    const mine = await subscribe('/a')
    const theirs = await subscribe('/a', other)
    expect((await as(member).remove(mine)).status).toBe(204)
    expect((await as(member).remove(mine)).status).toBe(204)
    expect((await as(other).text(theirs)).body.calendar).toBe(ALGEBRA)
    const { db } = api.services
    const left = async () => [
      await db.$count(calendarSources),
      await db.$count(jobs, eq(jobs.kind, 'calendar')),
    ]
    expect(await left()).toEqual([1, 1])
    await as(other).remove(theirs)
    expect(await left()).toEqual([0, 0])
  })
})

describe('a subscribed calendar', () => {
  test('is read again after half an hour, and not before, once for all who have it', async () => {
    server.set('/a', sends(ALGEBRA))
    await subscribe('/a')
    await subscribe('/a', other)
    expect(server.requests).toHaveLength(1)
    await pass(29)
    await work()
    expect(server.requests).toHaveLength(1)
    server.set('/a', sends(calendarOf('Analyse')))
    await pass(8)
    await work()
    expect(server.requests).toHaveLength(2)
    for (const who of [member, other]) {
      const subscription = await only(who)
      expect((await as(who).text(subscription?.id ?? '')).body.calendar).toContain('Analyse')
    }
  })

  test('that fails keeps its text, is retried after longer and longer waits, and recovers', async () => {
    server.set('/a', sends(ALGEBRA, { ETag: '"1"' }))
    const id = await subscribe('/a')
    server.set('/a', sends('', {}, 500))
    await pass(37)
    await work()
    const failed = await only()
    expect(failed).toMatchObject({ failure: 'server-error' })
    expect([failed?.readAt, failed?.failingSince].map((time) => Math.floor(minutesAgo(time)))).toEqual([
      37, 0,
    ])
    let passed = 0
    expect((await as(member).text(id)).body.calendar).toBe(ALGEBRA)
    const waits: number[] = []
    for (let n = 0; n < 9; n++) {
      const subscription = await only()
      const wait = Date.parse(subscription?.nextReadAt ?? '') - api.services.now().getTime()
      waits.push(wait / MINUTE)
      expect(Math.abs(minutesAgo(subscription?.failingSince) - passed)).toBeLessThan(1)
      passed += wait / MINUTE + 0.1
      await pass(wait / MINUTE + 0.1)
      await work()
    }
    for (const [n, wait] of waits.entries()) {
      const shortest = Math.min(24 * 60, 30 * 2 ** n)
      expect(wait).toBeGreaterThan(shortest - 1)
      expect(wait).toBeLessThan(shortest * 1.2 + 1)
    }
    server.set('/a', sends('', {}, 304))
    await pass(30 * 60)
    await work()
    expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"1"')
    expect(await only()).toMatchObject({ failure: null, failingSince: null, version: failed?.version })
    expect((await as(member).text(id)).body.calendar).toBe(ALGEBRA)
  })

  test('is read at once by hand, at most once a minute, and then in half an hour', async () => {
    server.set('/a', sends('', {}, 500))
    const id = await subscribe('/a')
    server.set('/a', sends(ALGEBRA))
    expect((await as(member).refresh(id)).body.subscription).toMatchObject({ failure: 'server-error' })
    await pass(2)
    const { status, body } = await as(member).refresh(id)
    expect(status).toBe(200)
    expect(body.subscription).toMatchObject({ failure: null, version: expect.any(String) })
    expect(server.requests).toHaveLength(2)
    const next = Date.parse(body.subscription.nextReadAt) - api.services.now().getTime()
    expect(next / MINUTE).toBeGreaterThan(29)
    await pass(28)
    await work()
    expect(server.requests).toHaveLength(2)
    await pass(9)
    await work()
    expect(server.requests).toHaveLength(3)
  })

  test('without a subscriber is deleted, and not read again', async () => {
    server.set('/a', sends(ALGEBRA))
    const leaving = await newMember(api)
    await subscribe('/a', leaving)
    const body = { password: 'Correct1horse', confirmation: 'SUPPRIMER' }
    expect((await api.call('DELETE', '/account', { token: leaving.token, body })).status).toBe(200)
    expect(await api.services.db.$count(calendarSources)).toBe(0)
    await pass(40)
    await work()
    expect(server.requests).toHaveLength(1)
  })

  test('publishes a change to its subscribers, and nothing while it is the same', async () => {
    const published: string[] = []
    let stop: () => Promise<void> = async () => {}
    // PostgreSQL sends nothing of before the connection listens.
    await new Promise<void>((ready, broken) => {
      const message = (text: string) => void published.push(text)
      stop = api.database.listen(CHANGES_CHANNEL, { message, ready, broken })
    })
    // A channel keeps its order: once the marker has arrived, no earlier message is on its way.
    const untilMarker = async () => {
      await api.services.db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, 'marker')`)
      await expect.poll(() => published.at(-1)).toBe('marker')
      return published.splice(0).slice(0, -1)
    }
    server.set('/a', sends(ALGEBRA))
    await subscribe('/a')
    await subscribe('/a', other)
    expect(await untilMarker()).toHaveLength(3)
    await pass(37)
    await work()
    expect(await untilMarker()).toEqual([])
    server.set('/a', sends(calendarOf('Analyse')))
    await pass(37)
    await work()
    const changes = await untilMarker()
    expect(changes).toHaveLength(2)
    expect(changes.map((text) => JSON.parse(text))).toEqual(
      expect.arrayContaining([
        { userId: member.user._id, topic: 'subscriptions' },
        { userId: other.user._id, topic: 'subscriptions' },
      ]),
    )
    await stop()
  })

  test('has its address in no log line', async () => {
    server.set('/secret-token', sends('', {}, 500))
    await as(member).preview(server.url('/secret-token'))
    await subscribe('/secret-token')
    expect(api.logLines.join('')).not.toContain('secret-token')
  })
})
