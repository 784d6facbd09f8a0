import type { Dashboard } from '@cadence/shared/schemas'
import { vi } from 'vitest'
import { parseList } from './dashboards-storage.ts'
import type { DashboardApi } from './dashboards-sync.ts'

/** An API that stores dashboards and logs its calls. */
export function fakeApi(records: Dashboard[] = []) {
  const asked: string[] = []
  const held = new Map(records.map((record) => [record.id, record]))
  const api: DashboardApi = {
    list: vi.fn(async () => {
      asked.push('list')
      // As the client parses it.
      return { dashboards: parseList(JSON.stringify([...held.values()])).records }
    }),
    put: vi.fn(async (record: Dashboard) => {
      asked.push(`put ${record.id}`)
      const before = held.get(record.id)
      // As the API does: the later edit wins.
      const stored = before && Date.parse(before.updatedAt) > Date.parse(record.updatedAt) ? before : record
      held.set(record.id, stored)
      return { dashboard: stored }
    }),
    remove: vi.fn(async (id: string) => {
      asked.push(`remove ${id}`)
      held.delete(id)
    }),
  }
  return { api, asked, held }
}
