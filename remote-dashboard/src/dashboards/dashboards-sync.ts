import { ApiError, type DashboardList, listDashboards } from '@cadence/shared/api'
import type { Dashboard, PutDashboardResponse } from '@cadence/shared/schemas'
import { type SyncAdapter, sendOutbox, syncNow } from '@cadence/shared/sync'
import { toast } from '@cadence/shared/ui'
import { compareTimes } from '../sync/edit-times.ts'
import { collectionTexts } from '../texts/collection.ts'
import { type EditOrigin, putDashboard, removeDashboard } from './dashboards-api.ts'
import { markPutSent, mergePut, mergeRemoval, mergeServerList, type ServerList } from './dashboards-merge.ts'
import {
  addPending,
  isRemoved,
  noteAttempt,
  pendingIds,
  removePending,
  unansweredEdit,
} from './dashboards-outbox.ts'
import { findOwn, readList, withDashboardsLock } from './dashboards-storage.ts'
import { withSuffix } from './edit-dashboards.ts'
import { readEpoch, serverVersions } from './server-versions.ts'

/** The calls of the API that the sync needs. */
export interface DashboardApi {
  list(): Promise<Pick<DashboardList, 'dashboards'> & Partial<DashboardList>>
  put(record: Dashboard, origin: EditOrigin): Promise<PutDashboardResponse>
  remove(id: string, base: string | undefined): Promise<void>
}

const dashboardApi: DashboardApi = { list: listDashboards, put: putDashboard, remove: removeDashboard }

/** What became of an id of the outbox. */
type Sent =
  | { type: 'put'; record: Dashboard; answer: PutDashboardResponse }
  | { type: 'removed' }
  | { type: 'missing' }

/** The version that an edit started from. Without one (an earlier release stored none) the API keeps the later edit. */
function originOf(userId: string, { id, name }: Dashboard): EditOrigin {
  const base = serverVersions(userId).get(id)
  if (base === null) return {}
  const attempt = unansweredEdit(userId, id)
  const copyName = withSuffix(name, collectionTexts.get().otherDeviceSuffix)
  return { base: base ?? null, copyName, ...(attempt === undefined ? {} : { attempt }) }
}

async function put(record: Dashboard, origin: EditOrigin, api: DashboardApi): Promise<Sent> {
  await withDashboardsLock(async () => noteAttempt(record.userId, record.id, record.updatedAt))
  return { type: 'put', record, answer: await api.put(record, origin) }
}

/** The edit to send in place of one that the API refused as an edit of the future. */
async function insteadOf({ id, userId }: Dashboard, { base }: EditOrigin, error: unknown) {
  if (!(error instanceof ApiError && error.status === 400)) return null
  const { withTimeOfApi } = await import('./edit-of-future.ts')
  return withTimeOfApi(userId, id, base)
}

/** Sends the dashboard as it is here, or that the member deleted it. */
async function send(userId: string, id: string, api: DashboardApi): Promise<Sent> {
  const record = findOwn(userId, id)
  if (record) {
    const origin = originOf(userId, record)
    try {
      return await put(record, origin, api)
    } catch (error) {
      const instead = await insteadOf(record, origin, error)
      if (!instead) throw error
      return put(instead, origin, api)
    }
  }
  // A dashboard that is missing but was not deleted was in a list that cannot be read: the API returns it.
  if (!isRemoved(userId, id)) return { type: 'missing' }
  await api.remove(id, serverVersions(userId).get(id) ?? undefined)
  return { type: 'removed' }
}

async function mergeAnswer(userId: string, id: string, sent: Sent): Promise<void> {
  if (sent.type === 'removed') return mergeRemoval(userId, id)
  if (sent.type === 'missing') return withDashboardsLock(async () => removePending(userId, id))
  const copy = await mergePut(userId, sent.record, sent.answer)
  if (!copy) return
  const text = collectionTexts.get().keptBoth({ name: sent.record.name, copy: copy.name })
  toast({ kind: 'info', text })
}

/** Takes an id out of the outbox whose answer came after the member had left. */
async function markSent(userId: string, id: string, sent: Sent): Promise<void> {
  if (sent.type === 'put') await markPutSent(userId, sent.record, sent.answer)
  else if (sent.type === 'removed' && pendingIds(userId).includes(id)) await mergeRemoval(userId, id)
}

/** Puts dashboards into the outbox that were never uploaded, or edited by an outbox that is lost. */
function repairOutbox(userId: string): Promise<void> {
  return withDashboardsLock(async () => {
    const known = serverVersions(userId)
    const isUnsent = ({ id, updatedAt }: Dashboard) => {
      const version = known.get(id)
      return version === undefined || (version !== null && compareTimes(updatedAt, version) > 0)
    }
    const unsent = readList().records.filter((record) => record.userId === userId && isUnsent(record))
    addPending(
      userId,
      unsent.map((record) => record.id),
    )
  })
}

const adapter = (api: DashboardApi): SyncAdapter<string, Sent, ServerList> => ({
  lock: { name: () => 'dashboardSync' },
  outbox: pendingIds,
  repairOutbox,
  send: (userId, id) => send(userId, id, api),
  mergeAnswer,
  markSent,
  readsAfter: 'any',
  position: (userId) => ({ version: 0, epoch: readEpoch(userId) }),
  read: () => api.list(),
  mergePage: async (userId, list, isRestored) => {
    await mergeServerList(userId, list, isRestored)
    return true
  },
  // The merge has put into the outbox what a restored API lacks.
  missing: pendingIds,
})

/**
 * Sends a member's pending dashboards without reading; null when none are pending.
 * @throws ApiError or StorageFullError, in the promise, when some could not be sent.
 */
export function sendDashboards(userId: string, api: DashboardApi = dashboardApi): Promise<void> | null {
  return sendOutbox(adapter(api), userId)
}

/**
 * Brings a member's dashboards in step with the API: sends the pending ones, then reads the list.
 * @throws ApiError or StorageFullError when some could not be sent, or the list not read.
 */
export function syncDashboards(userId: string, api: DashboardApi = dashboardApi): Promise<void> {
  return syncNow(adapter(api), userId)
}
