import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { putRecord, recordsOf, removeRecord } from '../../../records/records.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { countdownOf } from '../../../widgets/countdown/countdown-records.ts'
import {
  at,
  event,
  goal,
  memberId,
  prepareBand,
  show,
  startButton,
  timer,
  toasts,
  today,
} from './now-band.test-kit.tsx'

prepareBand()

const question = () => screen.queryByRole('textbox', { name: 'Qu’est-ce qui compte aujourd’hui\u202f?' })

test('the next event and the first open goal are there in the first render, the goal first', () => {
  event('TD de droit', '09:40', '11:00')
  goal(1, 'Relire', true)
  goal(2, 'Maths, chapitre 4')
  show()
  const words = screen.getByRole('region', { name: 'En ce moment' }).textContent ?? ''
  for (const part of ['Dans 40\u00a0min', 'TD de droit', '09:40 – 11:00', 'L’essentiel du jour']) {
    expect(words).toContain(part)
  }
  expect(words.indexOf('Maths, chapitre 4')).toBeLessThan(words.indexOf('TD de droit'))
  expect(startButton('Maths, chapitre 4').dataset.variant).toBe('primary')
  expect(question()).toBeNull()
})

test('the words and the light are those of the time of day', () => {
  goal(1, 'Maths, chapitre 4')
  at('22:30')
  show()
  expect(screen.getByText('Avant d’éteindre')).toBeTruthy()
  expect(screen.getByRole('region').dataset.time).toBe('night')
})

test('without a goal of today it is the first open task', () => {
  putRecord('task', 't1', { text: 'Livre', completed: true, completedAt: null, position: 'a' })
  putRecord('task', 't2', { text: 'Exercices', completed: false, completedAt: null, position: 'b' })
  show()
  expect(screen.getByText('Première tâche')).toBeTruthy()
  expect(startButton('Exercices')).toBeTruthy()
})

test('a member without goals is asked what counts; Enter keeps it, and the focus goes on to Start', async () => {
  show()
  const field = question()
  if (!field) throw new Error('No field')
  await userEvent.type(field, '  Maths,  chapitre 4{Enter}')
  expect(recordsOf(memberId(), 'goal').map(({ id, data }) => [id, data.text])).toEqual([
    [`${today}-1`, 'Maths, chapitre 4'],
  ])
  expect(question()).toBeNull()
  expect(document.activeElement).toBe(startButton())
  expect(screen.getByText('Objectif du jour : Maths, chapitre 4')).toBeTruthy()
})

test('Start keeps what was typed as the first goal, and starts without a name when nothing was', async () => {
  show()
  await userEvent.type(question() as HTMLElement, 'Fiche')
  await userEvent.click(startButton())
  expect(timer().task).toMatchObject({ text: 'Fiche', record: { id: `${today}-1` } })
  cleanup()
  signIn(`${memberId()}-other`)
  show()
  await userEvent.click(startButton())
  expect(countdownOf(`${memberId()}-other`, 'timer')).toMatchObject({
    endsAt: expect.any(String),
    task: null,
  })
  expect(recordsOf(`${memberId()}-other`, 'goal')).toEqual([])
})

test('a goal is ticked in the band, the next one follows, and a toast undoes it', async () => {
  goal(1, 'Maths')
  goal(2, 'Fiche')
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme fait\u202f: Maths' }))
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme fait\u202f: Fiche' }))
  expect(screen.getByText('Les 2 objectifs du jour sont tenus.')).toBeTruthy()
  expect(document.activeElement).toBe(startButton())
  expect(toasts.at(-1)?.text).toBe('«\u202fFiche\u202f» est fait.')
  act(() => toasts.at(-1)?.action?.run())
  expect(startButton('Fiche')).toBeTruthy()
})

test('the undo of a tick keeps what was changed since, and leaves a deleted task deleted', async () => {
  const data = { text: 'Lire', completed: false, completedAt: null, position: 'a' }
  putRecord('task', 'a', data)
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme fait\u202f: Lire' }))
  const later = { text: 'Lire le chapitre 4', dueDay: '2026-12-01', position: 'b' }
  act(() => putRecord('task', 'a', { ...later, completed: true, completedAt: null }))
  act(() => toasts.at(-1)?.action?.run())
  expect(recordsOf(memberId(), 'task')).toMatchObject([{ data: { ...later, completed: false } }])
  act(() => removeRecord('task', 'a'))
  act(() => toasts.at(-1)?.action?.run())
  expect(recordsOf(memberId(), 'task')).toEqual([])
  act(() => goal(1, 'Maths'))
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme fait\u202f: Maths' }))
  act(() => putRecord('goal', `${today}-1`, { day: today, text: 'Maths, exercice 3', done: true }))
  act(() => toasts.at(-1)?.action?.run())
  expect(recordsOf(memberId(), 'goal')).toMatchObject([{ data: { text: 'Maths, exercice 3', done: false } }])
})

test('a band that asks for the first goal asks for nothing else', () => {
  show('2')
  expect(question()).not.toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Start'])
})
