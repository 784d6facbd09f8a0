import { expand } from '@cadence/shared/calendar/recurrence'
import { localTimeIn } from '@cadence/shared/calendar/time'
import { type ChosenNotifications, type PlannerEvent, untouchedNotifications } from '@cadence/shared/schemas'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { summaryOf } from './day-summary.ts'
import { isQuiet } from './quiet-hours.ts'
import { type Agenda, type KnownEvent, nextLook, remindersIn } from './reminder-rules.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const zone = 'Europe/Paris'

function agenda(parts: Partial<Omit<Agenda, 'chosen'>> & { chosen?: Partial<ChosenNotifications> }): Agenda {
  const { chosen, ...others } = parts
  const made = { ...untouchedNotifications, ...chosen }
  const limits = { expand, hasTime: () => true }
  return { tasks: [], events: [], zone, ...limits, chosenAt: 0, ...others, chosen: made }
}

const task = (due: string, changedAt = 0) => ({ id: 't', text: 'Rendre la dissertation', due, changedAt })

function event(parts: Partial<PlannerEvent> = {}, id = 'e'): KnownEvent {
  const data: PlannerEvent = {
    ...{ uid: id, title: 'Algèbre', start: '2026-11-25T09:00:00', end: '2026-11-25T11:00:00' },
    ...{ timeZone: zone, kind: 'course', ...parts },
  }
  return { id, data, changedAt: 0 }
}

const moments = (of: Agenda, from: string, to: string) =>
  remindersIn(of, Date.parse(from), Date.parse(to)).map(
    ({ key, at }) => `${new Date(at).toISOString()} ${key}`,
  )

const loud = { quiet: false, morning: false }

test('a task with an hour has a reminder at each lead time; a lead time of a day keeps the hour on the clock', () => {
  const of = agenda({ tasks: [task('2026-10-25T18:00:00')], chosen: loud })
  // The clocks go back in the night before: the same hour is 25 hours earlier.
  expect(moments(of, '2026-10-20T00:00:00Z', '2026-10-30T00:00:00Z')).toEqual([
    '2026-10-24T16:00:00.000Z task t 2026-10-25T18:00:00 1440',
    '2026-10-25T16:00:00.000Z task t 2026-10-25T18:00:00 60',
  ])
})

test('a task without an hour has its reminders in the morning of the days before', () => {
  const chosen = { taskLeads: [60, 1440, 2880], morningAt: '08:15' }
  const of = agenda({ tasks: [task('2026-11-27')], chosen })
  expect(moments(of, '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z')).toEqual([
    '2026-11-25T07:15:00.000Z task t 2026-11-27 2880',
    '2026-11-26T07:15:00.000Z task t 2026-11-27 1440',
    '2026-11-27T07:15:00.000Z morning 2026-11-27',
  ])
  const without = agenda({ tasks: [task('2026-11-27')], chosen: { ...chosen, morning: false } })
  expect(moments(without, '2026-11-27T00:00:00Z', '2026-11-30T00:00:00Z')).toEqual([
    '2026-11-27T07:15:00.000Z task t 2026-11-27 0',
  ])
})

test('an exam has lead times of its own, in the time zone of the member', () => {
  const exam = event({ exam: true, timeZone: 'America/New_York' })
  const of = agenda({ events: [exam], chosen: { ...loud, examLeads: [60], taskLeads: [15] } })
  expect(moments(of, '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z')).toEqual([
    '2026-11-25T13:00:00.000Z exam e 2026-11-25T15:00:00 60',
  ])
})

test('each occurrence of an exam that repeats has a reminder, and a moved one at its new time', () => {
  const series = event({ exam: true, recurrence: 'FREQ=WEEKLY;COUNT=3' })
  const moved = event(
    {
      ...{ uid: 'e', exam: true, original: '2026-12-02T09:00:00' },
      ...{ start: '2026-12-03T14:00:00', end: '2026-12-03T16:00:00' },
    },
    'm',
  )
  const of = agenda({ events: [series, moved], chosen: { ...loud, examLeads: [60] } })
  expect(moments(of, '2026-11-20T00:00:00Z', '2026-12-30T00:00:00Z')).toEqual([
    '2026-11-25T07:00:00.000Z exam e 2026-11-25T09:00:00 60',
    '2026-12-03T12:00:00.000Z exam m 2026-12-03T14:00:00 60',
    '2026-12-09T07:00:00.000Z exam e 2026-12-09T09:00:00 60',
  ])
})

