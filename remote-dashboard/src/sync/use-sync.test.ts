import { provideToasts } from '@cadence/shared/ui'
import { expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../records/records.ts'
import { signIn } from '../testing/fixtures.ts'
import { startSync } from './use-sync.ts'

vi.mock('../dashboards/sync.ts', () => ({ syncDashboards: vi.fn(async () => undefined) }))
vi.mock('../records/sync.ts', () => ({ syncRecords: vi.fn(async () => undefined) }))
vi.mock('./doorbell.ts', () => ({ hearChanges: () => () => undefined }))

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
  await vi.waitFor(() => expect(recordsOf('sync-1', 'focusSession')).toHaveLength(1), { timeout: 10_000 })
  expect(said).toEqual(['Le temps est écoulé'])
  end()
})

test('what was ended before the page was idle watches nothing', async () => {
  signIn('sync-2')
  startSync('sync-2')()
  const ends = await import('../widgets/countdown/ends.ts')
  const watch = vi.spyOn(ends, 'watchEnds')
  await new Promise((done) => setTimeout(done, 50))
  expect(watch).not.toHaveBeenCalled()
})
