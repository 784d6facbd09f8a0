import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/page-visibility.ts'
import { press } from '../countdown/countdown-records.ts'
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
/** A simple full screen of the browser. */
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
  expect(toasts.map(({ text }) => text)).toEqual(['La session est terminée'])
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

test('a running session offers full screen, and continues when full screen ends', async () => {
  provideFullScreen(true)
  render(<FocusShield size="medium" />)
  expect(screen.queryByRole('button', { name: 'Plein écran' })).toBeNull()
  await click('Start')
  await click('Plein écran')
  await click('Quitter le plein écran')
  expect(screen.getByRole('button', { name: 'Plein écran' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
})

test('a refused full screen is announced, and the session continues', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  provideFullScreen(true, true)
  render(<FocusShield size="medium" />)
  await click('Start')
  await click('Plein écran')
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(toasts.map(({ text }) => text)).toEqual([
    'Le navigateur a refusé le plein écran. La session continue.',
  ])
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
})

test('a browser without full screen has no button for it', async () => {
  provideFullScreen(false)
  render(<FocusShield size="large" />)
  await click('Start')
  expect(screen.queryByRole('button', { name: 'Plein écran' })).toBeNull()
})
