import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/page-visibility.ts'
import { press, setTask } from '../countdown/countdown-records.ts'
import { closeRoom, isRoomOpen } from '../countdown/room-state.ts'
import { Timer } from '../timer/Timer.tsx'
import { FocusShield } from './FocusShield.tsx'

const start = Date.parse('2026-11-22T20:00:00.000Z')
let count = 0
const toasts: Toast[] = []
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const away = (ms: number) =>
  act(async () => {
    setVisible(false)
    vi.setSystemTime(Date.now() + ms)
    setVisible(true)
  })
beforeEach(() => {
  count += 1
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  signIn(`shield-${count}`)
  setVisible(true)
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('before a session the widget says what it does, then how often the tab was left', async () => {
  render(<FocusShield size="medium" />)
  expect(screen.getByText(/aucun site n’est bloqué/)).toBeTruthy()
  await click('Start')
  expect(screen.getByText('Vous n’avez pas quitté l’onglet.')).toBeTruthy()
  await away(40_000)
  expect(screen.getByText('Vous avez quitté l’onglet 1 fois, 40 s.')).toBeTruthy()
  await away(140_000)
  expect(screen.getByText('Vous avez quitté l’onglet 2 fois, 3 min en tout.')).toBeTruthy()
  await act(async () => {
    vi.setSystemTime(start + 25 * 60_000)
    await vi.advanceTimersByTimeAsync(1000)
  })
  expect(screen.getByRole('timer').textContent).toBe('00 : 00')
  expect(toasts.map(({ text }) => text)).toEqual(['Bravo\u202f: 25\u00a0min, première séance aujourd’hui'])
  expect(screen.getByText('Vous avez quitté l’onglet 2 fois, 3 min en tout.')).toBeTruthy()
  await click('Restart')
  expect(screen.queryByText(/Vous avez quitté/)).toBeNull()
})

test('of a session that another tab has started the widget shows no counts until that tab has written them', async () => {
  render(<FocusShield size="medium" />)
  await act(async () => press('shield', 'ready'))
  expect(screen.queryByText('Vous n’avez pas quitté l’onglet.')).toBeNull()
  await act(async () => press('shield', 'running'))
  expect(screen.getByText('Vous n’avez pas quitté l’onglet.')).toBeTruthy()
})

test('the small widget shows the counts in short', async () => {
  render(<FocusShield size="small" />)
  await click('Start')
  await away(120_000)
  expect(screen.getByText('1 sortie, 2 min')).toBeTruthy()
})

test('the widget leads to the room', async () => {
  render(<FocusShield size="medium" />)
  await click('Plein écran')
  expect(isRoomOpen()).toBe(true)
  closeRoom()
})

test('the widget names the task of its session while that runs, and then the exits', async () => {
  setTask({ text: 'Maths, chapitre 4', record: null })
  render(<FocusShield size="small" />)
  expect(screen.queryByText('Maths, chapitre 4')).toBeNull()
  await click('Start')
  expect(screen.getByText('Maths, chapitre 4')).toBeTruthy()
  await away(120_000)
  expect(screen.getByText('1 sortie, 2 min')).toBeTruthy()
})

test('of both countdowns, only the one that runs or was begun has the accent', async () => {
  render([<Timer key="timer" />, <FocusShield key="shield" size="medium" />])
  const accents = () =>
    [...document.querySelectorAll<HTMLElement>('[data-variant="primary"]')].map(
      ({ textContent }) => textContent,
    )
  expect(accents()).toEqual([])
  await act(async () => press('timer', 'ready'))
  expect(accents()).toEqual(['Pause'])
  await act(async () => press('shield', 'ready'))
  expect(accents()).toEqual(['Pause'])
  await act(async () => press('shield', 'running'))
  expect(accents()).toEqual(['Start'])
  await act(async () => press('timer', 'paused'))
  expect(accents()).toEqual(['Pause'])
})

test('when one countdown ends, the accent goes to the one that is paused', async () => {
  render([<Timer key="timer" />, <FocusShield key="shield" size="medium" />])
  await act(async () => press('shield', 'ready'))
  await act(async () => press('timer', 'ready'))
  await act(async () => {
    vi.setSystemTime(Date.now() + 25 * 60_000)
    await vi.advanceTimersByTimeAsync(1000)
  })
  const accents = document.querySelectorAll('[data-variant="primary"]')
  expect(Array.from(accents, ({ textContent }) => textContent)).toEqual(['Start'])
})

test('before a session no task takes the place of what the widget says of itself', async () => {
  putRecord('goal', '2026-11-22-1', { day: '2026-11-22', text: 'Maths', done: false })
  render(<FocusShield size="medium" />)
  expect(screen.getByText(/aucun site n’est bloqué/)).toBeTruthy()
  await act(async () => setTask({ text: 'Anglais', record: null }))
  expect(screen.getByText(/aucun site n’est bloqué/)).toBeTruthy()
  expect(screen.queryByText('Anglais')).toBeNull()
})
