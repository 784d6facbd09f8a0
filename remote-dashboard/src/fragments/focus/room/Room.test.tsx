import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../../records/records.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { setVisible } from '../../../testing/page-visibility.ts'
import { phaseAt } from '../../../widgets/countdown/countdown.ts'
import { countdownOf, press, setTask } from '../../../widgets/countdown/countdown-records.ts'
import { Room } from './Room.tsx'

const start = Date.parse('2026-11-22T10:00:00.000Z')
const MINUTE = 60_000
let count = 0
let member = ''
const onLeave = vi.fn()
/** The button of a name, in which a narrow space is written as a plain one. */
const button = (name: string) =>
  screen.getByRole('button', { name: (shown) => shown.replaceAll('\u202f', ' ') === name })
const click = (name: string) => act(async () => button(name).click())
const announced = () => screen.getByRole('status').textContent
const pass = (ms: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + ms - 1000)
    await vi.advanceTimersByTimeAsync(1000)
  })

/** A simple full screen of the browser. @returns the element that is shown in it. */
function provideFullScreen(enabled: boolean, refuse = false) {
  let element: Element | null = null
  const change = async (next: Element | null) => {
    if (refuse) throw new TypeError('refused')
    element = next
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  const define = (target: object, name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...descriptor })
  define(document, 'fullscreenEnabled', { value: enabled })
  define(document, 'fullscreenElement', { get: () => element })
  define(document, 'exitFullscreen', { value: () => change(null) })
  define(Element.prototype, 'requestFullscreen', {
    value(this: Element) {
      return change(this)
    },
  })
}

beforeEach(() => {
  count += 1
  member = `room-${count}`
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  provideFullScreen(false)
  setVisible(true)
  onLeave.mockClear()
  signIn(member)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the room shows the task and the time, and its button has the focus', async () => {
  setTask({ text: 'Maths, chapitre 4', record: null })
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  const room = screen.getByRole('dialog', { name: 'Maths, chapitre 4' })
  await pass(1000)
  expect(within(room).getByRole('timer').textContent).toBe('24 : 59')
  expect(document.activeElement).toBe(button('Pause'))
  await click('Pause')
  await pass(10_000)
  expect(within(room).getByRole('timer').textContent).toBe('24 : 59')
  await click('Quitter le plein écran')
  expect(onLeave).toHaveBeenCalledOnce()
})

test('at zero the room counts the sessions of today, announces it, and offers the pause', async () => {
  for (const id of ['a', 'b']) {
    putRecord('focusSession', id, {
      kind: 'timer',
      startedAt: new Date(start - 60 * MINUTE).toISOString(),
      endedAt: new Date(start - 35 * MINUTE).toISOString(),
      focusMs: 25 * MINUTE,
      awayCount: 0,
      awayMs: 0,
      completed: true,
    })
  }
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  await pass(25 * MINUTE)
  const done = /^25\smin, troisième séance aujourd’hui$/
  expect(screen.getByRole('dialog', { name: done })).toBeTruthy()
  expect(announced()).toMatch(done)
  expect(screen.getByRole('img', { name: '3 séances aujourd’hui' }).querySelectorAll('path')).toHaveLength(3)
  expect(document.activeElement).toBe(button('Pause de 5 min'))
  await pass(2000)
  expect(screen.getByRole('dialog', { name: done })).toBeTruthy()
  await click('Pause de 5 min')
  expect(screen.getByRole('timer').textContent).toBe('05 : 00')
  expect(announced()).toBe('Quittez l’écran des yeux')
  expect(document.activeElement).toBe(button('Start'))
  await pass(5 * MINUTE)
  expect(announced()).toBe('La pause est finie')
  expect(screen.getByRole('timer').textContent).toBe('25 : 00')
  expect(recordsOf(member, 'focusSession')).toHaveLength(3)
})

test('a mood is noted at one tap, as Mood Check notes it, and can be changed', async () => {
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  await pass(25 * MINUTE)
  await click('Bien')
  expect(announced()).toMatch(/^C’est noté\s: Bien$/)
  expect(button('Bien').getAttribute('aria-pressed')).toBe('true')
  await click('Excellent')
  expect(recordsOf(member, 'mood').map(({ id, data }) => [id, data.mood])).toEqual([
    ['2026-11-22', 'excellent'],
  ])
})

test('a session of Focus Shield that starts in the room counts how often the tab is left', async () => {
  render(<Room kind="shield" onLeave={onLeave} />)
  await click('Start')
  await act(async () => {
    setVisible(false)
    vi.setSystemTime(Date.now() + MINUTE)
    setVisible(true)
  })
  await click('Pause')
  expect(countdownOf(member, 'shield')).toMatchObject({ awayCount: 1, awayMs: MINUTE })
  expect(phaseAt(countdownOf(member, 'shield'), Date.now())).toBe('paused')
})

test('the room goes to full screen, and leaving full screen leaves the room', async () => {
  provideFullScreen(true)
  render(<Room kind="timer" onLeave={onLeave} />)
  await act(async () => undefined)
  expect(document.fullscreenElement?.closest('dialog')).toBe(screen.getByRole('dialog'))
  await act(() => document.exitFullscreen())
  expect(onLeave).toHaveBeenCalledOnce()
})

test('a refused full screen leaves the room open: it fills the window', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  provideFullScreen(true, true)
  render(<Room kind="timer" onLeave={onLeave} />)
  await act(async () => undefined)
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(onLeave).not.toHaveBeenCalled()
})

test('while a session runs the buttons fade when the member is still, and come back at a movement', async () => {
  press('timer', 'ready')
  render(<Room kind="timer" onLeave={onLeave} />)
  const room = screen.getByRole('dialog')
  await pass(5000)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(room.hasAttribute('data-still')).toBe(true)
  await act(async () => void document.dispatchEvent(new Event('pointermove')))
  expect(room.hasAttribute('data-still')).toBe(false)
  await click('Pause')
  await act(() => vi.advanceTimersByTimeAsync(9000))
  expect(room.hasAttribute('data-still')).toBe(false)
})
