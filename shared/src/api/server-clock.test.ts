import { afterEach, expect, test, vi } from 'vitest'
import { serve } from './adapter.test-kit.ts'
import { client } from './client.ts'
import { noteServerTime, serverClock } from './server-clock.ts'

const noon = 'Fri, 27 Nov 2026 12:00:00 GMT'
const clocks = (time: string, running = 0) => ({ time: Date.parse(`2026-11-27T${time}Z`), running })

/** Notes an answer that this device gets at a time, as soon as it has asked. */
const note = (date: unknown, time: string) => noteServerTime(date, clocks(time), clocks(time))

afterEach(() => {
  serverClock.aheadMinutes = 0
  vi.useRealTimers()
})

test.each([
  ['12:00:20', 0],
  ['13:30:00', 90],
  ['11:00:00', -60],
])('at %s of this device an answer of noon is %i minutes ahead', (time, minutes) => {
  note(noon, time)
  expect(serverClock.aheadMinutes).toBe(minutes)
})

test.each([undefined, 5, '', 'soon'])('an answer with the date %s says nothing', (date) => {
  note(noon, '13:00:00')
  note(date, '12:00:00')
  expect(serverClock.aheadMinutes).toBe(60)
})

test.each([
  ['took a minute is compared', '12:01:00', 60_000, 1],
  ['took longer says nothing', '12:01:01', 61_000, 0],
  ['came after the device had slept says nothing', '13:00:00', 2000, 0],
  ['came after the time was set forward says nothing', '12:00:30', 2000, 0],
  ['came after the time was set back says nothing', '11:00:00', 2000, 0],
])('an answer that %s', (_name, time, running, minutes) => {
  noteServerTime(noon, clocks('12:00:00'), clocks(time, running))
  expect(serverClock.aheadMinutes).toBe(minutes)
})

test('an answer that comes when the device wakes up says nothing about its clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  serve(() => {
    const date = new Date().toUTCString()
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    return { status: 200, headers: { date } }
  })
  await client.get('/thing')
  expect(serverClock.aheadMinutes).toBe(0)
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
