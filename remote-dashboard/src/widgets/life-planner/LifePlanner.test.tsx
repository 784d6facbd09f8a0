import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { block, events, open, preparePlanner, press, put, toasts } from './planner.test-kit.tsx'

preparePlanner()

test('the sample week is marked, has no actions, and disappears with the first event', async () => {
  open()
  expect(screen.getByText('Exemple')).toBeTruthy()
  expect(screen.getByText('Algèbre')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Algèbre/ })).toBeNull()
  await press('Semaine suivante')
  expect(screen.queryByText('Algèbre')).toBeNull()
  put('a', { title: 'Mon cours' })
  expect(screen.queryByText('Exemple')).toBeNull()
})

test('the keyboard moves and deletes an event, and undo restores it', async () => {
  put('a')
  open()
  const first = await block(/^Algèbre, Mardi 24 novembre, 09:00/)
  first.focus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await waitFor(() => expect(events()[0]?.start).toBe('2026-11-24T09:15:00'))
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  const moved = await block(/^Algèbre, Mercredi 25 novembre, 09:15 – 10:45/)
  await waitFor(() => expect(document.activeElement).toBe(moved))
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Algèbre\u202f: Mercredi 25 novembre, 09:15'))
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(events()).toEqual([]))
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('«\u202fAlgèbre\u202f» supprimé'))
  act(() => toasts.at(-1)?.action?.run())
  expect(events()).toMatchObject([{ title: 'Algèbre', start: '2026-11-25T09:15:00' }])
})

test('the keyboard makes an event longer and shorter, but never empty', async () => {
  put('a', { end: '2026-11-24T09:30:00' })
  open()
  const event = await block(/^Algèbre/)
  event.focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(events()[0]?.end).toBe('2026-11-24T09:15:00'))
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Algèbre\u202f: 09:00 – 09:15'))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(events()[0]).toMatchObject({ end: '2026-11-24T09:30:00', sequence: 2 }))
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(document.activeElement).toBe(event)
})

test('a change of a series asks for one event or the whole series', async () => {
  put('a', { recurrence: 'FREQ=DAILY;COUNT=3' })
  open()
  const second = await block(/^Algèbre, Mercredi 25 novembre/)
  second.focus()
  await userEvent.keyboard('{Delete}')
  const dialog = await screen.findByRole('dialog', { name: 'Supprimer un événement répété' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cet événement' }))
  expect(events()[0]?.exceptions).toEqual(['2026-11-25T09:00:00'])
  const third = await block(/^Algèbre, Jeudi 26 novembre/)
  third.focus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  const move = await screen.findByRole('dialog', { name: 'Déplacer un événement répété' })
  await userEvent.click(within(move).getByRole('button', { name: 'Toute la série' }))
  expect(events()[0]).toMatchObject({ start: '2026-11-24T09:15:00', exceptions: ['2026-11-25T09:15:00'] })
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Algèbre\u202f: Jeudi 26 novembre, 09:15'))
  act(() => toasts.at(-1)?.action?.run())
  expect(events()[0]).toMatchObject({ start: '2026-11-24T09:00:00', exceptions: ['2026-11-25T09:00:00'] })
})

test('undo after a change of member changes no records of the next member', async () => {
  put('a')
  open()
  const event = await block(/^Algèbre/)
  event.focus()
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(toasts).toHaveLength(1))
  act(() => signIn('planner-member-next'))
  act(() => toasts[0]?.action?.run())
  expect(recordsOf('planner-member-next', 'event')).toEqual([])
  expect(toasts).toHaveLength(1)
})

const finger = {
  pointerId: 7,
  pointerType: 'touch',
  isPrimary: true,
  button: 0,
  buttons: 1,
  clientX: 10,
  clientY: 10,
}

test('a finger that holds an event drags it; a finger that is lifted before does not', async () => {
  put('a')
  open()
  const event = await block(/^Algèbre/)
  vi.useFakeTimers({ now: Date.now() })
  fireEvent.pointerDown(event, finger)
  fireEvent.pointerUp(event, { ...finger, pointerId: 8 })
  await vi.advanceTimersByTimeAsync(500)
  expect(event.dataset.dragging).toBe('true')
  fireEvent.pointerUp(event, finger)
  await vi.advanceTimersByTimeAsync(500)
  expect(event.dataset.dragging).toBeUndefined()
  for (const end of [fireEvent.pointerUp, fireEvent.pointerCancel]) {
    fireEvent.pointerDown(event, finger)
    end(event, finger)
    await vi.advanceTimersByTimeAsync(500)
    expect(event.dataset.dragging).toBeUndefined()
  }
})

test('the day and the view stay for the same member when the widget is rendered again', async () => {
  const first = open()
  await press('Mercredi 25 novembre')
  await press('Jour suivant')
  first.unmount()
  const second = open()
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Jeudi 26 novembre')
  second.unmount()
  signIn('planner-member-other')
  open()
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Novembre 2026')
})

test('the week of the date picker starts on Friday, and picking a day shows it', async () => {
  open()
  await press('Choisir une date')
  const dialog = await screen.findByRole('dialog', { name: 'Choisir une date' })
  const heads = within(dialog).getAllByRole('columnheader', { hidden: true })
  expect(heads[0]?.getAttribute('aria-label')).toBe('vendredi')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aller au mois suivant' }))
  await userEvent.click(within(dialog).getByRole('button', { name: /vendredi 18 décembre 2026/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Décembre 2026')
  await press('Aujourd’hui')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Novembre 2026')
})

test('the day view shows the name of the day, the days around it, and a hint when it is empty', async () => {
  put('a', { start: '2026-12-01', end: '2026-12-02', timeZone: null })
  open()
  await press('Mercredi 25 novembre')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Mercredi 25 novembre')
  expect(screen.getAllByText(/^Rien de prévu/)).toHaveLength(7)
  await press('Jour suivant')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Jeudi 26 novembre')
})
