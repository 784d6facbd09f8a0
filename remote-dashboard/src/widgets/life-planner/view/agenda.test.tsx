import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { open, preparePlanner, press, put, putTask } from '../planner.test-kit.tsx'
import { isAgenda } from './agenda.ts'

preparePlanner()

const today = (from: string, to: string) => ({ start: `2026-11-24T${from}:00`, end: `2026-11-24T${to}:00` })
const block = (name: RegExp) => screen.getByRole('button', { name })
const note = (name: RegExp) => block(name).querySelector('em')?.textContent ?? null
const leads = () =>
  [...document.querySelectorAll('[data-lead]')].map((each) => each.querySelector('.text > span')?.textContent)

test.each([
  ['on', '2026-11-24T09:30:00Z', 'Droit', 'jusqu’à 11:00'],
  ['next', '2026-11-24T11:30:00Z', 'Piscine', 'Dans 30\u00a0min'],
])('the event that is %s leads the day, and says so', (_which, now, title, text) => {
  vi.setSystemTime(new Date(now))
  put('a', { title: 'Droit', ...today('10:00', '11:00') })
  put('b', { title: 'Piscine', ...today('13:00', '14:00') })
  open()
  expect(leads()).toEqual([title])
  expect(note(new RegExp(`^${title}`))).toBe(text)
})

test('an event that follows has its place at the end of its line', () => {
  vi.setSystemTime(new Date('2026-11-24T07:30:00Z'))
  put('a', { title: 'Droit', ...today('10:00', '11:00') })
  put('b', { title: 'Anglais', location: 'Salle 12', ...today('13:00', '14:00') })
  put('c', { title: 'Piscine', ...today('18:00', '19:00') })
  open()
  expect([note(/^Anglais/), note(/^Piscine/)]).toEqual(['Salle 12', null])
})

test('a day with nothing is left out of what follows', () => {
  put('a', { ...today('10:00', '11:00') })
  open()
  const days = [...document.querySelectorAll<HTMLElement>('li[style*="--day"]')]
  expect(days.map((day) => day.hasAttribute('data-empty'))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
    true,
  ])
})

test('only a day with neither an event nor a task says that nothing is planned', () => {
  put('a', { ...today('10:00', '11:00') })
  putTask('Rendre le DM', '2026-11-25')
  open()
  const saysNothing = (day: string) => document.querySelector(`.body[data-day="${day}"] > .empty`) !== null
  expect(['2026-11-24', '2026-11-25', '2026-11-26'].map(saysNothing)).toEqual([false, false, true])
})

test('in an agenda a press beside the events means the morning, because its height is no time', async () => {
  open()
  const add = block(/^Ajouter un événement, mardi 24 novembre/i)
  vi.spyOn(add, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 480))
  const body = add.closest<HTMLElement>('.body')
  expect(isAgenda(add)).toBe(false)
  if (body) body.style.display = 'grid'
  expect(isAgenda(add)).toBe(true)
  await press(/^Ajouter un événement, mardi 24 novembre/i)
  expect(await screen.findByDisplayValue('09:00')).toBeDefined()
})
