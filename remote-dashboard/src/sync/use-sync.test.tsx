import { client } from '@cadence/shared/api/client'
import { authState, sendAndLogout } from '@cadence/shared/auth'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardEvents } from '../dashboards/dashboard-events.ts'
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
// It would ask the network.
vi.mock('../subscriptions/subscriptions-sync.ts', () => ({ followSubscriptions: () => () => undefined }))
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

test('the sync starts once, continues when the page is left, and ends with the session', async () => {
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

test('a change that the API publishes is read again, and nothing else', async () => {
  vi.useFakeTimers()
  signIn('member-3')
  const end = startSync('member-3')
  await settle()
  calls.records.mockClear()
  calls.dashboards.mockClear()
  listeners.get('records')?.()
  await settle()
  expect([calls.records.mock.calls, calls.dashboards.mock.calls]).toEqual([[['member-3']], []])
  listeners.get('dashboards')?.()
  await settle()
  expect([calls.records.mock.calls, calls.dashboards.mock.calls]).toEqual([[['member-3']], [['member-3']]])
  end()
})

test('pending edits are sent before the member signs out', async () => {
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
