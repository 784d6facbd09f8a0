import { ApiError, type DashboardList, listDashboards } from '@cadence/shared/api'
import type { Dashboard, PutDashboardResponse } from '@cadence/shared/schemas'
import { withLock } from '@cadence/shared/storage'
import { toast } from '@cadence/shared/ui'
import { collectionTexts } from '../texts/collection.ts'
import { removeDashboard } from './api/delete-dashboard.ts'
import { type EditOrigin, putDashboard } from './api/put-dashboard.ts'
import { noteAttempt, unanswered } from './attempts.ts'
import { noteDeletions } from './deletions.ts'
import { readEpoch, writeEpoch } from './epochs.ts'
import { StorageFullError } from './errors.ts'
import { announceChange } from './events.ts'
import { DASHBOARDS_LOCK } from './keys.ts'
import { readList, writeList } from './list.ts'
import { isSignedIn } from './member.ts'
import { mergeServerList, mergeVersions } from './merge.ts'
import { withSuffix } from './names.ts'
import { addPending, isRemoved, pendingIds, removePending } from './outbox.ts'
import { queueForRestored } from './restored.ts'
import { findOwn, settlePut, settleRemoval } from './settle.ts'
import { compareTimes } from './times.ts'
import { serverVersions, writeServerVersions } from './versions.ts'

/** The calls that keeping in step needs. */
export interface DashboardApi {
  list(): Promise<Pick<DashboardList, 'dashboards'> & Partial<DashboardList>>
  /** Gives the record that stands at the API then, and the copy that keeps the other one of two edits. */
  put(record: Dashboard, origin: EditOrigin): Promise<PutDashboardResponse>
  /** @param base the version that was deleted: another one stays. */
  remove(id: string, base: string | undefined): Promise<void>
}

const api: DashboardApi = { list: listDashboards, put: putDashboard, remove: removeDashboard }

/** Where the edit of a record started. A release before this one did not keep that: the later edit stands then. */
function originOf(userId: string, { id, name }: Dashboard): EditOrigin {
  const base = serverVersions(userId).get(id)
  if (base === null) return {}
  const attempt = unanswered(userId, id)
  const copyName = withSuffix(name, collectionTexts.get().otherDeviceSuffix)
  return { base: base ?? null, copyName, ...(attempt === undefined ? {} : { attempt }) }
}

/** Sends one change: the record that is here, or that the member deleted it. */
async function send(userId: string, id: string, calls: DashboardApi): Promise<void> {
  const sent = findOwn(userId, id)
  if (sent) {
    const origin = originOf(userId, sent)
    await withLock(DASHBOARDS_LOCK, async () => noteAttempt(userId, id, sent.updatedAt))
    const copy = await settlePut(userId, sent, await calls.put(sent, origin))
    if (copy)
      toast({ kind: 'info', text: collectionTexts.get().keptBoth({ name: sent.name, copy: copy.name }) })
    return
  }
  if (isRemoved(userId, id)) {
    await calls.remove(id, serverVersions(userId).get(id) ?? undefined)
    await settleRemoval(userId, id)
    return
  }
  // Lost here, as by a list that cannot be read: it comes back with the API's.
  await withLock(DASHBOARDS_LOCK, async () => removePending(userId, id))
}

/**
 * Sends what waits in a member's outbox. An id that fails stays there; without a network the rest waits too.
 * @throws ApiError or StorageFullError, the first of those that failed.
 */
export async function flushOutbox(userId: string, calls: DashboardApi = api): Promise<void> {
  const failures: unknown[] = []
  for (const id of pendingIds(userId)) {
    // Every call carries the token of whoever is signed in now, so it may only carry that member's data.
    if (!isSignedIn(userId)) return
    try {
      await send(userId, id, calls)
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof StorageFullError)) throw error
      failures.push(error)
      if (error instanceof ApiError && error.kind === 'no-answer') break
    }
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Makes a member's local list equal to the API's, but for what waits in the outbox. What an API lacks that has a restored
 * backup was not deleted: it waits to be sent again. @returns whether that is so.
 */
async function pull(userId: string, calls: DashboardApi): Promise<boolean> {
  if (!isSignedIn(userId)) return false
  const { dashboards, epoch } = await calls.list()
  if (!isSignedIn(userId)) return false
  const server = dashboards.filter((record) => record.userId === userId)
  const done = await withLock(DASHBOARDS_LOCK, async () => {
    const before = readList().records
    const known = readEpoch(userId)
    const isRestored = epoch !== undefined && known !== null && epoch !== known
    const again = isRestored && queueForRestored(userId, before, server)
    const pending = new Set(pendingIds(userId))
    const after = mergeServerList({ userId, local: before, server, pending })
    const differs = JSON.stringify(before) !== JSON.stringify(after)
    if (differs) writeList(after)
    noteDeletions(userId, goneVersions(userId, before, after))
    writeServerVersions(userId, mergeVersions({ known: serverVersions(userId), server, pending }))
    // Last: what is cut off before is done the next time.
    if (epoch !== undefined) writeEpoch(userId, epoch)
    return { differs, again }
  })
  if (done.differs) announceChange()
  return done.again
}

/** The versions of a member's dashboards that are no longer in the list: they were deleted on another device. */
function goneVersions(userId: string, before: readonly Dashboard[], after: readonly Dashboard[]) {
  const ids = new Set(after.filter((record) => record.userId === userId).map(({ id }) => id))
  const gone = before.filter((record) => record.userId === userId && !ids.has(record.id))
  return new Map(gone.map(({ id, updatedAt }) => [id, updatedAt] as const))
}

/** What is here but was never uploaded (made offline, or before there was an API) waits like any other change. */
function adoptStrays(userId: string): Promise<void> {
  return withLock(DASHBOARDS_LOCK, async () => {
    const known = serverVersions(userId)
    const isStray = ({ id, updatedAt }: Dashboard) => {
      const version = known.get(id)
      // Edited since, by an outbox that is lost.
      return version === undefined || (version !== null && compareTimes(updatedAt, version) > 0)
    }
    const strays = readList().records.filter((record) => record.userId === userId && isStray(record))
    addPending(
      userId,
      strays.map((record) => record.id),
    )
  })
}

/** Waits for two tasks, one after the other; the second comes also when the first fails. @throws what the first threw */
async function oneAndOther(one: () => Promise<void>, other: () => Promise<void>): Promise<void> {
  try {
    await one()
  } finally {
    await other()
  }
}

/**
 * One run at a time, across tabs. Nobody waits for it on screen, and a list that was read before another run's change
 * must not undo that change.
 */
const locked = (run: () => Promise<void>) => withLock('dashboardSync', run, Number.POSITIVE_INFINITY)

/**
 * Sends what waits, without reading; null when nothing does.
 * @throws ApiError or StorageFullError when some is left, in the promise.
 */
export function sendDashboards(userId: string, calls: DashboardApi = api): Promise<void> | null {
  return pendingIds(userId).length === 0 ? null : locked(() => flushOutbox(userId, calls))
}

/**
 * Keeps a member's dashboards in step with the API: sends the outbox, then reads. What failed waits for the next time.
 * @throws ApiError or StorageFullError, when not all could be sent, or the list not read.
 */
export async function syncDashboards(userId: string, calls: DashboardApi = api): Promise<void> {
  const run = async () => {
    await adoptStrays(userId)
    await oneAndOther(
      () => flushOutbox(userId, calls),
      async () => {
        if (await pull(userId, calls)) await flushOutbox(userId, calls)
      },
    )
  }
  await locked(run)
}
