import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { jobProcess, remindedMember, taskDueIn } from '../../test/support/reminded-member.ts'
import { boundedExpand } from './bounded-expand.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })

const series = (recurrence: string) => ({
  ...{ uid: 'a', title: 'Cours', start: '2026-01-05T09:00:00', end: '2026-01-05T10:00:00' },
  ...{ timeZone: 'UTC', kind: 'course' as const, recurrence },
})

test('series after the time limit have no occurrences', () => {
  let clock = 0
  const { expand, isOver } = boundedExpand(10, () => (clock += 4))
  const weekly = () => expand(series('FREQ=WEEKLY'), '2026-01-10', '2026-01-20')
  expect([weekly(), weekly(), weekly()].map(({ length }) => length)).toEqual([2, 2, 2])
  expect(isOver()).toBe(false)
  expect(weekly()).toEqual([])
  expect(isOver()).toBe(true)
})

test('many extreme series take less than four seconds, and the member still gets reminders of deadlines', async () => {
  const now = api.services.now()
  const member = await remindedMember(api, { email: true })
  // The rule names a date that no month has, so its search uses all of its work.
  const odd = Array.from({ length: 99 }, (_, n) => ({
    ...{ collection: 'event', id: `odd-${n}`, updatedAt: now.toISOString() },
    data: { ...series('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'), uid: `odd-${n}`, exam: true },
  }))
  await member.call('PUT', '/records', { records: [...odd, taskDueIn(60, now)] })
  const process = jobProcess(api)
  const begun = performance.now()
  await process.settle()
  expect(performance.now() - begun).toBeLessThan(4_000)
  await process.stop()
  expect((await api.mailsTo(member.email)).map(({ subject }) => subject)).toContain('Rendre la dissertation')
  expect(api.logLines.join('')).toContain('series left out of reminders')
})