test('in quiet hours a reminder waits for their end, or comes before them when it would be too late', () => {
  const chosen = { ...loud, quiet: true, quietFrom: '22:00', quietTo: '07:00', taskLeads: [60] }
  const late = agenda({ tasks: [task('2026-11-26T07:30:00')], chosen })
  expect(moments(late, '2026-11-24T00:00:00Z', '2026-11-28T00:00:00Z')).toEqual([
    '2026-11-26T06:00:00.000Z task t 2026-11-26T07:30:00 60',
  ])
  const early = agenda({ tasks: [task('2026-11-26T06:00:00')], chosen })
  expect(moments(early, '2026-11-24T00:00:00Z', '2026-11-28T00:00:00Z')).toEqual([
    '2026-11-25T20:59:00.000Z task t 2026-11-26T06:00:00 60',
  ])
})

test('a summary comes on the days that have a deadline or an event, and on no other', () => {
  const of = agenda({
    ...{ tasks: [task('2026-11-28T10:00:00')], events: [event({ recurrence: 'FREQ=WEEKLY' })] },
    chosen: { taskLeads: [] },
  })
  expect(moments(of, '2026-11-24T12:00:00Z', '2026-12-03T00:00:00Z')).toEqual([
    '2026-11-25T06:30:00.000Z morning 2026-11-25',
    '2026-11-28T06:30:00.000Z morning 2026-11-28',
    '2026-12-02T06:30:00.000Z morning 2026-12-02',
  ])
})

test('a member who turned reminders off has none', () => {
  const of = agenda({
    tasks: [task('2026-11-28')],
    events: [event({ exam: true })],
    chosen: { tasks: false },
  })
  expect(moments(of, '2026-11-01T00:00:00Z', '2026-12-03T00:00:00Z')).toEqual([])
  expect(nextLook(of, Date.parse('2026-11-20T00:00:00Z'))).toBeUndefined()
})

test('a task that is created after the moment of a reminder does not get this reminder', () => {
  const madeAt = Date.parse('2026-11-26T16:30:00Z')
  const of = agenda({
    tasks: [task('2026-11-26T18:00:00', madeAt)],
    chosen: { ...loud, taskLeads: [15, 60] },
  })
  expect(moments(of, '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z')).toEqual([
    '2026-11-26T16:45:00.000Z task t 2026-11-26T18:00:00 15',
  ])
})

test('a day has no summary when its first entry, or the choice, is made after the moment of the summary', () => {
  const ten = Date.parse('2026-11-25T09:00:00Z')
  const summaryOn = (parts: Parameters<typeof agenda>[0]) =>
    moments(agenda({ chosen: { taskLeads: [] }, ...parts }), '2026-11-24T12:00:00Z', '2026-11-26T00:00:00Z')
  const summary = ['2026-11-25T06:30:00.000Z morning 2026-11-25']
  const typed = task('2026-11-25T18:00:00', ten)
  expect(summaryOn({ tasks: [typed] })).toEqual([])
  expect(summaryOn({ events: [{ ...event(), changedAt: ten }] })).toEqual([])
  expect(summaryOn({ tasks: [typed, { ...task('2026-11-25'), id: 'before' }] })).toEqual(summary)
  expect(summaryOn({ tasks: [typed], events: [event()] })).toEqual(summary)
  expect(summaryOn({ events: [event()], chosenAt: ten })).toEqual([])
})

test('the summary of a day has its tasks by hour, its exams, its first event and how many tasks are late', () => {
  const tasks = [
    { ...task('2026-11-25T18:00:00'), id: 'evening' },
    { ...task('2026-11-25'), id: 'day' },
    { ...task('2026-11-24'), id: 'late' },
    { ...task('2026-11-26'), id: 'next' },
  ]
  const events = [
    event({ start: '2026-11-25T14:00:00', end: '2026-11-25T15:00:00' }, 'second'),
    event({}, 'first'),
    event({ start: '2026-11-25', end: '2026-11-26', timeZone: null }, 'whole day'),
    event({ exam: true, start: '2026-11-25T08:00:00', end: '2026-11-25T08:30:00' }, 'exam'),
  ]
  const of = agenda({ tasks, events })
  const summary = summaryOf(of, '2026-11-25', Date.parse('2026-11-25T06:30:00Z'))
  expect(summary.tasks.map(({ id }) => id)).toEqual(['day', 'evening'])
  expect(summary.exams.map(({ id }) => id)).toEqual(['exam'])
  expect(summary).toMatchObject({ late: 1, first: { id: 'first', start: '2026-11-25T09:00:00' } })
  expect(summaryOf(of, '2026-11-25', Date.parse('2026-11-25T12:00:00Z')).first?.id).toBe('second')
})

