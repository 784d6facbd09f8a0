import { beforeEach, expect, test } from 'vitest'
import { clearSession } from '../auth/session.test-kit.ts'
import type { Dashboard } from '../schemas.ts'
import { serve } from './adapter.test-kit.ts'
import { listDashboards } from './list-dashboards.ts'

const dashboard = (id: string): Dashboard => ({
  id,
  userId: 'member-1',
  name: 'Révisions',
  items: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
})
const page = (body: object) => ({ status: 200, body })

beforeEach(clearSession)

test('reads page after page until the last one', async () => {
  const sent = serve(({ path }) =>
    path.includes('after=a2')
      ? page({ dashboards: [dashboard('b')], epoch: 'one' })
      : page({ dashboards: [dashboard('a'), dashboard('a2')], next: 'a2', epoch: 'one' }),
  )
  expect(await listDashboards()).toEqual({
    dashboards: [dashboard('a'), dashboard('a2'), dashboard('b')],
    total: 3,
    epoch: 'one',
  })
  expect(sent.map(({ path }) => path)).toEqual(['/dashboards?limit=50', '/dashboards?limit=50&after=a2'])
})

test('a backup that is restored between two pages: everything is read anew', async () => {
  const sent = serve((_, nth) => {
    if (nth === 1) return page({ dashboards: [dashboard('lost')], next: 'lost', epoch: 'one' })
    return page({ dashboards: [dashboard('restored')], epoch: 'two' })
  })
  expect(await listDashboards()).toMatchObject({ dashboards: [{ id: 'restored' }], epoch: 'two' })
  expect(sent).toHaveLength(3)
})

test('an API from before pages and epochs answers all at once', async () => {
  serve(() => page({ dashboards: [dashboard('a')] }))
  expect(await listDashboards()).toEqual({ dashboards: [dashboard('a')], total: 1, epoch: undefined })
})

test('a dashboard that a newer release has written keeps no other one away, and is counted', async () => {
  const newer = { ...dashboard('1'), name: { fr: 'Révisions' } }
  serve(() => page({ dashboards: [newer, dashboard('2')] }))
  expect(await listDashboards()).toMatchObject({ dashboards: [{ id: '2' }], total: 2 })
})

test('a dashboard with a widget that only a newer release has is read, and the widget is there as it was written', async () => {
  const newer = {
    ...dashboard('1'),
    items: [{ id: '99', x: 0, y: 0, w: 4, h: 3, content: 'Neuf', shape: 'round' }],
  }
  serve(() => page({ dashboards: [newer] }))
  expect(await listDashboards()).toMatchObject({ dashboards: [newer], total: 1 })
})

test('a page that fails fails the whole: half a list would pass for deletions', async () => {
  serve((_, nth) => (nth === 1 ? page({ dashboards: [dashboard('a')], next: 'a' }) : 'no answer'))
  await expect(listDashboards()).rejects.toThrow('Failed to load dashboards')
})
