import { ApiError } from '../api.ts'
import { isSignedIn } from '../auth/signed-in-member.ts'
import { withLock } from '../storage.ts'
import type { ReadPosition, SyncAdapter, SyncPage } from './sync-adapter.ts'

/** How many items the API has taken, the first failure, and whether the API answered at all. */
interface SendResult {
  taken: number
  failure: unknown
  isOffline: boolean
}

const isNoAnswer = (error: unknown) => error instanceof ApiError && error.kind === 'no-answer'

/**
 * Sends items one after the other. An item that fails holds up no other item, unless their order matters. Without an
 * answer the rest waits too: the network is gone.
 */
async function sendItems<Item, Answer, Page extends SyncPage>(
  adapter: SyncAdapter<Item, Answer, Page>,
  member: string,
  items: readonly Item[],
): Promise<SendResult> {
  const queue = [...items]
  const result: SendResult = { taken: 0, failure: undefined, isOffline: false }
  for (let item = queue.shift(); item !== undefined && isSignedIn(member); item = queue.shift()) {
    try {
      const answer = await adapter.send(member, item)
      if (isSignedIn(member)) await adapter.mergeAnswer(member, item, answer)
      else await adapter.markSent?.(member, item, answer)
      result.taken += 1
    } catch (error) {
      const instead = adapter.setAside?.(member, item, error)
      if (instead) {
        queue.unshift(...instead)
        continue
      }
      result.failure ??= error
      const isOffline = isNoAnswer(error)
      if (isOffline || adapter.stopsAtFailure) return { ...result, isOffline }
    }
  }
  return result
}

const notRead: ReadPosition = { version: 0, epoch: null }

/** Whether a page comes from an API that has restored a backup since the last reading. */
function isRestored({ version = 0, epoch }: SyncPage, since: number, lastEpoch: string | null): boolean {
  // The epoch shows it even where the versions of the restored API have overtaken the one that was read.
  return version < since || (epoch !== undefined && lastEpoch !== null && epoch !== lastEpoch)
}

/**
 * Reads what changed since the last time, page by page. Once per run, an API that has restored a backup is read from the
 * start and sent what it lacks. The position is stored last, so that an interrupted run starts over.
 */
async function pull<Item, Answer, Page extends SyncPage>(
  adapter: SyncAdapter<Item, Answer, Page>,
  member: string,
): Promise<void> {
  if (!isSignedIn(member)) return
  let { version: since, epoch } = adapter.position?.(member) ?? notRead
  let hasRestored = false
  /** All pages of a restored API, until it has been sent what they lack. */
  let restored: Page[] | null = null
  let isStored = true
  while (isSignedIn(member)) {
    const page = await adapter.read(since)
    if (!isSignedIn(member)) return
    if (isRestored(page, since, epoch)) {
      if (hasRestored) return
      hasRestored = true
      restored = []
      epoch = page.epoch ?? null
      if (since > 0) {
        since = 0
        continue
      }
    }
    const { version = 0, more = false } = page
    isStored = (await adapter.mergePage(member, page, restored !== null)) && isStored
    restored?.push(page)
    if (isStored && !restored) {
      adapter.storePosition?.(member, version, more ? undefined : page.epoch)
    }
    if (!more && restored) {
      const { failure } = await sendItems(adapter, member, adapter.missing?.(member, restored) ?? [])
      if (failure !== undefined) throw failure
      // The next reading returns what was just sent, with its version.
      restored = null
    } else if (!more || version <= since) return
    since = version
  }
}

/** One run at a time, across tabs: a list that one run has read must not undo what another run has sent since. */
function locked<Item, Answer, Page extends SyncPage>(
  { lock }: SyncAdapter<Item, Answer, Page>,
  member: string,
  run: () => Promise<void>,
): Promise<void> {
  return withLock(lock.name(member), run, lock.patienceMs ?? Number.POSITIVE_INFINITY)
}

/**
 * Sends what waits in a member's outbox, without reading.
 * @returns null when nothing waits. The promise rejects when something could not be sent.
 */
export function sendOutbox<Item, Answer, Page extends SyncPage>(
  adapter: SyncAdapter<Item, Answer, Page>,
  member: string,
): Promise<void> | null {
  if (adapter.outbox(member).length === 0) return null
  return locked(adapter, member, async () => {
    const { failure } = await sendItems(adapter, member, adapter.outbox(member))
    if (failure !== undefined) throw failure
  })
}

/**
 * Brings a member's data of one kind in step with the API: sends the outbox, then reads. What could not be sent waits
 * for the next run.
 * @throws ApiError, or what a merge throws, when something could not be sent or read.
 */
export function syncNow<Item, Answer, Page extends SyncPage>(
  adapter: SyncAdapter<Item, Answer, Page>,
  member: string,
): Promise<void> {
  return locked(adapter, member, async () => {
    if (isSignedIn(member)) await adapter.repairOutbox?.(member)
    const { taken, failure, isOffline } = await sendItems(adapter, member, adapter.outbox(member))
    const { readsAfter = 'answered' } = adapter
    const mayRead = failure === undefined || readsAfter === 'any' || (readsAfter === 'answered' && !isOffline)
    const isUpToDate = adapter.isAnswerComplete === true && taken > 0
    if (mayRead && !isUpToDate) await pull(adapter, member)
    if (failure !== undefined) throw failure
  })
}
