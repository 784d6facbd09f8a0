import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { changeTopics } from '@cadence/shared/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { eventsOf } from '../../test/support/change-events.ts'
import { webp } from '../../test/support/photo-files.ts'
import { newMember, PASSWORD, startApi, textIn } from '../../test/support/test-api.ts'
import { listen } from '../server.ts'
import { STREAMS_MAX } from './change-streams.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let member: Awaited<ReturnType<typeof newMember>>
const open = new Set<ReturnType<typeof eventsOf>>()

beforeEach(async () => {
  member = await newMember(api)
})
afterEach(async () => {
  for (const stream of open) await stream.leave()
  open.clear()
  await expect.poll(() => api.services.changeStreams.size).toBe(0)
})

const request = (token: string, method = 'GET', from = api) =>
  from.app.request('http://localhost:3100/api/v1/changes', {
    method,
    headers: { Authorization: `Bearer ${token}` },
  })

/**
 * Opens a stream and waits until it receives events. The first stream also gets events for changes that it may have
 * missed.
 */
async function hear(token = member.token) {
  const response = await request(token)
  expect(response.status).toBe(200)
  const stream = eventsOf(response)
  open.add(stream)
  await expect.poll(() => stream.events).toContain('ready')
  await expect.poll(() => stream.heartbeats()).toBeGreaterThan(0)
  stream.events.length = 0
  return stream
}

const at = '2026-01-05T08:00:00.000Z'
const mood = (updatedAt = at) => ({
  collection: 'mood',
  id: '2026-01-05',
  updatedAt,
  data: { day: '2026-01-05', mood: 'good' },
})
const putRecord = (token = member.token, updatedAt = at) =>
  api.call('PUT', '/records', { token, body: { records: [mood(updatedAt)] } })
const dashboard = { name: 'Révisions', items: [], createdAt: at, updatedAt: at }

test('is a stream that no proxy may store, compress or buffer', async () => {
  const { status, headers, text } = await api.call('GET', '/changes', { token: member.token })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/event-stream')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(text).toBe('event: ready\ndata: {}\n\n')
})

test('the first subscriber gets events for everything that may have changed before', async () => {
  const own = await startApi()
  const { token } = await newMember(own)
  const stream = eventsOf(await request(token, 'GET', own))
  await expect.poll(() => stream.events).toEqual(['ready', ...changeTopics])
  await own.stop()
  expect(await stream.ended).toBe('ended')
})

test('sends an event when a session of the member changes a record, and only when it changes', async () => {
  const stream = await hear()
  const { body } = await api.call('POST', '/auth/login', {
    body: { email: member.email, password: PASSWORD },
  })
  await putRecord(textIn(body, 'token'))
  await expect.poll(() => stream.events).toEqual(['records'])
  await putRecord(textIn(body, 'token'))
  const beats = stream.heartbeats()
  await expect.poll(() => stream.heartbeats()).toBeGreaterThan(beats + 1)
  expect(stream.events).toEqual(['records'])
})

test('sends an event when a dashboard is created, edited or deleted', async () => {
  const { token } = member
  const stream = await hear()
  await api.call('POST', '/dashboards', { token, body: { id: 'a', ...dashboard } })
  await expect.poll(() => stream.events).toHaveLength(1)
  const edit = { ...dashboard, name: 'Neuf', updatedAt: '2026-01-06T08:00:00.000Z' }
  await api.call('PUT', '/dashboards/a', { token, body: edit })
  await expect.poll(() => stream.events).toHaveLength(2)
  // A repeated edit and an outdated one without a copy change nothing.
  await api.call('PUT', '/dashboards/a', { token, body: edit })
  await api.call('PUT', '/dashboards/a', { token, body: dashboard })
  // Outdated, and stored as a copy.
  await api.call('PUT', '/dashboards/a', { token, body: { ...dashboard, base: null } })
  await expect.poll(() => stream.events).toHaveLength(3)
  await api.call('DELETE', '/dashboards/a', { token })
  await expect.poll(() => stream.events).toHaveLength(4)
  await api.call('DELETE', '/dashboards/a', { token })
  await putRecord()
  await expect.poll(() => stream.events).toEqual([...Array(4).fill('dashboards'), 'records'])
})

