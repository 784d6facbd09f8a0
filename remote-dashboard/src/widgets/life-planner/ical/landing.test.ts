import type { PlannerEvent } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { planned } from '../week/fixtures.ts'
import { dayToShow } from './landing.ts'

/** The week that is shown is the one from Friday the 20th to Thursday the 26th. */
const land = (...events: Partial<PlannerEvent>[]) =>
  dayToShow(new Map(events.map((fields, index) => [`${index}`, planned({ uid: `${index}`, ...fields })])), {
    shown: '2026-11-24',
    today: '2026-11-24',
    zone: 'Europe/Paris',
  })

const on = (day: string, recurrence?: string) => ({
  start: `${day}T09:00:00`,
  end: `${day}T10:00:00`,
  ...(recurrence && { recurrence }),
})

test.each([
  ['an event in the week that is shown', [on('2024-10-01'), on('2026-11-20'), on('2026-12-10')], null],
  ['a series that goes on in that week', [on('2026-09-03', 'FREQ=WEEKLY')], null],
  ['later ones: the next', [on('2024-10-01'), on('2026-12-20'), on('2026-12-10')], '2026-12-10'],
  ['a series that comes again', [on('2024-10-01'), on('2023-05-10', 'FREQ=YEARLY')], '2027-05-10'],
  ['one in the far future', [on('2024-10-01'), on('2029-02-01')], '2029-02-01'],
  ['only the past: the last', [on('2024-10-01'), on('2025-03-04')], '2025-03-04'],
  ['a series that is over', [on('2025-03-04', 'FREQ=WEEKLY;COUNT=2'), on('2025-03-05')], '2025-03-11'],
])('%s', (_what, events, day) => {
  expect(land(...events)).toBe(day)
})

test('nothing but deletions leaves the week that is shown', () => {
  const looking = { shown: '2026-11-24', today: '2026-11-24', zone: 'Europe/Paris' }
  expect(dayToShow(new Map([['a', null]]), looking)).toBeNull()
})
