import { expect, test } from 'vitest'
import { planned } from '../life-planner/week/events.test-kit.ts'
import { comingExams, countdownText, hasBegun, revisionsFor } from './coming-exams.ts'

const entry = (id: string, fields: object) => ({
  ...{ id, updatedAt: '2026-11-24T08:00:00.000Z' },
  data: planned({ uid: id, title: id, ...fields }),
})
const exam = (id: string, start: string, end: string, fields: object = {}) =>
  entry(id, { start, end, timeZone: start.length === 10 ? null : 'Europe/Paris', exam: true, ...fields })
const now = '2026-11-24T10:00:00'
const ids = (events: ReturnType<typeof entry>[], zone = 'Europe/Paris') =>
  comingExams(events, now, zone, null).map(({ id }) => id)

test('the exams that are not over are listed, the next one first', () => {
  const events = [
    exam('later', '2026-12-06T09:00:00', '2026-12-06T12:00:00'),
    exam('over', '2026-11-24T08:00:00', '2026-11-24T10:00:00'),
    exam('running', '2026-11-24T09:00:00', '2026-11-24T10:30:00'),
    exam('whole day', '2026-11-24', '2026-11-25'),
    exam('yesterday', '2026-11-23', '2026-11-24'),
    entry('course', { start: '2026-11-25T09:00:00', end: '2026-11-25T10:00:00' }),
  ]
  expect(ids(events)).toEqual(['whole day', 'running', 'later'])
})

test('a member who travels has the exam at their own hour', () => {
  const events = [exam('a', '2026-11-24T10:00:00', '2026-11-24T12:00:00')]
  expect(comingExams(events, '2026-11-24T18:00:00', 'Asia/Tokyo', null)).toMatchObject([
    { start: '2026-11-24T18:00:00', end: '2026-11-24T20:00:00' },
  ])
})

test.each([
  ['2026-11-24T14:00:00', 'aujourd’hui', false],
  ['2026-11-24T09:00:00', 'aujourd’hui', true],
  ['2026-11-25T09:00:00', 'demain', false],
  ['2026-12-06T09:00:00', 'dans 12 jours', false],
  ['2026-11-24', 'aujourd’hui', true],
])('an exam at %s is %s', (start, text, begun) => {
  const [occurrence] = comingExams(
    [exam('a', start, start.length === 10 ? '2026-11-25' : `${start.slice(0, 10)}T23:00:00`)],
    now,
    'Europe/Paris',
    null,
  )
  if (!occurrence) throw new Error('The exam is not listed')
  expect(countdownText(occurrence, now, 'fr-FR')).toBe(text)
  expect(hasBegun(occurrence, now)).toBe(begun)
})

test('the sessions of an exam are those that name its record', () => {
  const events = [entry('a', { revisionFor: 'exam' }), entry('b', { revisionFor: 'other' }), entry('c', {})]
  expect(revisionsFor(events, 'exam').map(({ id }) => id)).toEqual(['a'])
})
