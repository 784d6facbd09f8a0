import { client } from '@cadence/shared/api/client'
import { authState, sendAndLogout } from '@cadence/shared/auth'
import { provideToasts } from '@cadence/shared/ui'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardEvents } from '../dashboards/dashboard-events.ts'
import { putRecord, recordsOf } from '../records/records.ts'
import { signIn } from '../testing/fixtures.ts'
import { startSync, useSync } from './use-sync.ts'

const listeners = vi.hoisted(() => new Map<string, () => void>())
const calls = vi.hoisted(() => ({
  dashboards: vi.fn(async (_userId: string) => undefined),
  records: vi.fn(async (_userId: string) => undefined),
  sendDashboards: vi.fn((_userId: string): Promise<void> | null => null),
  sendRecords: vi.fn((_userId: string): Promise<void> | null => null),
  onChange: (topic: string, listener: () => void) => {
    listeners.set(topic, listener)
    return () => void listeners.delete(topic)
  },
}))
vi.mock('../dashboards/dashboards-sync.ts', () => ({
  syncDashboards: calls.dashboards,
  sendDashboards: calls.sendDashboards,
}))
vi.mock('../records/records-sync.ts', () => ({ syncRecords: calls.records, sendRecords: calls.sendRecords }))
vi.mock('@cadence/shared/api', async (load) => ({ ...(await load<object>()), onChange: calls.onChange }))

function Page({ userId }: { userId: string }) {
  useSync(userId)
  return null
}

const settle = () => vi.advanceTimersByTimeAsync(400)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('it starts once, goes on when the page is left, and ends with the session', async () => {
  vi.useFakeTimers()
  signIn()
  const { unmount } = render(<Page userId="member-1" />)
  render(<Page userId="member-1" />)
  await settle()
  expect([calls.dashboards.mock.calls, calls.records.mock.calls]).toEqual([[['member-1']], [['member-1']]])
  unmount()
  window.dispatchEvent(new Event(dashboardEvents.saved))
  await settle()
  expect(calls.dashboards).toHaveBeenCalledTimes(2)

  signIn('member-2')
  await settle()
  expect([...listeners]).toEqual([])
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(calls.dashboards).toHaveBeenCalledTimes(2)
  render(<Page userId="member-2" />)
  await settle()
  expect(calls.records).toHaveBeenLastCalledWith('member-2')
  Object.assign(authState, { user: null, isAuthenticated: false })
  await settle()
  expect([...listeners]).toEqual([])
})

test('what the API tells of is read again, and nothing else', async () => {
  vi.useFakeTimers()
  signIn('told')
  const end = startSync('told')
  await settle()
  calls.records.mockClear()
  calls.dashboards.mockClear()
  listeners.get('records')?.()
  await settle()
  expect([calls.records.mock.calls, calls.dashboards.mock.calls]).toEqual([[['told']], []])
  listeners.get('dashboards')?.()
  await settle()
  expect([calls.records.mock.calls, calls.dashboards.mock.calls]).toEqual([[['told']], [['told']]])
  end()
})

test('after a reload the end of a countdown is said and logged on a page without its widget', async () => {
  signIn('sync-1')
  const said: string[] = []
  provideToasts(
    async () =>
      ({ text }) =>
        said.push(text),
  )
  const now = Date.now()
  putRecord('countdown', 'timer', {
    startedAt: new Date(now - 1_500_000).toISOString(),
    endsAt: new Date(now + 300).toISOString(),
    leftMs: 1_500_000,
    awayCount: 0,
    awayMs: 0,
  })
  const end = startSync('sync-1')
  await vi.waitFor(() => expect(recordsOf('sync-1', 'focusSession')).toHaveLength(1), { timeout: 4500 })
  expect(said).toEqual(['Le temps est écoulé'])
  end()
})

test('what was ended before the page had time to watch does not', async () => {
  const ends = await import('../widgets/countdown/end-watch.ts')
  const watch = vi.spyOn(ends, 'watchEnds')
  signIn('sync-2')
  startSync('sync-2')()
  await new Promise((done) => setTimeout(done, 300))
  expect(watch).not.toHaveBeenCalled()
})

test('before the member signs out, what waits is sent', async () => {
  client.defaults.adapter = (config) =>
    Promise.resolve({ config, data: {}, headers: {}, status: 200, statusText: 'OK' })
  signIn('leaving')
  const { unmount } = render(<Page userId="leaving" />)
  unmount()
  const stillThere: boolean[] = []
  calls.sendRecords.mockImplementation(async () => void stillThere.push(authState.isAuthenticated))
  calls.sendDashboards.mockImplementation(async () => void stillThere.push(authState.isAuthenticated))
  await expect(sendAndLogout()).resolves.toBe(true)
  expect(stillThere).toEqual([true, true])
  expect([calls.sendRecords.mock.calls, calls.sendDashboards.mock.calls]).toEqual([
    [['leaving']],
    [['leaving']],
  ])
  expect(authState.isAuthenticated).toBe(false)
  await sendAndLogout()
  expect(calls.sendRecords).toHaveBeenCalledOnce()
})
