import { cpuUsage } from 'node:process'
import { addMs, localTimeIn } from '@cadence/shared/calendar/time'
import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { jobProcess, remindedMember, taskDueIn } from '../../test/support/reminded-member.ts'
import { boundedExpand } from './bounded-expand.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })

const MINUTE_MS = 60_000

const series = (recurrence: string) => ({
  ...{ uid: 'a', title: 'Cours', start: '2026-01-05T09:00:00', end: '2026-01-05T10:00:00' },
  ...{ timeZone: 'UTC', kind: 'course' as const, recurrence },
})

/** Milliseconds that this process has computed: other processes of a busy machine do not count. */
function computedMs(): number {
  const { user, system } = cpuUsage()
  return (user + system) / 1000
}

test('series after the time limit have no occurrences', () => {
  let clock = 0
  const { expand, isOver } = boundedExpand(10, () => (clock += 4))
  const weekly = () => expand(series('FREQ=WEEKLY'), '2026-01-10', '2026-01-20')
  expect([weekly(), weekly(), weekly()].map(({ length }) => length)).toEqual([2, 2, 2])
  expect(isOver()).toBe(false)
  expect(weekly()).toEqual([])
  expect(isOver()).toBe(true)
})

test('most of many extreme series are left out, and the member still gets reminders of deadlines', async () => {
  const now = api.services.now()
  const member = await remindedMember(api, { email: true })
  // The rule names a date that no month has, so its search uses all of its work.
  const odd = Array.from({ length: 99 }, (_, n) => ({
    ...{ collection: 'event', id: `odd-${n}`, updatedAt: now.toISOString() },
    data: { ...series('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'), uid: `odd-${n}`, exam: true },
  }))
  await member.call('PUT', '/records', { records: [...odd, taskDueIn(61, now)] })
  api.clock.offset += 2 * MINUTE_MS
  const process = jobProcess(api)
  const begun = computedMs()
  await process.settle()
  // Each of them computes for a fifth of a second.
  expect(computedMs() - begun).toBeLessThan(4_000)
  await process.stop()
  expect((await api.mailsTo(member.email)).map(({ subject }) => subject)).toContain('Rendre la dissertation')
  expect(api.logLines.join('')).toContain('series left out of reminders')
})

/** Eight reminders before each. */
const LEADS = [5, 15, 60, 180, 1440, 2880, 10_080, 20_160]

/** How long the process computes without a pause, at most, until no job is due. */
async function longestHold(settle: () => Promise<void>): Promise<number> {
  let [longest, last] = [0, computedMs()]
  const measure = () => {
    longest = Math.max(longest, computedMs() - last)
    last = computedMs()
  }
  const timer = setInterval(measure, 5)
  await settle()
  measure()
  clearInterval(timer)
  return longest
}

test('many dense series of exams, and many tasks, hold nobody up, and the next deadlines are reminded of', async () => {
  // At half past no exam has a reminder: a mail of many exams names the first four alone.
  api.clock.offset += (90 * MINUTE_MS - (api.services.now().getTime() % (60 * MINUTE_MS))) % (60 * MINUTE_MS)
  const now = api.services.now()
  const member = await remindedMember(api, { email: true })
  const chosen = { examLeads: LEADS, taskLeads: LEADS, quiet: true, quietFrom: '00:00', quietTo: '00:01' }
  await member.call('PATCH', '/preferences', { timeZone: 'Europe/Paris', notifications: chosen })
  const local = localTimeIn(now.getTime(), 'Europe/Paris')
  const due = addMs(local, 61 * MINUTE_MS).slice(0, 16)
  const task = taskDueIn(0, now)
  const soon = { ...task, data: { ...task.data, dueDay: due.slice(0, 10), dueTime: due.slice(11) } }
  const dense = Array.from({ length: 60 }, (_, n) => ({
    ...{ collection: 'event', id: `dense-${n}`, updatedAt: now.toISOString() },
    data: { ...series('FREQ=HOURLY'), uid: `dense-${n}`, exam: true, timeZone: 'America/New_York' },
  }))
  const tasks = Array.from({ length: 1_000 }, (_, n) => taskDueIn(3_000 + n, now, { id: `t${n}` }))
  await member.call('PUT', '/records', { records: [...dense, soon] })
  for (let n = 0; n < tasks.length; n += 500)
    await member.call('PUT', '/records', { records: tasks.slice(n, n + 500) })
  const process = jobProcess(api)
  api.clock.offset += 2 * MINUTE_MS
  expect(await longestHold(process.settle)).toBeLessThan(3_000)
  await process.stop()
  const texts = (await api.mailsTo(member.email)).map(({ subject, text }) => subject + text)
  expect(texts.join()).toContain('Rendre la dissertation')
})
