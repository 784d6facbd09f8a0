import { COUNTDOWN_MS } from '@cadence/shared/schemas'
import { provideToasts } from '@cadence/shared/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/page-visibility.ts'
import { freshCountdown } from '../countdown/countdown.ts'
import { countdownOf, press } from '../countdown/countdown-records.ts'
import { Timer } from './Timer.tsx'

const start = Date.parse('2026-11-22T20:00:00.000Z')
let count = 0
let member = ''
const announcements: string[] = []
const button = (name: string) => screen.getByRole('button', { name })
const click = (name: string) =>
  act(async () => {
    button(name).focus()
    button(name).click()
  })
const shown = () => screen.getByRole('timer').textContent
/** Time passes while the machine sleeps; it is awake in the last second only. */
const pass = (ms: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + ms - 1000)
    await vi.advanceTimersByTimeAsync(1000)
  })

beforeEach(() => {
  count += 1
  member = `timer-${count}`
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = async () => undefined
      suspend = async () => undefined
      close = async () => undefined
    },
  )
  setVisible(true)
  announcements.length = 0
  provideToasts(
    async () =>
      ({ text }) =>
        announcements.push(text),
  )
  signIn(member)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('Start counts down second by second, Pause holds, and at 0 Restart resets to 25 : 00', async () => {
  render(<Timer size="medium" />)
  expect(shown()).toBe('25 : 00')
  await click('Start')
  await pass(1000)
  expect(shown()).toBe('24 : 59')
  await pass(59_000)
  expect(shown()).toBe('24 : 00')
  await click('Pause')
  await pass(60_000)
  expect(shown()).toBe('24 : 00')
  await click('Start')
  await pass(24 * 60_000 + 1000)
  expect(shown()).toBe('00 : 00')
  expect(announcements).toEqual(['Le temps est écoulé'])
  await click('Restart')
  expect(shown()).toBe('25 : 00')
  expect(button('Start')).toBeTruthy()
  expect(announcements).toHaveLength(1)
})

test('a timer in a tab that is hidden for eight hours renders nothing, and is right when the tab is shown', async () => {
  putRecord('countdown', 'timer', {
    ...freshCountdown,
    leftMs: 86_400_000,
    startedAt: new Date(start).toISOString(),
    endsAt: new Date(start + 8 * 3_600_000 + 65_000).toISOString(),
  })
  const drawn = vi.fn()
  render(
    <Profiler id="timer" onRender={drawn}>
      <Timer size="medium" />
    </Profiler>,
  )
  await act(async () => setVisible(false))
  drawn.mockClear()
  await pass(8 * 3_600_000)
  expect(drawn).not.toHaveBeenCalled()
  await act(async () => setVisible(true))
  expect(shown()).toBe('01 : 05')
  await pass(1000)
  expect(shown()).toBe('01 : 04')
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('the timer follows a press in another widget or tab', async () => {
  render(<Timer size="medium" />)
  await act(async () => press('timer', 'ready'))
  await pass(10_000)
  expect(shown()).toBe('24 : 50')
  await act(async () => press('timer', 'running'))
  expect(button('Start')).toBeTruthy()
})

test('a started timer can be reset to 25 : 00, and the keyboard focus goes to the main button', async () => {
  render(<Timer size="small" />)
  expect(screen.queryByRole('button', { name: 'Revenir à 25 minutes' })).toBeNull()
  await click('Start')
  await pass(5000)
  await click('Revenir à 25 minutes')
  expect(shown()).toBe('25 : 00')
  expect(document.activeElement).toBe(button('Start'))
  await pass(COUNTDOWN_MS)
  await pass(5000)
  expect(recordsOf(member, 'focusSession')).toEqual([])
})

test('the sound can be turned off, and the choice is stored', async () => {
  const { unmount } = render(<Timer size="medium" />)
  await click('Couper le son de fin')
  unmount()
  render(<Timer size="medium" />)
  await click('Activer le son de fin')
  expect(button('Couper le son de fin')).toBeTruthy()
})

test('a browser without audio has no sound button', () => {
  Reflect.deleteProperty(globalThis, 'AudioContext')
  render(<Timer size="medium" />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('another member has a timer of their own', async () => {
  render(<Timer size="medium" />)
  await click('Start')
  await act(async () => signIn('timer-other'))
  expect(shown()).toBe('25 : 00')
  expect(button('Start')).toBeTruthy()
  expect(countdownOf(member, 'timer').endsAt).not.toBeNull()
})
