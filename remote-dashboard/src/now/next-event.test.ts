import { expect, test } from 'vitest'
import { nowTexts } from '../texts/now.ts'
import type { Occurrence } from '../widgets/life-planner/week/occurrences.ts'
import { eventTime, isOn, nextEvent } from './next-event.ts'

function event(title: string, start: string, end: string): Occurrence {
  const data = { uid: title, title, start, end, timeZone: null, kind: 'course' as const }
  return { key: title, id: title, event: data, at: start, start, end, recurring: false }
}
const at = (time: string) => `2026-11-25T${time}:00`
const law = event('TD de droit', at('09:40'), at('11:00'))
const algebra = event('Analyse', at('14:00'), at('16:00'))
const biology = event('Biologie', '2026-11-26T08:30:00', '2026-11-26T10:30:00')
const holiday = event('Vacances', '2026-11-24', '2026-11-28')
const all = [holiday, law, algebra, biology]

test.each([
  ['09:00', 'TD de droit', 'Dans 40\u00a0min', '09:40 – 11:00'],
  ['09:39', 'TD de droit', 'Tout de suite', '09:40 – 11:00'],
  ['09:40', 'TD de droit', 'Maintenant', 'jusqu’à 11:00'],
  ['11:00', 'Analyse', 'Dans 3\u00a0h', '14:00 – 16:00'],
  ['12:55', 'Analyse', 'Dans 1\u00a0h\u00a005', '14:00 – 16:00'],
  ['17:00', 'Biologie', 'Demain', '08:30 – 10:30'],
])('at %s the next event is %s: %s, %s', (time, title, distance, hours) => {
  const next = nextEvent(all, at(time))
  expect(next?.event.title).toBe(title)
  expect(next && eventTime(next, at(time), nowTexts.get(), 'fr-FR')).toEqual({ distance, hours })
})

test('an event of another day is named by its date, and one after midnight by its minutes', () => {
  const t = nowTexts.get()
  expect(eventTime(biology, '2026-11-23T09:00:00', t, 'fr-FR').distance).toBe('Jeudi 26 novembre')
  const night = event('Train', '2026-11-26T00:10:00', '2026-11-26T02:00:00')
  expect(eventTime(night, at('23:50'), t, 'fr-FR').distance).toBe('Dans 20\u00a0min')
})

test('an event of a whole day is named only when there is no other', () => {
  expect(nextEvent([holiday], at('09:00'))).toBe(holiday)
  expect(eventTime(holiday, at('09:00'), nowTexts.get(), 'fr-FR')).toEqual({
    distance: 'Toute la journée',
    hours: '',
  })
  expect(nextEvent([holiday], '2026-11-28T09:00:00')).toBeNull()
})

test('of two events that are on at once, the one that began last is named', () => {
  const seminar = event('Séminaire', at('09:00'), at('18:00'))
  expect(nextEvent([seminar, law], at('10:00'))).toBe(law)
  expect(nextEvent([seminar, law], at('12:00'))).toBe(seminar)
})

test('an event with hours is on from its start; a whole day never is', () => {
  expect(isOn(law, at('09:39'))).toBe(false)
  expect(isOn(law, at('09:40'))).toBe(true)
  expect(isOn(holiday, at('09:40'))).toBe(false)
  expect(isOn(null, at('09:40'))).toBe(false)
})
