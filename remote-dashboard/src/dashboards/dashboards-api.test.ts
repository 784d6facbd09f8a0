import { client } from '@cadence/shared/api/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { dashboard } from '../testing/fixtures.ts'
import { putDashboard, removeDashboard } from './dashboards-api.ts'

let request = vi.spyOn(client, 'request')
beforeEach(() => {
  request = vi.spyOn(client, 'request')
})

const answer = (data: unknown) => request.mockResolvedValue({ data, status: 200 })
const refuse = (status: number) =>
  request.mockRejectedValue({ isAxiosError: true, response: { status, data: {}, headers: {} } })

test('PUT /dashboards/{id} sends everything but the id and the owner', async () => {
  answer({ dashboard: dashboard() })
  await putDashboard(dashboard())
  const { id, userId, ...body } = dashboard()
  expect(userId).toBe('member-1')
  expect(request.mock.lastCall?.[0]).toMatchObject({ method: 'put', url: `/dashboards/${id}` })
  expect(request.mock.lastCall?.[0].data).toEqual(body)
})

test('PUT /dashboards/{id} returns the dashboard that the API stores, which may be a later edit', async () => {
  const stored = dashboard({ name: 'Plus tard', updatedAt: '2026-11-20T11:00:00.000Z' })
  answer({ dashboard: stored })
  expect(await putDashboard(dashboard())).toEqual({ dashboard: stored })
})

test('PUT /dashboards/{id} names the version that the edit started from, and returns the copy of a conflict', async () => {
  const copy = dashboard({ id: '1-copy' })
  answer({ dashboard: dashboard(), copy })
  const origin = { base: null, copyName: 'Semaine (autre appareil)' }
  expect(await putDashboard(dashboard(), origin)).toEqual({ dashboard: dashboard(), copy })
  expect(request.mock.lastCall?.[0].data).toMatchObject(origin)
})

test('DELETE /dashboards/{id}: a dashboard that the API does not have counts as deleted', async () => {
  refuse(404)
  await removeDashboard('1', undefined)
  expect(request.mock.lastCall?.[0]).toMatchObject({ method: 'delete', url: '/dashboards/1' })
  await removeDashboard('1', '2026-11-20T10:00:00.000Z')
  expect(request.mock.lastCall?.[0].url).toBe('/dashboards/1?base=2026-11-20T10%3A00%3A00.000Z')
  refuse(500)
  await expect(removeDashboard('1', undefined)).rejects.toThrow()
})
