import { ApiError } from '@cadence/shared/api'
import type { Dashboard, PutDashboardResponse } from '@cadence/shared/schemas'
import { withLock } from '@cadence/shared/storage'
import { toast } from '@cadence/shared/ui'
import { collectionTexts } from '../texts/collection.ts'
import { removeDashboard } from './api/delete-dashboard.ts'
import { listDashboards } from './api/list-dashboards.ts'
import { type EditOrigin, putDashboard } from './api/put-dashboard.ts'
import { StorageFullError } from './errors.ts'
import { announceChange } from './events.ts'
import { DASHBOARDS_LOCK } from './keys.ts'
import { readList, writeList } from './list.ts'
import { isSignedIn } from './member.ts'
import { mergeServerList, mergeVersions } from './merge.ts'
import { withSuffix } from './names.ts'
import { addPending, pendingIds } from './outbox.ts'
import { findOwn, settlePut, settleRemoval } from './settle.ts'
import { serverVersions, writeServerVersions } from './versions.ts'

/** The calls that keeping in step needs. */
export interface DashboardApi {
  list(): Promise<Dashboard[]>
  /** Gives the record that stands at the API then, and the copy that keeps the other one of two edits. */
  put(record: Dashboard, origin: EditOrigin): Promise<PutDashboardResponse>
  remove(id: string): Promise<void>
}

const api: DashboardApi = { list: listDashboards, put: putDashboard, remove: removeDashboard }

/** Where the edit of a record started. A release before this one did not keep that: the later edit stands then. */
function originOf(userId: string, { id, name }: Dashboard): EditOrigin {
  const base = serverVersions(userId).get(id)
  if (base === null) return {}
  return { base: base ?? null, copyName: withSuffix(name, collectionTexts.get().otherDeviceSuffix) }
}

/** Sends one change: the record that is here, or that there is none any more. */
async function send(userId: string, id: string, calls: DashboardApi): Promise<void> {
  const sent = findOwn(userId, id)
  if (sent) {
    const copy = await settlePut(userId, sent, await calls.put(sent, originOf(userId, sent)))
    if (copy)
      toast({ kind: 'info', text: collectionTexts.get().keptBoth({ name: sent.name, copy: copy.name }) })
    return
  }
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
    const pending = new Set(pendingIds(userId))
    const after = mergeServerList({ userId, local: before, server, pending })
    const differs = JSON.stringify(before) !== JSON.stringify(after)
    if (differs) writeList(after)
    writeServerVersions(userId, mergeVersions({ known: serverVersions(userId), server, pending }))
    return differs
  })
  if (changed) announceChange()
}

/** What is here but was never uploaded (made offline, or before there was an API) waits like any other change. */
function adoptStrays(userId: string): Promise<void> {
  return withLock(DASHBOARDS_LOCK, async () => {
    const known = serverVersions(userId)
    const strays = readList().records.filter((record) => record.userId === userId && !known.has(record.id))
    addPending(
      userId,
      strays.map((record) => record.id),
    )
  })
}

/**
 * Keeps a member's dashboards in step with the API: sends the outbox, then reads. What failed waits for the next time.
 * One run at a time, across tabs.
 * @throws ApiError when the list cannot be read.
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
    if (error instanceof ApiError) throw error
    console.warn('Dashboards could not be kept in step', error)
  }
}
