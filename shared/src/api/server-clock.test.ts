import { afterEach, expect, test } from 'vitest'
import { serve } from './adapter.test-kit.ts'
import { client } from './client.ts'
import { noteServerTime, serverClock } from './server-clock.ts'

const noon = 'Fri, 27 Nov 2026 12:00:00 GMT'
const at = (time: string) => Date.parse(`2026-11-27T${time}Z`)

afterEach(() => {
  serverClock.aheadMinutes = 0
})

test.each([
  ['12:00:20', 0],
  ['13:30:00', 90],
  ['11:00:00', -60],
])('at %s of this device an answer of noon is %i minutes ahead', (time, minutes) => {
  noteServerTime(noon, at(time))
  expect(serverClock.aheadMinutes).toBe(minutes)
})

test.each([undefined, 5, '', 'soon'])('an answer with the date %s says nothing', (date) => {
  noteServerTime(noon, at('13:00:00'))
  noteServerTime(date, at('12:00:00'))
  expect(serverClock.aheadMinutes).toBe(60)
})

test('each answer of the API is compared, also a refusal', async () => {
  const date = new Date(Date.now() - 26 * 3_600_000).toUTCString()
  serve(() => ({ status: 200, headers: { date } }))
  await client.get('/thing')
  expect(serverClock.aheadMinutes).toBe(26 * 60)
  serve(() => ({ status: 404, headers: { date: new Date().toUTCString() } }))
  await client.get('/thing').catch(() => undefined)
  expect(serverClock.aheadMinutes).toBe(0)
})
