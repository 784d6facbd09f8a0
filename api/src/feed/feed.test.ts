import { feedResponseSchema } from '@cadence/shared/schemas'
import { and, eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember } from '../../test/support/test-api.ts'
import { records } from '../db/schema.ts'
import { createLimits } from '../limits/attempt-limits.ts'

const api = apiForTests()

const updatedAt = '2026-11-24T08:00:00.000Z'
const event = (id: string, fields = {}) => ({
  collection: 'event',
  id,
  updatedAt,
  data: {
    uid: `${id}@cadence`,
    title: `Cours ${id}`,
    start: '2026-11-24T09:00:00',
    end: '2026-11-24T10:00:00',
    timeZone: 'Europe/Paris',
    kind: 'course',
    ...fields,
  },
})
const task = (id: string, fields = {}) => ({
  collection: 'task',
  id,
  updatedAt,
  data: { text: `Rendre ${id}`, completed: false, completedAt: null, position: 'a0', ...fields },
})

async function put(token: string, edits: readonly object[]) {
  expect((await api.call('PUT', '/records', { token, body: { records: edits } })).status).toBe(200)
}

/** The path of an address below the base path, as `api.call` takes it. */
const pathOf = (url: string | undefined) => new URL(url ?? '').pathname.replace('/api/v1', '')

/** Gives the feed of a member a new address. @returns its path */
async function newFeedPath(token: string): Promise<string> {
  const answer = await api.call('POST', '/feed', { token })
  expect(answer.status).toBe(200)
  return pathOf(feedResponseSchema.parse(answer.body).feed?.url)
}

