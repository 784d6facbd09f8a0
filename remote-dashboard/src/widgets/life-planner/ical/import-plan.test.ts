import { readCalendar } from '@cadence/shared/calendar/reader'
import type { PlannerEvent } from '@cadence/shared/schemas'
import { expect, test, vi } from 'vitest'
import type { Entry } from '../../../records/records.ts'
import { planned } from '../week/events.test-kit.ts'
import { calendar } from './fixtures/read-fixture.ts'
import { dayToShow, planImport } from './import-plan.ts'

// Some tests import thousands of events.
vi.setConfig({ testTimeout: 30_000 })

const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']
const at = (hour: string) => `DTSTART;TZID=Europe/Paris:20261124T${hour}0000`

const read = (lines: string[]) => readCalendar(calendar(...lines), 'Europe/Paris')

async function importInto(entries: readonly Entry<'event'>[], ...lines: string[]) {
  const plan = planImport(await read(lines), entries)
  const after = new Map(entries.map((entry) => [entry.id, entry.data]))
  for (const [id, data] of plan.changes) data ? after.set(id, data) : after.delete(id)
  const list = [...after].map(
    ([id, data]): Entry<'event'> => ({ id, data, updatedAt: '2026-11-20T10:00:00Z' }),
  )
  return { plan, entries: list, events: list.map(({ data }) => data) }
}

const fields = (events: readonly PlannerEvent[], name: keyof PlannerEvent) => events.map((each) => each[name])

test('stored events are replaced under the same id, and new ones are added', async () => {
  const first = await importInto([], ...event('a', at('09'), 'SUMMARY:Un'))
  const second = await importInto(
    first.entries,
    ...event('a', at('10'), 'SUMMARY:Un'),
    ...event('b', at('11')),
  )
  expect(second.plan).toMatchObject({ added: 1, updated: 1, same: 0 })
  expect(second.entries[0]).toMatchObject({
    id: first.entries[0]?.id,
    data: { start: '2026-11-24T10:00:00' },
  })
})

test.each([
  [['SEQUENCE:1'], ['SEQUENCE:2'], 'new'],
  [['SEQUENCE:3'], ['SEQUENCE:2'], 'old'],
  [['LAST-MODIFIED:20261102T000000Z'], ['LAST-MODIFIED:20261101T000000Z'], 'old'],
  [['LAST-MODIFIED:20261101T000000Z'], ['LAST-MODIFIED:20261102T000000Z'], 'new'],
  [['SEQUENCE:2', 'LAST-MODIFIED:20261101T000000Z'], ['SEQUENCE:2', 'LAST-MODIFIED:20261001T000000Z'], 'old'],
  [[], ['SEQUENCE:1'], 'new'],
  [[], [], 'new'],
])('with %j stored and %j in the file, the %s one wins', async (here, there, stands) => {
  const first = await importInto([], ...event('a', at('09'), 'SUMMARY:old', ...here))
  const { events, plan } = await importInto(first.entries, ...event('a', at('09'), 'SUMMARY:new', ...there))
  expect(fields(events, 'title')).toEqual([stands])
  expect(plan[stands === 'new' ? 'updated' : 'same']).toBe(1)
})

test('of two revisions in one file the newer one is imported', async () => {
  const twice = [
    ...event('a', at('09'), 'SUMMARY:new', 'SEQUENCE:2'),
    ...event('a', at('09'), 'SUMMARY:old', 'SEQUENCE:1'),
  ]
  const { events } = await importInto([], ...twice)
  expect(fields(events, 'title')).toEqual(['new'])
})

test('a file keeps the subject, the exam and the revision that the member chose, which it cannot know', async () => {
  const chosen = { subject: 'maths', exam: true, revisionFor: 'b' } as const
  const first = await importInto([], ...event('a', at('09'), 'SUMMARY:Un'))
  const stored = first.entries.map((entry) => ({ ...entry, data: { ...entry.data, ...chosen } }))
  const same = await importInto(stored, ...event('a', at('09'), 'SUMMARY:Un'))
  expect(same.plan).toMatchObject({ same: 1, updated: 0 })
  const moved = await importInto(stored, ...event('a', at('10'), 'SUMMARY:Un'))
  expect(moved.events).toMatchObject([{ start: '2026-11-24T10:00:00', ...chosen }])
})

const course = event('a', at('09'), 'RRULE:FREQ=WEEKLY')

test('a changed occurrence finds its series by the time in any time zone, also in a later file', async () => {
  const first = await importInto([], ...course)
  const moved = event('a', 'RECURRENCE-ID:20261201T080000Z', 'DTSTART:20261201T140000Z', 'SUMMARY:Déplacé')
  const second = await importInto(first.entries, ...moved)
  expect(fields(second.events, 'original')).toEqual([undefined, '2026-12-01T09:00:00'])
  const again = await importInto(second.entries, ...moved)
  expect(again.plan).toMatchObject({ same: 1, added: 0 })
})