/** Days around the changes of the clocks, a year's end and 29 February. */
const start = fc.constantFrom('2026-03-27', '2026-10-23', '2026-12-30', '2028-02-27', '2026-07-01')
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const leads = fc.uniqueArray(fc.constantFrom(5, 15, 60, 180, 1440, 2880, 10_080), { maxLength: 4 })
const chosenBy = fc.record({
  ...{ taskLeads: leads, examLeads: leads, morning: fc.boolean(), morningAt: clock },
  ...{ quiet: fc.boolean(), quietFrom: clock, quietTo: clock },
})
const due = fc.tuple(start, fc.integer({ min: 0, max: 5 }), fc.option(clock)).map(([first, days, at]) => {
  const day = new Date(Date.parse(first) + days * DAY_MS).toISOString().slice(0, 10)
  return at === null ? day : `${day}T${at}:00`
})
const zones = ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Noumea', 'UTC']
const agendas = fc
  .record({
    tasks: fc.array(due, { maxLength: 4 }),
    exams: fc.array(due, { maxLength: 2 }),
    chosen: chosenBy,
    zone: fc.constantFrom(...zones),
  })
  .map(({ tasks, exams, chosen, zone: of }) =>
    agenda({
      tasks: tasks.map((at, i) => ({ ...task(at), id: `t${i}` })),
      events: exams.map((at, i) => {
        const isWhole = at.length === 10
        const next = new Date(Date.parse(at.slice(0, 10)) + DAY_MS).toISOString().slice(0, 10)
        const times = { start: at, end: isWhole ? next : at, timeZone: isWhole ? null : of }
        return event({ exam: true, ...times }, `e${i}`)
      }),
      ...{ zone: of, chosen },
    }),
  )
const FIRST = Date.parse('2026-03-01')
const LAST = Date.parse('2028-04-01')

test('every reminder comes once, before it expires and outside quiet hours', () => {
  fc.assert(
    fc.property(agendas, (of) => {
      const all = remindersIn(of, FIRST, LAST)
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
      for (const { at, until } of all) {
        expect(at).toBeLessThan(until)
        expect(isQuiet(at, { ...of.chosen, zone: of.zone })).toBe(false)
      }
      const timed = of.tasks.filter(({ due: at }) => at.length > 10).length
      const ofTimed = all.filter(({ kind, due: at }) => kind === 'task' && at.length > 10).length
      expect(ofTimed).toBe(timed * of.chosen.taskLeads.length)
    }),
    { numRuns: 300 },
  )
})

test('runs at each next moment find the same reminders as one search over the whole time', () => {
  fc.assert(
    fc.property(agendas, (of) => {
      const found: string[] = []
      let after = Date.parse('2026-03-20')
      for (let look = nextLook(of, after); look !== undefined; look = nextLook(of, after)) {
        expect(look).toBeGreaterThan(after)
        found.push(...remindersIn(of, after, look).map(({ key }) => key))
        after = look
      }
      const all = remindersIn(of, Date.parse('2026-03-20'), LAST).map(({ key }) => key)
      expect(found.toSorted()).toEqual(all.toSorted())
    }),
    { numRuns: 150 },
  )
})

test('a lead time of a day keeps the hour on the clock in every time zone, unless summer time skips it', () => {
  fc.assert(
    fc.property(due, fc.constantFrom(...zones), (at, of) => {
      fc.pre(at.length > 10)
      const [reminder] = remindersIn(
        agenda({ tasks: [task(at)], zone: of, chosen: { ...loud, taskLeads: [1440] } }),
        ...([FIRST, LAST] as const),
      )
      const local = localTimeIn(reminder?.at ?? 0, of)
      const before = new Date(Date.parse(`${at}Z`) - DAY_MS).toISOString().slice(0, 19)
      const skipped = Math.abs(Date.parse(`${local}Z`) - Date.parse(`${before}Z`))
      expect([0, 30 * 60_000, HOUR_MS]).toContain(skipped)
      if (skipped > 0) expect(at.slice(11) < '03:30').toBe(true)
    }),
    { numRuns: 300 },
  )
})
