import { ApiError } from '@cadence/shared/api'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alert, gate, note } from '../screen/screen.test-kit.tsx'
import { ResendButton } from './ResendButton.tsx'

const NOW = Date.UTC(2026, 0, 15, 12)
const done = 'C’est en route.'
const button = () => screen.getByRole('button', { name: "Renvoyer l'e-mail" })
const status = () => screen.getByRole('status').textContent
const isHeld = () => button().getAttribute('aria-disabled') === 'true'

/** Waits until screen readers know the live region that announces the mail. */
async function shown(send: (email: string) => Promise<void>, email = 'ines@exemple.fr') {
  render(<ResendButton mail="verification" email={email} send={send} done={done} />)
  await pass(200)
  vi.setSystemTime(Date.now() - 200)
}

const click = () => act(async () => void fireEvent.click(button()))
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  })
})
afterEach(() => vi.useRealTimers())

test('success is announced, and the button waits a minute', async () => {
  const send = vi.fn(async () => undefined)
  await shown(send)
  expect([isHeld(), note(button()), status()]).toEqual([false, null, ''])
  button().focus()
  await click()
  expect(send).toHaveBeenCalledExactlyOnceWith('ines@exemple.fr')
  expect([isHeld(), note(button()), status()]).toEqual([true, 'Nouvel envoi possible dans 60\u202fs', done])
  expect(document.activeElement).toBe(button())
  await click()
  expect(send).toHaveBeenCalledOnce()
  await pass(59_000)
  expect(note(button())).toBe('Nouvel envoi possible dans 1\u202fs')
  await pass(1000)
  expect([isHeld(), note(button())]).toEqual([false, null])
  await click()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a tab that slept loses nothing: the wall clock counts', async () => {
  await shown(async () => undefined)
  await click()
  vi.setSystemTime(NOW + 3_600_000)
  await pass(1000)
  expect(isHeld()).toBe(false)
})

test('a reload does not shorten the minute, and another address has its own', async () => {
  await shown(async () => undefined)
  await click()
  cleanup()
  vi.setSystemTime(NOW + 20_000)
  await shown(async () => undefined)
  expect(note(button())).toBe('Nouvel envoi possible dans 40\u202fs')
  expect(status()).toBe('')
  cleanup()
  await shown(async () => undefined, 'autre@exemple.fr')
  expect(isHeld()).toBe(false)
})

test('while it is sent, sending again sends nothing', async () => {
  const { promise, open } = gate<undefined>()
  const send = vi.fn(() => promise)
  await shown(send)
  await click()
  await click()
  expect([send.mock.calls.length, isHeld()]).toEqual([1, true])
  await act(async () => open(undefined))
  expect(status()).toBe(done)
})

test('a failure is shown, and it can be tried again at once', async () => {
  const send = vi.fn(async () => undefined)
  send.mockRejectedValueOnce(new ApiError('Trop de demandes', { kind: 'answered', status: 429 }))
  await shown(send)
  await click()
  expect([alert(), isHeld(), status()]).toEqual(['Trop de demandes', false, ''])
  await click()
  expect([alert(), isHeld(), status()]).toEqual([null, true, done])
})
