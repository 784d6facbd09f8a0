import { GOAL_TEXT_MAX } from '@cadence/shared/schemas'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/page-visibility.ts'
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
const texts = () => [1, 2, 3].map((place) => field(place).value)
const stored = () => recordsOf(member, 'goal').map(({ id, data }) => [id, data.text, data.done])
const have = (id: string, text: string, done = false) =>
  putRecord('goal', id, { day: id.slice(0, 10), text, done })

test.each(['small', 'medium', 'large'] as const)(
  'the %s widget shows samples until the first own goal',
  async (size) => {
    show(size)
    expect(screen.getByText('Exemple')).toBeTruthy()
    expect(texts()).toContain('Marcher vingt minutes')
    await userEvent.clear(field(2))
    await userEvent.type(field(2), '  Réviser le  droit {Enter}')
    expect(screen.queryByText('Exemple')).toBeNull()
    expect(texts()).toEqual(['', 'Réviser le droit', ''])
    expect(stored()).toEqual([['2026-11-18-2', 'Réviser le droit', false]])
  },
)

test('ticking a sample makes it an own goal; the others stay as placeholders until something is typed', async () => {
  show()
  const hints = () => [1, 2, 3].map((place) => field(place).placeholder)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marcher vingt minutes' }))
  expect(texts()).toEqual(['', '', 'Marcher vingt minutes'])
  expect(stored()).toEqual([['2026-11-18-3', 'Marcher vingt minutes', true]])
  expect(hints().slice(0, 2)).toEqual(['Relire le chapitre 4 de biologie', 'Rendre le plan du mémoire'])
  expect(screen.getByText('1 sur 3')).toBeTruthy()
  expect(screen.queryByText(/Tout est fait/)).toBeNull()
  await userEvent.type(field(1), 'Lire{Enter}')
  expect(hints()[1]).not.toBe('Rendre le plan du mémoire')
  expect(screen.getByText('1 sur 2')).toBeTruthy()
})

test('a ticked sample that is deleted brings no sample back', async () => {
  show()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marcher vingt minutes' }))
  await userEvent.click(screen.getByRole('button', { name: /^Effacer .*Marcher/ }))
  expect(texts()).toEqual(['', '', ''])
  expect(field(1).placeholder).not.toBe('Relire le chapitre 4 de biologie')
})

test('focusing a sample and leaving it stores nothing', async () => {
  show()
  await userEvent.click(field(1))
  await userEvent.tab()
  expect(stored()).toEqual([])
  expect(screen.getByText('Exemple')).toBeTruthy()
})

test('the keyboard enters three goals in a row, and no fourth', async () => {
  show()
  await userEvent.clear(field(1))
  await userEvent.type(field(1), 'Un{Enter}')
  expect(document.activeElement).toBe(field(2))
  await userEvent.keyboard('Deux{Enter}Trois{Enter}')
  expect(texts()).toEqual(['Un', 'Deux', 'Trois'])
  expect(document.activeElement).toBe(field(3))
})

test('leaving the field stores the text, Escape restores it', async () => {
  have('2026-11-18-1', 'Lire')
  show()
  await userEvent.type(field(1), ' deux chapitres')
  await userEvent.tab()
  expect(stored()).toEqual([['2026-11-18-1', 'Lire deux chapitres', false]])
  await userEvent.type(field(1), ' ou pas{Escape}')
  await userEvent.tab()
  expect(texts()[0]).toBe('Lire deux chapitres')
})

test('a pasted text that is too long is refused whole, with the reason', async () => {
  have('2026-11-18-1', 'Lire')
  show()
  await userEvent.click(field(2))
  await userEvent.paste('x'.repeat(GOAL_TEXT_MAX + 1))
  expect(texts()).toEqual(['Lire', '', ''])
  expect(screen.getByText(/ne tient pas/).getAttribute('role')).toBe('status')
  await userEvent.tab()
  expect(screen.queryByText(/ne tient pas/)).toBeNull()
})

test('ticked goals are counted, and all goals done are celebrated', async () => {
  have('2026-11-18-1', 'Lire')
  have('2026-11-18-2', 'Écrire')
  show()
  expect(screen.getByText('0 sur 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lire' }))
  expect(screen.getByText('1 sur 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Écrire' }))
  expect(screen.getByText(/Tout est fait/)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Écrire' }))
  expect(stored()).toEqual([
    ['2026-11-18-1', 'Lire', true],
    ['2026-11-18-2', 'Écrire', false],
  ])
})

