import { ApiError } from '@cadence/shared/api'
import { authState } from '@cadence/shared/auth'
import type { Dashboard } from '@cadence/shared/schemas'
import { withLock } from '@cadence/shared/storage'
import { removeDashboard } from './api/delete-dashboard.ts'
import { listDashboards } from './api/list-dashboards.ts'
import { putDashboard } from './api/put-dashboard.ts'
import { announceChange } from './events.ts'
import { DASHBOARDS_LOCK } from './keys.ts'
import { readList, writeList } from './list.ts'
import { mergeServerList } from './merge.ts'
import { addPending, pendingIds, removePending, serverIds, writeServerIds } from './outbox.ts'

/** The calls that keeping in step needs. */
export interface DashboardApi {
  list(): Promise<Dashboard[]>
  put(record: Dashboard): Promise<void>
  remove(id: string): Promise<void>
}

const api: DashboardApi = { list: listDashboards, put: putDashboard, remove: removeDashboard }

/** Every call carries the token of whoever is signed in now, so it may only carry that member's data. */
const isSignedIn = (userId: string) => authState.isAuthenticated && authState.user?._id === userId

const find = (userId: string, id: string) =>
  readList().records.find((record) => record.id === id && record.userId === userId)

/** Sends what waits in a member's outbox. An id that fails stays there; without a network the rest waits too. */
export async function flushOutbox(userId: string, calls: DashboardApi = api): Promise<void> {
  for (const id of pendingIds(userId)) {
    if (!isSignedIn(userId)) return
    const sent = find(userId, id)
    try {
      await (sent ? calls.put(sent) : calls.remove(id))
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'no-answer') return
      continue
    }
    await withLock(DASHBOARDS_LOCK, async () => {
      // Changed again while the call was under way: that change still waits.
      if (find(userId, id)?.updatedAt === sent?.updatedAt) removePending(userId, id)
    })
  }
}

/** Makes a member's local list equal to the API's, but for what waits in the outbox. */
async function pull(userId: string, calls: DashboardApi): Promise<void> {
  if (!isSignedIn(userId)) return
  const answer = await calls.list()
  if (!isSignedIn(userId)) return
  const server = answer.filter((record) => record.userId === userId)
  const changed = await withLock(DASHBOARDS_LOCK, async () => {
    const before = readList().records
    const after = mergeServerList({ userId, local: before, server, pending: new Set(pendingIds(userId)) })
    const differs = JSON.stringify(before) !== JSON.stringify(after)
    if (differs) writeList(after)
    const ids = server.map((record) => record.id)
    writeServerIds(userId, ids)
    return differs
  })
  if (changed) announceChange()
}

/** What is here but was never uploaded (made offline, or before there was an API) waits like any other change. */
function adoptStrays(userId: string): Promise<void> {
  return withLock(DASHBOARDS_LOCK, async () => {
    const known = serverIds(userId)
    const strays = readList().records.filter((record) => record.userId === userId && !known.has(record.id))
    addPending(
      userId,
      strays.map((record) => record.id),
    )
  })
}

/**
 * Keeps a member's dashboards in step with the API: sends the outbox, then reads. It never rejects and never bothers
 * the member: what failed waits for the next time. One run at a time, across tabs.
 */
export async function syncDashboards(userId: string, calls: DashboardApi = api): Promise<void> {
  try {
    await withLock('dashboardSync', async () => {
      await adoptStrays(userId)
      await flushOutbox(userId, calls)
      await pull(userId, calls)
    })
  } catch (error) {
    console.warn('Dashboards could not be kept in step', error)
  }
}
