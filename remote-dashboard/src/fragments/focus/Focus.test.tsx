import { authState } from '@cadence/shared/auth'
import { SESSION_SLOT } from '@cadence/shared/contract'
import { titlePrefix } from '@cadence/shared/router'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/page-visibility.ts'
import { renderPage, toasts } from '../../testing/render-page.tsx'
import { phaseAt } from '../../widgets/countdown/countdown.ts'
import { countdownOf } from '../../widgets/countdown/countdown-records.ts'
import { closeRoom } from '../../widgets/countdown/room-state.ts'
import Focus from './Focus.tsx'

vi.mock('../../dashboards/dashboards-sync.ts', () => ({
  syncDashboards: async () => undefined,
  sendDashboards: () => null,
}))
vi.mock('../../records/records-sync.ts', () => ({
  syncRecords: async () => undefined,
  sendRecords: () => null,
}))
vi.mock('../../subscriptions/subscriptions-sync.ts', () => ({ followSubscriptions: () => () => undefined }))

afterEach(cleanup)

test('after a reload the end of a countdown is announced and logged on a page without its widget', async () => {
  signIn('sync-1')
  const now = Date.now()
  putRecord('countdown', 'timer', {
    startedAt: new Date(now - 1_500_000).toISOString(),
    endsAt: new Date(now + 300).toISOString(),
    leftMs: 1_500_000,
    awayCount: 0,
    awayMs: 0,
    lengthMs: 1_500_000,
    task: null,
  })
  renderPage(Focus, '/settings')
  await vi.waitFor(() => expect(recordsOf('sync-1', 'focusSession')).toHaveLength(1), { timeout: 4500 })
  expect(toasts.map(({ text }) => text)).toEqual(['Bravo\u202f: 25\u00a0min, première séance aujourd’hui'])
})

test('without a member nothing is announced or logged', async () => {
  signIn('sync-2')
  const now = Date.now()
  putRecord('countdown', 'timer', {
    startedAt: new Date(now - 1_500_000).toISOString(),
    endsAt: new Date(now - 1000).toISOString(),
    leftMs: 1_500_000,
    awayCount: 0,
    awayMs: 0,
    lengthMs: 1_500_000,
    task: null,
  })
  Object.assign(authState, { user: null, isAuthenticated: false })
  renderPage(Focus, '/settings')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(toasts).toEqual([])
  expect(recordsOf('sync-2', 'focusSession')).toEqual([])
})

const start = Date.parse('2026-11-22T20:00:00.000Z')
/** The button of a name, in which every space is written as a plain one. */
const button = (name: string) =>
  screen.getByRole('button', { name: (shown) => shown.replaceAll(/[\u00a0\u202f]/g, ' ') === name })
const click = (name: string) => act(async () => button(name).click())
const pass = (ms: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + ms - 1000)
    await vi.advanceTimersByTimeAsync(1000)
  })

describe('on a page without the widgets', () => {
  let count = 0
  let member = ''
  beforeEach(() => {
    count += 1
    member = `focus-${count}`
    vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    setVisible(true)
    toasts.length = 0
    signIn(member)
    renderPage(Focus, '/settings')
  })
  afterEach(() => {
    cleanup()
    closeRoom()
    vi.useRealTimers()
  })

  test('Start of the bar starts the Timer; then it shows the time that is left, and pauses', async () => {
    await click('Start')
    await pass(1000)
    expect(button('24:59, séance en plein écran').textContent).toBe('24:59')
    await click('Pause')
    expect(phaseAt(countdownOf(member, 'timer'), Date.now())).toBe('paused')
    await click('Start')
    await pass(1000)
    expect(button('24:58, séance en plein écran')).toBeTruthy()
  })

  test('the top bar of a wide window has the time and Pause from the start on', async () => {
    const topBar = document.body.appendChild(document.createElement('header'))
    topBar.setAttribute(SESSION_SLOT, '')
    cleanup()
    renderPage(Focus, '/settings')
    expect(topBar.textContent).toBe('')
    await click('Start')
    await pass(1000)
    expect(topBar.textContent).toBe('24:59')
    await act(async () => within(topBar).getByRole('button', { name: 'Pause' }).click())
    expect(phaseAt(countdownOf(member, 'timer'), Date.now())).toBe('paused')
    topBar.remove()
  })

  test('the title of the tab has the remaining time while a session runs, in minutes while the tab is hidden', async () => {
    expect(titlePrefix()).toBeNull()
    await click('Start')
    await pass(1000)
    expect(titlePrefix()).toBe('24:59')
    await act(async () => setVisible(false))
    expect(titlePrefix()).toBe('25\u00a0min')
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(titlePrefix()).toBe('23\u00a0min')
    await act(async () => setVisible(true))
    await click('Pause')
    expect(titlePrefix()).toBeNull()
  })

  test('the document is marked while a session runs', async () => {
    expect(document.documentElement.hasAttribute('data-focus-running')).toBe(false)
    await click('Start')
    expect(document.documentElement.hasAttribute('data-focus-running')).toBe(true)
    await click('Pause')
    expect(document.documentElement.hasAttribute('data-focus-running')).toBe(false)
  })

  test('the toast of the end counts the sessions of today and offers the pause, which the title and the bar show', async () => {
    await click('Start')
    await pass(1_500_000)
    expect(toasts.map(({ text, action }) => [text, action?.label])).toEqual([
      ['Bravo\u202f: 25\u00a0min, première séance aujourd’hui', 'Pause de 5\u00a0min'],
    ])
    await act(async () => toasts[0]?.action?.run())
    await pass(1000)
    expect(titlePrefix()).toBe('Pause 04:59')
    expect(button('04:59, séance en plein écran')).toBeTruthy()
    await click('Start')
    await pass(1_500_000)
    expect(toasts.map(({ text }) => text).at(-1)).toBe(
      'Bravo\u202f: 25\u00a0min, deuxième séance aujourd’hui',
    )
  })

  test('Start after the end begins the next session', async () => {
    await click('Start')
    await pass(1_500_000)
    await click('Start')
    await pass(1000)
    expect(button('24:59, séance en plein écran')).toBeTruthy()
    expect(recordsOf(member, 'focusSession')).toHaveLength(1)
  })

  test('a press on the time opens the room, and Escape leaves it', async () => {
    await click('Start')
    await click('25:00, séance en plein écran')
    await act(() => vi.dynamicImportSettled())
    const room = screen.getByRole('dialog', { name: 'Une seule chose à la fois' })
    await act(async () => void fireEvent(room, new Event('cancel', { cancelable: true })))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the room of a member who was signed out is not open at the next sign-in', async () => {
    await click('Start')
    await click('25:00, séance en plein écran')
    await act(() => vi.dynamicImportSettled())
    cleanup()
    signIn(`${member}-other`)
    renderPage(Focus, '/settings')
    await act(() => vi.dynamicImportSettled())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('a shortcut of the installed app starts one session, and a reload starts no other', async () => {
  signIn('launched-1')
  renderPage(Focus, '/dashboard?id=1&launch=session')
  await vi.waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard?id=1'))
  expect(phaseAt(countdownOf('launched-1', 'timer'), Date.now())).toBe('running')
  expect(document.documentElement.dataset.focusRunning).toBe('')
  closeRoom()
})