test('the button deletes a goal and keeps the focus in its place, and Annuler restores the goal', async () => {
  have('2026-11-18-1', 'Lire', true)
  show()
  await userEvent.click(screen.getByRole('button', { name: /^Effacer .*Lire/ }))
  expect(texts()).toEqual(['', '', ''])
  expect(document.activeElement).toBe(field(1))
  // Samples do not come back after the first own goal.
  expect(screen.queryByText('Exemple')).toBeNull()
  expect(toasts.map(({ text }) => text)).toEqual(['Objectif effacé'])
  act(() => toasts[0]?.action?.run())
  expect(stored()).toEqual([['2026-11-18-1', 'Lire', true]])
})

test('Annuler after a change of member stores nothing for either member', async () => {
  have('2026-11-18-1', 'Lire')
  show()
  await userEvent.click(screen.getByRole('button', { name: /^Effacer .*Lire/ }))
  const first = member
  await act(async () => signIn(`${member}-other`))
  act(() => toasts[0]?.action?.run())
  expect(recordsOf(`${first}-other`, 'goal')).toEqual([])
  expect(recordsOf(first, 'goal')).toEqual([])
})

test('emptying the text deletes the goal', async () => {
  have('2026-11-18-1', 'Lire')
  show('small')
  await userEvent.clear(field(1))
  await userEvent.tab()
  expect(stored()).toEqual([])
  expect(toasts).toHaveLength(1)
})

test('unfinished goals are offered the next day, and one press takes them over', async () => {
  have('2026-11-17-1', 'Lire', true)
  have('2026-11-17-2', 'Écrire')
  have('2026-11-17-3', 'Marcher')
  show()
  expect(screen.getByRole('group', { name: /^Reprendre les objectifs d’hier\s\?$/ })).toBeTruthy()
  expect(texts()).toEqual(['', '', ''])
  await userEvent.click(screen.getByRole('button', { name: 'Tout reprendre' }))
  expect(texts()).toEqual(['Écrire', 'Marcher', ''])
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('2 objectifs repris')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Écrire' }))
  // The day before keeps what it had.
  expect(stored()).toContainEqual(['2026-11-17-2', 'Écrire', false])
})

test('unfinished goals can be taken over one by one', async () => {
  have('2026-11-16-1', 'Écrire')
  have('2026-11-16-2', 'Marcher')
  show()
  expect(screen.getByRole('group', { name: /^Reprendre les objectifs de lundi\s\?$/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Reprendre .*Marcher/ }))
  expect(texts()).toEqual(['', 'Marcher', ''])
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Marcher' }))
  expect(screen.getByRole('group', { name: /^Reprendre l’objectif de lundi\s\?$/ })).toBeTruthy()
})

test('a declined offer stays declined for the day on this device', async () => {
  have('2026-11-17-1', 'Lire')
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

test('at midnight an open page shows the new day and offers the unfinished goals', async () => {
  vi.setSystemTime(new Date('2026-11-18T23:59:50'))
  have('2026-11-18-1', 'Lire')
  show()
  expect(screen.queryByRole('group')).toBeNull()
  act(() => vi.advanceTimersByTime(30_000))
  expect(texts()).toEqual(['', '', ''])
  expect(screen.getByRole('group', { name: /^Reprendre l’objectif d’hier\s\?$/ })).toBeTruthy()
})

test('a text that is being typed at midnight is stored for the day before', async () => {
  vi.setSystemTime(new Date('2026-11-18T23:59:50'))
  have('2026-11-18-2', 'Lire')
  show()
  await userEvent.type(field(1), 'Réviser')
  act(() => vi.advanceTimersByTime(30_000))
  expect(stored()).toEqual([
    ['2026-11-18-2', 'Lire', false],
    ['2026-11-18-1', 'Réviser', false],
  ])
  expect(texts()).toEqual(['', '', ''])
  expect(document.activeElement).toBe(field(1))
})

test('a text that is being typed is stored when the page is hidden or closed, and typing continues', async () => {
  show()
  await userEvent.clear(field(1))
  await userEvent.type(field(1), 'Réviser')
  act(() => setVisible(false))
  expect(stored()).toEqual([['2026-11-18-1', 'Réviser', false]])
  act(() => setVisible(true))
  await userEvent.type(field(1), ' le droit')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(stored()).toEqual([['2026-11-18-1', 'Réviser le droit', false]])
  expect(toasts).toEqual([])
})

test('a field that was just emptied deletes no goal when the page is closed', async () => {
  have('2026-11-18-1', 'Lire')
  show()
  await userEvent.clear(field(1))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(stored()).toEqual([['2026-11-18-1', 'Lire', false]])
})

test('a text that one member was typing is neither shown to the next member nor stored for them', async () => {
  have('2026-11-18-2', 'Lire')
  show()
  await userEvent.type(field(1), 'Secret')
  const first = member
  await act(async () => signIn(`${member}-other`))
  expect(texts()).not.toContain('Secret')
  expect(recordsOf(`${first}-other`, 'goal')).toEqual([])
})
