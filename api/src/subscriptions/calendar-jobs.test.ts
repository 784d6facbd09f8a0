import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { calendarOf, sends } from '../../test/support/calendar-server.ts'
import { calendarSubscribers } from '../../test/support/calendar-subscribers.ts'
import { newMember, partOf, textIn } from '../../test/support/test-api.ts'
import { CHANGES_CHANNEL } from '../changes/publish-change.ts'
import { calendarSources } from '../db/schema.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const setup = calendarSubscribers(api)
const { as, work, pass, subscribe, only } = setup
const ALGEBRA = calendarOf('Algèbre')
const MINUTE_MS = 60_000
const minutesAgo = (time: string | null | undefined) => (Date.now() - Date.parse(time ?? '')) / MINUTE_MS

describe('a subscribed calendar', () => {
  test('is read again after half an hour, and not before, once for all who have it', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    await subscribe('/a')
    await subscribe('/a', setup.other)
    expect(setup.server.requests).toHaveLength(1)
    await pass(29)
    await work()
    expect(setup.server.requests).toHaveLength(1)
    setup.server.set('/a', sends(calendarOf('Analyse')))
    await pass(8)
    await work()
    expect(setup.server.requests).toHaveLength(2)
    for (const who of [setup.member, setup.other]) {
      const subscription = await only(who)
      expect(partOf((await as(who).text(subscription?.id ?? '')).body, 'calendar')).toContain('Analyse')
    }
  })

  test('that fails keeps its text, is retried after longer and longer waits, and recovers', async () => {
    setup.server.set('/a', sends(ALGEBRA, { ETag: '"1"' }))
    const id = await subscribe('/a')
    setup.server.set('/a', sends('', {}, 500))
    await pass(37)
    await work()
    const failed = await only()
    expect(failed).toMatchObject({ failure: 'server-error' })
    expect([failed?.readAt, failed?.failingSince].map((time) => Math.floor(minutesAgo(time)))).toEqual([
      37, 0,
    ])
    let passed = 0
    expect(partOf((await as(setup.member).text(id)).body, 'calendar')).toBe(ALGEBRA)
    const waits: number[] = []
    for (let n = 0; n < 9; n++) {
      const subscription = await only()
      const wait = Date.parse(subscription?.nextReadAt ?? '') - api.services.now().getTime()
      waits.push(wait / MINUTE_MS)
      expect(Math.abs(minutesAgo(subscription?.failingSince) - passed)).toBeLessThan(1)
      passed += wait / MINUTE_MS + 0.1
      await pass(wait / MINUTE_MS + 0.1)
      await work()
    }
    for (const [n, wait] of waits.entries()) {
      const shortest = Math.min(24 * 60, 30 * 2 ** n)
      expect(wait).toBeGreaterThan(shortest - 1)
      expect(wait).toBeLessThan(shortest * 1.2 + 1)
    }
    setup.server.set('/a', sends('', {}, 304))
    await pass(30 * 60)
    await work()
    expect(setup.server.requests.at(-1)?.headers['if-none-match']).toBe('"1"')
    expect(await only()).toMatchObject({ failure: null, failingSince: null, version: failed?.version })
    expect(partOf((await as(setup.member).text(id)).body, 'calendar')).toBe(ALGEBRA)
  })

  test('is read at once by hand, at most once a minute, and then in half an hour', async () => {
    setup.server.set('/a', sends('', {}, 500))
    const id = await subscribe('/a')
    setup.server.set('/a', sends(ALGEBRA))
    expect(partOf((await as(setup.member).refresh(id)).body, 'subscription')).toMatchObject({
      failure: 'server-error',
    })
    await pass(2)
    const { status, body } = await as(setup.member).refresh(id)
    expect(status).toBe(200)
    expect(partOf(body, 'subscription')).toMatchObject({ failure: null, version: expect.any(String) })
    expect(setup.server.requests).toHaveLength(2)
    const next = Date.parse(textIn(body, 'subscription', 'nextReadAt')) - api.services.now().getTime()
    expect(next / MINUTE_MS).toBeGreaterThan(29)
    await pass(28)
    await work()
    expect(setup.server.requests).toHaveLength(2)
    await pass(9)
    await work()
    expect(setup.server.requests).toHaveLength(3)
  })

  test('without a subscriber is deleted, and not read again', async () => {
    setup.server.set('/a', sends(ALGEBRA))
    const leaving = await newMember(api)
    await subscribe('/a', leaving)
    const body = { password: 'Correct1horse', confirmation: 'SUPPRIMER' }
    expect((await api.call('DELETE', '/account', { token: leaving.token, body })).status).toBe(200)
    expect(await api.services.db.$count(calendarSources)).toBe(0)
    await pass(40)
    await work()
    expect(setup.server.requests).toHaveLength(1)
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
    setup.server.set('/a', sends(ALGEBRA))
    await subscribe('/a')
    await subscribe('/a', setup.other)
    expect(await untilMarker()).toHaveLength(3)
    await pass(37)
    await work()
    expect(await untilMarker()).toEqual([])
    setup.server.set('/a', sends(calendarOf('Analyse')))
    await pass(37)
    await work()
    const changes = await untilMarker()
    expect(changes).toHaveLength(2)
    expect(changes.map((text) => JSON.parse(text))).toEqual(
      expect.arrayContaining([
        { userId: setup.member.user._id, topic: 'subscriptions' },
        { userId: setup.other.user._id, topic: 'subscriptions' },
      ]),
    )
    await stop()
  })

  test('has its address in no log line', async () => {
    setup.server.set('/secret-token', sends('', {}, 500))
    await as(setup.member).preview(setup.server.url('/secret-token'))
    await subscribe('/secret-token')
    expect(api.logLines.join('')).not.toContain('secret-token')
  })
})
