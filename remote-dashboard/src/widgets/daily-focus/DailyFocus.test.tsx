import { GOAL_TEXT_MAX } from '@cadence/shared/schemas'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/visibility.ts'
import { Widget } from '../Widget.tsx'

const toasts: Toast[] = []
let member = ''
beforeEach((context) => {
  member = `focus-${context.task.id}`
  signIn(member)
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00'), toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (size: 'small' | 'medium' | 'large' = 'medium') => render(<Widget id="6" size={size} />)
const field = (place: number) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Objectif ${place}` })
const words = () => [1, 2, 3].map((place) => field(place).value)
const kept = () => recordsOf(member, 'goal').map(({ id, data }) => [id, data.text, data.done])
const before = (id: string, text: string, done = false) =>
  putRecord('goal', id, { day: id.slice(0, 10), text, done })

test.each(['small', 'medium', 'large'] as const)(
  '%s: samples until the first goal of one’s own',
  async (size) => {
    show(size)
    expect(screen.getByText('Exemple')).toBeTruthy()
    expect(words()).toContain('Marcher vingt minutes')
    await userEvent.clear(field(2))
    await userEvent.type(field(2), '  Réviser le  droit {Enter}')
    expect(screen.queryByText('Exemple')).toBeNull()
    expect(words()).toEqual(['', 'Réviser le droit', ''])
    expect(kept()).toEqual([['2026-11-18-2', 'Réviser le droit', false]])
  },
)

test('a sample that is ticked becomes one’s own; the others go', async () => {
  show()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marcher vingt minutes' }))
  expect(words()).toEqual(['', '', 'Marcher vingt minutes'])
  expect(kept()).toEqual([['2026-11-18-3', 'Marcher vingt minutes', true]])
})

test('a sample that is looked at and left keeps standing', async () => {
  show()
  await userEvent.click(field(1))
  await userEvent.tab()
  expect(kept()).toEqual([])
  expect(screen.getByText('Exemple')).toBeTruthy()
})

test('three goals in a row by the keyboard, and no fourth', async () => {
  show()
  await userEvent.clear(field(1))
  await userEvent.type(field(1), 'Un{Enter}')
  expect(document.activeElement).toBe(field(2))
  await userEvent.keyboard('Deux{Enter}Trois{Enter}')
  expect(words()).toEqual(['Un', 'Deux', 'Trois'])
  expect(document.activeElement).toBe(field(3))
})

test('editing in place: kept on leaving, as it was on Escape', async () => {
  before('2026-11-18-1', 'Lire')
  show()
  await userEvent.type(field(1), ' deux chapitres')
  await userEvent.tab()
  expect(kept()).toEqual([['2026-11-18-1', 'Lire deux chapitres', false]])
  await userEvent.type(field(1), ' ou pas{Escape}')
  await userEvent.tab()
  expect(words()[0]).toBe('Lire deux chapitres')
})

test('words that do not fit are refused whole when they are pasted, and it says why', async () => {
  before('2026-11-18-1', 'Lire')
  show()
  await userEvent.click(field(2))
  await userEvent.paste('x'.repeat(GOAL_TEXT_MAX + 1))
  expect(words()).toEqual(['Lire', '', ''])
  expect(screen.getByText(/ne tient pas/).getAttribute('role')).toBe('status')
  await userEvent.tab()
  expect(screen.queryByText(/ne tient pas/)).toBeNull()
})

test('ticked goals count, and all of them done is a small joy', async () => {
  before('2026-11-18-1', 'Lire')
  before('2026-11-18-2', 'Écrire')
  show()
  expect(screen.getByText('0 sur 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lire' }))
  expect(screen.getByText('1 sur 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Écrire' }))
  expect(screen.getByText(/Tout est fait/)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Écrire' }))
  expect(kept()).toEqual([
    ['2026-11-18-1', 'Lire', true],
    ['2026-11-18-2', 'Écrire', false],
  ])
})

test('a goal is cleared by its button, the focus stays on its place, and Annuler brings it back', async () => {
  before('2026-11-18-1', 'Lire', true)
  show()
  await userEvent.click(screen.getByRole('button', { name: /^Effacer .*Lire/ }))
  expect(words()).toEqual(['', '', ''])
  expect(document.activeElement).toBe(field(1))
  // What the member has cleared is no reason for samples.
  expect(screen.queryByText('Exemple')).toBeNull()
  expect(toasts.map(({ text }) => text)).toEqual(['Objectif effacé'])
  act(() => toasts[0]?.action?.run())
  expect(kept()).toEqual([['2026-11-18-1', 'Lire', true]])
})

test('Annuler after a change of member writes into nobody’s goals', async () => {
  before('2026-11-18-1', 'Lire')
  show()
  await userEvent.click(screen.getByRole('button', { name: /^Effacer .*Lire/ }))
  const first = member
  await act(async () => signIn(`${member}-other`))
  act(() => toasts[0]?.action?.run())
  expect(recordsOf(`${first}-other`, 'goal')).toEqual([])
  expect(recordsOf(first, 'goal')).toEqual([])
})

test('a goal is cleared by emptying its words', async () => {
  before('2026-11-18-1', 'Lire')
  show('small')
  await userEvent.clear(field(1))
  await userEvent.tab()
  expect(kept()).toEqual([])
  expect(toasts).toHaveLength(1)
})

test('what is left over is offered the next morning, and taken up with one press', async () => {
  before('2026-11-17-1', 'Lire', true)
  before('2026-11-17-2', 'Écrire')
  before('2026-11-17-3', 'Marcher')
  show()
  expect(screen.getByRole('group', { name: /^Reprendre les objectifs d’hier\s\?$/ })).toBeTruthy()
  expect(words()).toEqual(['', '', ''])
  await userEvent.click(screen.getByRole('button', { name: 'Tout reprendre' }))
  expect(words()).toEqual(['Écrire', 'Marcher', ''])
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('2 objectifs repris')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Écrire' }))
  // The day before keeps what it had.
  expect(kept()).toContainEqual(['2026-11-17-2', 'Écrire', false])
})

test('or one by one', async () => {
  before('2026-11-16-1', 'Écrire')
  before('2026-11-16-2', 'Marcher')
  show()
  expect(screen.getByRole('group', { name: /^Reprendre les objectifs de lundi\s\?$/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Reprendre .*Marcher/ }))
  expect(words()).toEqual(['', 'Marcher', ''])
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Marcher' }))
  expect(screen.getByRole('group', { name: /^Reprendre l’objectif de lundi\s\?$/ })).toBeTruthy()
})

test('declining is remembered for the day, on this device', async () => {
  before('2026-11-17-1', 'Lire')
  const { unmount } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Non merci' }))
  expect(screen.queryByRole('group')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Objectifs du jour' }))
  unmount()
  show()
  expect(screen.queryByRole('group')).toBeNull()
  cleanup()
  vi.setSystemTime(new Date('2026-11-19T09:00:00'))
  show()
  expect(screen.getByRole('group')).toBeTruthy()
})

test('at midnight a page that stays open begins a new day and offers what is left over', async () => {
  vi.setSystemTime(new Date('2026-11-18T23:59:50'))
  before('2026-11-18-1', 'Lire')
  show()
  expect(screen.queryByRole('group')).toBeNull()
  act(() => vi.advanceTimersByTime(30_000))
  expect(words()).toEqual(['', '', ''])
  expect(screen.getByRole('group', { name: /^Reprendre l’objectif d’hier\s\?$/ })).toBeTruthy()
})

test('what is being typed at midnight is kept for the day that it was typed for', async () => {
  vi.setSystemTime(new Date('2026-11-18T23:59:50'))
  before('2026-11-18-2', 'Lire')
  show()
  await userEvent.type(field(1), 'Réviser')
  act(() => vi.advanceTimersByTime(30_000))
  expect(kept()).toEqual([
    ['2026-11-18-2', 'Lire', false],
    ['2026-11-18-1', 'Réviser', false],
  ])
  expect(words()).toEqual(['', '', ''])
  expect(document.activeElement).toBe(field(1))
})

test('what is being typed is kept when the page is hidden or goes, and typing goes on', async () => {
  show()
  await userEvent.clear(field(1))
  await userEvent.type(field(1), 'Réviser')
  act(() => setVisible(false))
  expect(kept()).toEqual([['2026-11-18-1', 'Réviser', false]])
  act(() => setVisible(true))
  await userEvent.type(field(1), ' le droit')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(kept()).toEqual([['2026-11-18-1', 'Réviser le droit', false]])
  expect(toasts).toEqual([])
})

test('a goal that was emptied and not left yet is no loss when the page goes', async () => {
  before('2026-11-18-1', 'Lire')
  show()
  await userEvent.clear(field(1))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(kept()).toEqual([['2026-11-18-1', 'Lire', false]])
})

test('what one member was typing is neither shown nor given to the next one', async () => {
  before('2026-11-18-2', 'Lire')
  show()
  await userEvent.type(field(1), 'Secret')
  const first = member
  await act(async () => signIn(`${member}-other`))
  expect(words()).not.toContain('Secret')
  expect(recordsOf(`${first}-other`, 'goal')).toEqual([])
})