/** The events of a calendar file. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))

describe('the private feed', () => {
  test('is off at first, has one address on every device, and answers 404 once it is switched off', async () => {
    const { token } = await newMember(api)
    expect((await api.call('GET', '/feed', { token })).body).toEqual({ feed: null })
    const made = feedResponseSchema.parse((await api.call('POST', '/feed', { token })).body)
    expect(made.feed?.url).toMatch(/^http:\/\/localhost:3000\/api\/v1\/feed\/[\w-]{43}\.ics$/)
    expect((await api.call('GET', '/feed', { token })).body).toEqual(made)
    expect((await api.call('GET', pathOf(made.feed?.url))).status).toBe(200)
    expect((await api.call('DELETE', '/feed', { token })).body).toEqual({ feed: null })
    expect((await api.call('GET', pathOf(made.feed?.url))).status).toBe(404)
    expect((await api.call('DELETE', '/feed', { token })).status).toBe(200)
  })

  test('answers at its newest address only', async () => {
    const { token } = await newMember(api)
    const before = await newFeedPath(token)
    const after = await newFeedPath(token)
    expect(after).not.toBe(before)
    const unknown = await api.call('GET', `/feed/${'x'.repeat(43)}.ics`)
    expect(unknown).toMatchObject({ status: 404, body: { message: 'There is no such calendar.' } })
    expect(await api.call('GET', before)).toMatchObject({ status: 404, text: unknown.text })
    expect(await api.call('GET', after.replace('.ics', ''))).toMatchObject({
      status: 404,
      text: unknown.text,
    })
    expect((await api.call('GET', after)).status).toBe(200)
  })

  test('has the events and the open deadlines of its member, and nobody else’s', async () => {
    const { token } = await newMember(api)
    const other = await newMember(api)
    await api.call('PATCH', '/preferences', { token, body: { timeZone: 'Europe/Paris' } })
    await put(other.token, [event('foreign')])
    const subject = { collection: 'subject', id: 's1', updatedAt, data: { name: 'Droit', colour: 'blue' } }
    await put(token, [
      subject,
      event('a'),
      event('b', { recurrence: 'FREQ=WEEKLY;COUNT=3', exam: true }),
      task('day', { dueDay: '2026-12-01', subject: 's1' }),
      task('hour', { dueDay: '2026-12-02', dueTime: '18:30' }),
      task('done', { dueDay: '2026-12-02', completed: true, completedAt: updatedAt }),
      task('free'),
    ])
    const answer = await api.call('GET', await newFeedPath(token))
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const events = eventsOf(answer.text)
    expect(events.map(({ summary }) => summary)).toEqual([
      'Cours a',
      'Cours b',
      'À rendre\u202f: Rendre day',
      'À rendre\u202f: Rendre hour',
    ])
    const [a, b, day, hour] = events
    expect(a?.startDate.toUnixTime()).toBe(Date.UTC(2026, 10, 24, 8) / 1000)
    expect(b?.isRecurring()).toBe(true)
    expect([day?.startDate.toString(), day?.endDate.toString()]).toEqual(['2026-12-01', '2026-12-02'])
    expect(hour?.startDate.toUnixTime()).toBe(Date.UTC(2026, 11, 2, 17, 30) / 1000)
    expect(day?.component.getFirstPropertyValue('categories')).toBe('Droit')
    expect(day?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  })

  test('is in the member’s language; without a time zone of the member its times are floating', async () => {
    const { token } = await newMember(api)
    await api.call('PATCH', '/preferences', { token, body: { language: 'en' } })
    await put(token, [task('a', { dueDay: '2026-12-02', dueTime: '18:30' })])
    const { text } = await api.call('GET', await newFeedPath(token))
    expect(text).toContain('SUMMARY:Due: Rendre a\r\n')
    expect(text).toContain('DTSTART:20261202T183000\r\n')
  })

  test('a calendar program that has the file gets a 304 until a record or a preference changes', async () => {
    const { token } = await newMember(api)
    await put(token, [event('a')])
    const path = await newFeedPath(token)
    const read = (tag?: string | null) =>
      api.call('GET', path, tag ? { headers: { 'If-None-Match': tag } } : {})
    const first = await read()
    const tag = first.headers.get('etag')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('cdn-cache-control')).toBe('no-store')
    const again = await read(tag)
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
    // A proxy that compresses makes the tag weak.
    expect((await read(`"other", W/${tag}`)).status).toBe(304)
    await put(token, [event('b')])
    const changed = await read(tag)
    expect(changed.status).toBe(200)
    await api.call('PATCH', '/preferences', { token, body: { timeZone: 'Asia/Tokyo' } })
    expect((await read(changed.headers.get('etag'))).status).toBe(200)
  })

  test('is written sixty times in ten minutes at most; a 304 does not count', async () => {
    const { token } = await newMember(api)
    const path = await newFeedPath(token)
    const call = api.variant({ limits: createLimits(1, api.database.pool) })
    const tag = (await call('GET', path)).headers.get('etag') ?? ''
    for (let n = 1; n < 60; n += 1) expect((await call('GET', path)).status).toBe(200)
    expect((await call('GET', path)).status).toBe(429)
    expect((await call('GET', path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })

  test('leaves out a record that this release cannot read', async () => {
    const { token, user } = await newMember(api)
    await put(token, [event('a'), event('b')])
    await api.services.db
      .update(records)
      .set({ data: { title: 'from a newer release' } })
      .where(and(eq(records.userId, user._id), eq(records.id, 'a')))
    const events = eventsOf((await api.call('GET', await newFeedPath(token))).text)
    expect(events.map(({ summary }) => summary)).toEqual(['Cours b'])
  })
})

test('the address of a feed is not in the log', async () => {
  const { token } = await newMember(api)
  const path = await newFeedPath(token)
  await api.call('GET', path)
  const failing = api.variant({
    now: () => {
      throw new Error('The clock is broken.')
    },
  })
  expect((await failing('GET', path)).status).toBe(500)
  const logged = api.logLines.join('')
  expect(logged).toContain('/feed/…')
  expect(logged).not.toContain(path.slice('/feed/'.length, -'.ics'.length))
})

test('the export as a calendar is a file with all events and deadlines', async () => {
  const { token } = await newMember(api)
  await put(token, [event('a'), task('day', { dueDay: '2026-12-01' })])
  const answer = await api.call('GET', '/export/calendar', { token })
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="cadence-\d{4}-\d\d-\d\d\.ics"$/,
  )
  expect(eventsOf(answer.text)).toHaveLength(2)
  expect((await api.call('GET', '/export/calendar')).status).toBe(401)
})
