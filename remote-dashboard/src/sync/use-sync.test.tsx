import { authState } from '@cadence/shared/auth'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardEvents } from '../dashboards/events.ts'
import { signIn } from '../testing/fixtures.ts'
import { useSync } from './use-sync.ts'

const calls = vi.hoisted(() => ({
  dashboards: vi.fn(async (_userId: string) => undefined),
  records: vi.fn(async (_userId: string) => undefined),
  silenced: vi.fn(),
}))
vi.mock('../dashboards/sync.ts', () => ({ syncDashboards: calls.dashboards }))
vi.mock('../records/sync.ts', () => ({ syncRecords: calls.records }))
vi.mock('./doorbell.ts', () => ({ hearChanges: () => calls.silenced }))

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
  expect(calls.silenced).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(calls.dashboards).toHaveBeenCalledTimes(2)
  render(<Page userId="member-2" />)
  await settle()
  expect(calls.records).toHaveBeenLastCalledWith('member-2')
  Object.assign(authState, { user: null, isAuthenticated: false })
  await settle()
  expect(calls.silenced).toHaveBeenCalledTimes(2)
})
