import { ApiError } from '@cadence/shared/api'
import type { Dashboard } from '@cadence/shared/schemas'
import { withLock } from '@cadence/shared/storage'
import { removeDashboard } from './api/delete-dashboard.ts'
import { listDashboards } from './api/list-dashboards.ts'
import { putDashboard } from './api/put-dashboard.ts'
import { StorageFullError } from './errors.ts'
import { announceChange } from './events.ts'
import { DASHBOARDS_LOCK } from './keys.ts'
import { readList, writeList } from './list.ts'
import { isSignedIn } from './member.ts'
import { mergeServerList } from './merge.ts'
import { addPending, pendingIds, serverIds, writeServerIds } from './outbox.ts'
import { findOwn, settlePut, settleRemoval } from './settle.ts'

/** The calls that keeping in step needs. */
export interface DashboardApi {
  list(): Promise<Dashboard[]>
  /** Gives the record that stands at the API then. */
  put(record: Dashboard): Promise<Dashboard>
  remove(id: string): Promise<void>
}

const api: DashboardApi = { list: listDashboards, put: putDashboard, remove: removeDashboard }

/** Sends one change: the record that is here, or that there is none any more. */
async function send(userId: string, id: string, calls: DashboardApi): Promise<void> {
  const sent = findOwn(userId, id)
  if (sent) return settlePut(userId, sent, await calls.put(sent))
  await calls.remove(id)
  await settleRemoval(userId, id)
}

/** Sends what waits in a member's outbox. An id that fails stays there; without a network the rest waits too. */
export async function flushOutbox(userId: string, calls: DashboardApi = api): Promise<void> {
  for (const id of pendingIds(userId)) {
    // Every call carries the token of whoever is signed in now, so it may only carry that member's data.
    if (!isSignedIn(userId)) return
    try {
      await send(userId, id, calls)
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof StorageFullError)) throw error
      if (error instanceof ApiError && error.kind === 'no-answer') return
    }
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
    const run = async () => {
      await adoptStrays(userId)
      await flushOutbox(userId, calls)
      await pull(userId, calls)
    }
    // Nobody waits for it on screen, and a list that was read before another run's change must not undo that change.
    await withLock('dashboardSync', run, Number.POSITIVE_INFINITY)
  } catch (error) {
    console.warn('Dashboards could not be kept in step', error)
  }
}
