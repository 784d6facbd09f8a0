import { authState } from '@cadence/shared/auth'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderPage, toasts } from '../../testing/render-page.tsx'
import Focus from './Focus.tsx'

vi.mock('../../dashboards/dashboards-sync.ts', () => ({
  syncDashboards: async () => undefined,
  sendDashboards: () => null,
}))
vi.mock('../../records/records-sync.ts', () => ({
  syncRecords: async () => undefined,
  sendRecords: () => null,
}))

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
  expect(toasts.map(({ text }) => text)).toEqual(['Le temps est écoulé'])
})

test('without a member nothing is watched', async () => {
  const ends = await import('../../widgets/countdown/end-watch.ts')
  const watch = vi.spyOn(ends, 'watchEnds')
  signIn('sync-2')
  renderPage(Focus, '/settings')
  expect(watch).toHaveBeenCalledOnce()
  cleanup()
  Object.assign(authState, { user: null, isAuthenticated: false })
  renderPage(Focus, '/settings')
  expect(watch).toHaveBeenCalledOnce()
})

test('it leads to the dashboard, where the timer is', () => {
  renderPage(Focus, '/settings')
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/dashboard')
})