test('sends an event when the name or the photo changes', async () => {
  const { token } = member
  const stream = await hear()
  await api.call('PATCH', '/profile', { token, body: { firstName: 'Zoé' } })
  await expect.poll(() => stream.events).toEqual(['profile'])
  await api.call('PUT', '/photo', { token, body: webp, headers: { 'Content-Type': 'image/webp' } })
  await expect.poll(() => stream.events).toHaveLength(2)
  await api.call('DELETE', '/photo', { token })
  await expect.poll(() => stream.events).toEqual(['profile', 'profile', 'profile'])
})

test('a refused change sends no event', async () => {
  const stream = await hear()
  const { token } = member
  await api.call('POST', '/dashboards', { token, body: { id: 'a', ...dashboard, name: '' } })
  await api.call('PUT', '/records', { token, body: { records: [{ ...mood(), id: '/' }] } })
  const beats = stream.heartbeats()
  await expect.poll(() => stream.heartbeats()).toBeGreaterThan(beats + 1)
  expect(stream.events).toEqual([])
})

test('another member gets no event', async () => {
  const other = await newMember(api)
  const stream = await hear(other.token)
  const own = await hear()
  await putRecord()
  await expect.poll(() => own.events).toEqual(['records'])
  expect(stream.events).toEqual([])
})

test('signing out ends the streams of that session, and no other', async () => {
  const { body } = await api.call('POST', '/auth/login', {
    body: { email: member.email, password: PASSWORD },
  })
  const [gone, stays] = [await hear(textIn(body, 'token')), await hear()]
  await api.call('POST', '/auth/logout', { token: textIn(body, 'token'), body: {} })
  expect(await gone.ended).toBe('ended')
  await putRecord()
  await expect.poll(() => stays.events).toEqual(['records'])
  expect((await request(textIn(body, 'token'))).status).toBe(401)
})

test('ends with the access token', async () => {
  const stream = await hear()
  api.clock.offset = 15 * 60_000
  expect(await stream.ended).toBe('ended')
  expect((await request(member.token)).status).toBe(401)
})

test('a short outage of the database ends no stream', async () => {
  const stream = await hear()
  const { db } = api.services
  const away = vi.spyOn(db, 'select').mockImplementation(() => {
    throw new Error('away')
  })
  const beats = stream.heartbeats()
  await expect.poll(() => stream.heartbeats()).toBeGreaterThan(beats + 2)
  away.mockRestore()
  await putRecord()
  await expect.poll(() => stream.events).toEqual(['records'])
})

test('the eleventh stream of a member ends the oldest', async () => {
  const streams = []
  for (let n = 0; n < STREAMS_MAX; n++) streams.push(await hear())
  const other = await hear((await newMember(api)).token)
  const last = await hear()
  expect(await streams[0]?.ended).toBe('ended')
  expect(api.services.changeStreams.size).toBe(STREAMS_MAX + 1)
  await putRecord()
  for (const stream of [...streams.slice(1), last]) {
    await expect.poll(() => stream.events).toEqual(['records'])
  }
  expect(other.events).toEqual([])
})

test('HEAD opens no stream', async () => {
  const response = await request(member.token, 'HEAD')
  expect(response.status).toBe(200)
  expect(api.services.changeStreams.size).toBe(0)
})

test('over a socket events arrive at once, and a closed connection is removed', async () => {
  const port = await freePort()
  const server = await listen(api.app, { port, hostname: '127.0.0.1' })
  const leaving = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/changes`, {
    headers: { Authorization: `Bearer ${member.token}` },
    signal: leaving.signal,
  })
  const stream = eventsOf(response)
  await expect.poll(() => stream.events).toContain('ready')
  expect(api.services.changeStreams.size).toBe(1)
  await putRecord()
  await expect.poll(() => stream.events).toContain('records')
  leaving.abort()
  await expect.poll(() => api.services.changeStreams.size).toBe(0)
  expect(await stream.ended).toBe('broken')
  await server.close()
})

test('when the process stops all streams end at once, and no new one opens', async () => {
  const own = await startApi()
  const { token } = await newMember(own)
  const streams = [eventsOf(await request(token, 'GET', own)), eventsOf(await request(token, 'GET', own))]
  for (const stream of streams) await expect.poll(() => stream.events).toContain('ready')
  await own.services.changeStreams.stop()
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended'])
  expect((await request(token, 'GET', own)).status).toBe(503)
  await own.stop()
})
