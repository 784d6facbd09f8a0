import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { putRecord } from '../../../records/records.ts'
import { recurrenceModule } from '../../../widgets/life-planner/week/recurrence-module.ts'
import { at, event, goal, prepareBand, show, startButton, today, words } from './now-band.test-kit.tsx'

prepareBand()

test('during a class the class leads, with its place and its end, the goal is second and Start is quiet', () => {
  event('Anatomie', '08:00', '10:30', { location: 'Amphi B' })
  goal(1, 'Maths, chapitre 4')
  show()
  expect(words()).toMatch(/^MaintenantAnatomieAmphi Bjusqu’à 10:30EnsuiteMaths, chapitre 4/)
  expect(startButton('Maths, chapitre 4').dataset.variant).toBe('secondary')
  act(() => vi.advanceTimersByTime(91 * 60_000))
  expect(screen.getByText('L’essentiel du jour')).toBeTruthy()
  expect(startButton('Maths, chapitre 4').dataset.variant).toBe('primary')
})

test('the event that is on is called so, and the next one follows while the page is open', () => {
  event('TD de droit', '08:00', '09:01')
  event('Analyse', '09:30', '11:00')
  show()
  expect(screen.getByText('Maintenant')).toBeTruthy()
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Dans 29 min')).toBeTruthy()
  expect(screen.getByText('Analyse')).toBeTruthy()
})

test('an event of a series comes as soon as the series are computed, and no other is named before', async () => {
  event('Chorale', '09:30', '10:00', { recurrence: 'FREQ=DAILY' })
  event('Analyse', '14:00', '16:00')
  show()
  expect(screen.queryByText('Analyse')).toBeNull()
  await act(async () => void (await recurrenceModule.load()))
  expect(await screen.findByText('Chorale')).toBeTruthy()
})

test('without an event the band leads to the planner, where there is one', () => {
  goal(1, 'Maths')
  show('2')
  expect(screen.getByText('Matinée libre')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ajouter un événement' })).toBeTruthy()
  cleanup()
  show()
  expect(screen.queryByRole('button', { name: 'Ajouter un événement' })).toBeNull()
})

describe('without an event of today', () => {
  const task = (id: string, text: string, dueDay?: string, dueTime?: string) =>
    putRecord('task', id, {
      text,
      completed: false,
      completedAt: null,
      position: id,
      ...(dueDay === undefined ? {} : { dueDay }),
      ...(dueTime === undefined ? {} : { dueTime }),
    })
  test('late in the evening the band names what is still due, and not that nothing is', () => {
    at('22:10')
    goal(1, 'Maths')
    task('t', 'Rendre le TP', today, '23:30')
    show('2')
    expect(words()).toMatch(/Pour aujourd’huiRendre le TP23:30$/)
  })

  test('it names what is first tomorrow', () => {
    at('22:10')
    goal(1, 'Maths')
    event('TD de droit', '08:00', '10:00', { day: '2026-11-26' })
    show('2')
    expect(words()).toMatch(/DemainTD de droit08:00 – 10:00$/)
  })

  test('without any it says so of tomorrow, and after midnight of the morning', () => {
    at('22:10')
    goal(1, 'Maths')
    show('2')
    expect(words()).toMatch(/Rien de prévu demain/)
    cleanup()
    at('01:10')
    show('2')
    expect(words()).toMatch(/Matinée libre/)
  })

  test('the first task says that it is due, and is not named twice', () => {
    task('t', 'Rendre le TP', today)
    show('2')
    expect(words()).toMatch(/^Pour aujourd’huiRendre le TPStart/)
    expect(words().match(/Rendre le TP/g)).toHaveLength(1)
    act(() => task('t', 'Rendre le TP', today, '08:30'))
    expect(words()).toMatch(/^En retardRendre le TP/)
    act(() => task('t', 'Rendre le TP', '2026-11-20'))
    expect(words()).toMatch(/^En retardRendre le TP/)
  })
})

test('a new member reads what the samples are, until there is something of their own', () => {
  show('1', '2', '9')
  expect(screen.getByText(/^En pointillés, des exemples/)).toBeTruthy()
  expect(screen.queryByText('Matinée libre')).toBeNull()
  act(() => goal(1, 'Maths'))
  expect(screen.queryByText(/^En pointillés/)).toBeNull()
  expect(screen.getByText('Matinée libre')).toBeTruthy()
})
