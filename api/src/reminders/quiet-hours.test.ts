import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { pushBrowser } from '../../test/support/push-browser.ts'
import {
  jobProcess,
  mailSubjects,
  remindedMember,
  setHour,
  taskDueIn,
} from '../../test/support/reminded-member.ts'
import { awakeSince, isQuiet, outsideQuiet } from './quiet-hours.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const HOUR = 60
const MINUTE_MS = 60_000
let running: ReturnType<typeof jobProcess>
let now: Date
/** The test API's clock shows 20:00, and the quiet hours begin at 22:00. */
beforeEach(() => {
  now = setHour(api, 20)
  api.pushes.length = 0
  api.pushServices.answer = async () => 201
  running = jobProcess(api)
})
afterEach(() => running.stop())

const notifications = { quiet: true, quietFrom: '22:00', quietTo: '07:00' }
const titles = (email: string) => mailSubjects(api, email)
/** Lets time pass in which no process runs, and starts one. */
async function outage(minutes: number): Promise<void> {
  await running.stop()
  api.clock.offset += minutes * MINUTE_MS
  running = jobProcess(api)
  await running.settle()
}
async function after(minutes: number): Promise<void> {
  api.clock.offset += minutes * MINUTE_MS
  await running.settle()
}

test('a start in quiet hours sends missed reminders at their end, unless they have expired', async () => {
  const member = await remindedMember(api, { email: true })
  await member.call('PATCH', '/preferences', { notifications: { ...notifications, taskLeads: [12 * HOUR] } })
  // The reminders are due at 21:00 and 20:30; the second deadline is at 08:30.
  const records = [
    taskDueIn(13 * HOUR, now, { id: 'a', text: 'Le matin' }),
    taskDueIn(12.5 * HOUR, now, { id: 'b', text: 'Aussi' }),
  ]
  await member.call('PUT', '/records', { records })
  await running.settle()
  await outage(3 * HOUR)
  expect(await titles(member.email)).toEqual([])
  await after(7 * HOUR)
  expect(await titles(member.email)).toEqual([])
  await after(HOUR + 1)
  expect(await titles(member.email)).toEqual(['2 échéances approchent'])
})

test('a reminder that expires before the end of the quiet hours is dropped', async () => {
  const member = await remindedMember(api, { email: true })
  await member.call('PATCH', '/preferences', { notifications })
  await member.call('PUT', '/records', { records: [taskDueIn(4 * HOUR, now)] })
  await running.settle()
  await outage(3 * HOUR)
  await after(9 * HOUR)
  expect(await titles(member.email)).toEqual([])
})

test('a push message whose service was down waits for the end of the quiet hours', async () => {
  const member = await remindedMember(api, { push: true })
  const { subscription } = pushBrowser('https://push.example/quiet')
  await api.call('PUT', '/push-subscription', { token: member.token, body: subscription })
  await member.call('PATCH', '/preferences', { notifications: { ...notifications, taskLeads: [12 * HOUR] } })
  await member.call('PUT', '/records', { records: [taskDueIn(13 * HOUR, now)] })
  api.pushServices.answer = async () => 503
  await after(HOUR + 1)
  expect(api.pushes.length).toBeGreaterThan(0)
  api.pushServices.answer = async () => 201
  api.pushes.length = 0
  await after(HOUR)
  expect(api.pushes).toEqual([])
  await after(9 * HOUR)
  expect(api.pushes).toHaveLength(1)
})

test('quiet hours do not count towards the longest delay of a reminder', () => {
  const quiet = { ...notifications, zone: 'UTC' }
  const sixHours = 6 * 60 * MINUTE_MS
  const since = (moment: string) => new Date(awakeSince(Date.parse(moment), sixHours, quiet)).toISOString()
  expect(since('2026-11-25T20:00:00Z')).toBe('2026-11-25T14:00:00.000Z')
  expect(since('2026-11-25T07:00:00Z')).toBe('2026-11-24T15:59:00.000Z')
  expect(since('2026-11-25T12:00:00Z')).toBe('2026-11-24T20:59:00.000Z')
  expect(since('2026-11-25T13:00:00Z')).toBe('2026-11-25T07:00:00.000Z')
})

test.each([
  // In Paris the clock goes from 02:00 to 03:00 on 29 March 2026, at 01:00 in UTC.
  ['02:03', '00:59'],
  ['02:59', '00:59'],
  ['01:59', '00:58'],
  ['03:00', '00:59'],
  ['03:01', '01:00'],
])(
  'quiet hours from %s on, in a night whose hour summer time skips: what is too late after them comes at %s UTC',
  (quietFrom, at) => {
    const quiet = { quiet: true, quietFrom, quietTo: '00:00', zone: 'Europe/Paris' }
    const [moment, until] = [Date.parse('2026-03-29T01:55:00Z'), Date.parse('2026-03-29T02:00:00Z')]
    const moved = outsideQuiet(moment, until, quiet)
    expect(new Date(moved).toISOString()).toBe(`2026-03-29T${at}:00.000Z`)
    expect(isQuiet(moved, quiet)).toBe(false)
  },
)
