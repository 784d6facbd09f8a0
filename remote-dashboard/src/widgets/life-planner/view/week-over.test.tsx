import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { open, preparePlanner, put } from '../planner.test-kit.tsx'

preparePlanner()

test('an event that is over is dim, and one that still runs is not', () => {
  put('a', { title: 'Passé', start: '2026-11-24T08:00:00', end: '2026-11-24T09:30:00' })
  put('b', { title: 'En cours', start: '2026-11-24T09:00:00', end: '2026-11-24T10:00:00' })
  open()
  const over = (name: RegExp) => screen.getByRole('button', { name }).hasAttribute('data-over')
  expect([over(/Passé/), over(/En cours/)]).toEqual([true, false])
})

test('today is wider than the other days, a free Saturday or Sunday narrower, one with something as wide as a working day', () => {
  put('a', { start: '2026-11-22T08:00:00', end: '2026-11-22T09:00:00' })
  open()
  const days = screen
    .getByRole('group', { name: 'Heures du planning' })
    .querySelector<HTMLElement>('[data-view]')
  const widths = ['1', '0.7', '1', '1', '1.3', '1', '1']
  expect(days?.style.getPropertyValue('--widths')).toBe(
    widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
  )
})

test.each([
  ['at night', '2026-11-24T21:30:00Z', '2026-11-25', true],
  ['in the evening, before nine', '2026-11-24T19:30:00Z', '2026-11-25', false],
  ['at night, with nothing tomorrow', '2026-11-24T21:30:00Z', '2026-11-26', false],
])('the next day is lit as « Demain »: %s', (_name, now, day, isLit) => {
  put('a', { start: `${day}T08:00:00`, end: `${day}T09:00:00` })
  vi.setSystemTime(new Date(now))
  open()
  const heads = screen.queryAllByRole('button', { name: /^demain, /i })
  expect(heads.map((head) => head.dataset.day)).toEqual(isLit ? ['2026-11-25'] : [])
  expect(heads.every((head) => head.parentElement?.hasAttribute('data-next'))).toBe(true)
  expect(document.querySelectorAll('[data-next]')).toHaveLength(isLit ? 1 : 0)
})

test.each([
  ['10:00', '2'],
  ['10:30', '3'],
  ['11:00', '4'],
  ['11:30', '5'],
])('an event from nine to %s has room for %s lines', (end, lines) => {
  put('a', { title: 'Droit', start: '2026-11-24T09:00:00', end: `2026-11-24T${end}:00` })
  open()
  expect(screen.getByRole('button', { name: /^Droit/ }).style.getPropertyValue('--lines')).toBe(lines)
})