test('a cancelled occurrence becomes an exception, and its changed event is deleted', async () => {
  const id = 'RECURRENCE-ID;TZID=Europe/Paris:20261201T090000'
  const first = await importInto([], ...course, ...event('a', id, 'DTSTART:20261201T140000Z'))
  expect(first.events).toHaveLength(2)
  const { events, plan } = await importInto(
    first.entries,
    ...event('a', id, 'DTSTART:20261201T080000Z', 'STATUS:CANCELLED'),
  )
  expect(events).toHaveLength(1)
  expect(events[0]?.exceptions).toEqual(['2026-12-01T09:00:00'])
  expect(plan).toMatchObject({ updated: 1, cancelled: 1 })
})

test('a cancelled event is deleted, and an unknown cancelled event is ignored', async () => {
  const first = await importInto([], ...event('a', at('09')))
  const { events, plan } = await importInto(
    first.entries,
    ...event('a', at('09'), 'STATUS:CANCELLED'),
    ...event('b', at('09'), 'STATUS:CANCELLED'),
  )
  expect(events).toEqual([])
  expect(plan).toMatchObject({ cancelled: 1, added: 0 })
})

test('the kind that the member chose stays, unless the file has one', async () => {
  const first = await importInto([], ...event('a', at('09'), 'X-CADENCE-KIND:rest'))
  const second = await importInto(first.entries, ...event('a', at('10')))
  expect(fields(second.events, 'kind')).toEqual(['rest'])
  const third = await importInto(second.entries, ...event('a', at('10'), 'X-CADENCE-KIND:work'))
  expect(fields(third.events, 'kind')).toEqual(['work'])
})

test('two devices that import the same file make the same records', async () => {
  const [one, other] = [await importInto([], ...course), await importInto([], ...course)]
  expect(one.entries[0]?.id).toMatch(/^[0-9a-f]{24}$/)
  expect(other.entries[0]?.id).toBe(one.entries[0]?.id)
})

test('an import over the limits is refused as a whole', async () => {
  const many = Array.from({ length: 4000 }, (_, index) => event(`e${index}`, at('09'))).flat()
  const { entries } = await importInto([], ...many)
  const others = Array.from({ length: 1001 }, (_, index) => event(`f${index}`, at('09'))).flat()
  await expect(importInto(entries, ...others)).rejects.toMatchObject({ reason: 'too many' })
  const heavy = Array.from({ length: 600 }, (_, index) =>
    event(`g${index}`, at('09'), `DESCRIPTION:${'x'.repeat(4000)}`),
  ).flat()
  await expect(importInto([], ...heavy)).rejects.toMatchObject({ reason: 'too big' })
})

/** The planner shows the week from Friday 20 to Thursday 26 November. */
const land = (...events: Partial<PlannerEvent>[]) =>
  dayToShow(new Map(events.map((fields, index) => [`${index}`, planned({ uid: `${index}`, ...fields })])), {
    first: '2026-11-20',
    today: '2026-11-24',
    zone: 'Europe/Paris',
  })

const on = (day: string, recurrence?: string) => ({
  start: `${day}T09:00:00`,
  end: `${day}T10:00:00`,
  ...(recurrence && { recurrence }),
})

test.each([
  ['an event in the shown week', [on('2024-10-01'), on('2026-11-20'), on('2026-12-10')], null],
  ['a series with an occurrence in the shown week', [on('2026-09-03', 'FREQ=WEEKLY')], null],
  ['later events', [on('2024-10-01'), on('2026-12-20'), on('2026-12-10')], '2026-12-10'],
  ['a yearly series', [on('2024-10-01'), on('2023-05-10', 'FREQ=YEARLY')], '2027-05-10'],
  ['an event in the far future', [on('2024-10-01'), on('2029-02-01')], '2029-02-01'],
  ['only past events', [on('2024-10-01'), on('2025-03-04')], '2025-03-04'],
  ['a series that has ended', [on('2025-03-04', 'FREQ=WEEKLY;COUNT=2'), on('2025-03-05')], '2025-03-11'],
])('after an import of %s the planner shows the right day', (_what, events, day) => {
  expect(land(...events)).toBe(day)
})

test('an import of deletions only keeps the shown week', () => {
  const shownWeek = { first: '2026-11-20', today: '2026-11-24', zone: 'Europe/Paris' }
  expect(dayToShow(new Map([['a', null]]), shownWeek)).toBeNull()
})
