/**
 * How long a tab waits for a lock before it goes on without it, in milliseconds. A tab that was closed frees its
 * locks; one that is suspended or hangs does not, and must not hold up the others. Half of the 10 seconds for which
 * the API still answers a refresh token that was used: who gives up then still asks in time.
 */
export const LOCK_PATIENCE_MS = 5_000

/**
 * How long a tab keeps a lock after its task has ended, in milliseconds. Another tab hears of what was written to
 * storage a moment after the write; with the lock at once it would still read, and write back, what was there before.
 */
const HEARD_AFTER_MS = 50

const queues = new Map<string, Promise<unknown>>()

/** Tasks of one name follow each other, in this tab. */
function inThisTab<T>(name: string, task: () => Promise<T>): Promise<T> {
  const before = queues.get(name) ?? Promise.resolve()
  const run = before.then(task, task)
  queues.set(
    name,
    run.catch(() => undefined),
  )
  return run
}

const heard = () => new Promise<void>((done) => setTimeout(done, HEARD_AFTER_MS))

/**
 * Runs `task` while no other tab runs a task under the same name. Without Web Locks (old browsers, insecure origins,
 * forbidden storage), and where another tab keeps the lock for too long, tasks of one tab still wait for each other.
 * So the lock spares work and avoids conflicts, but a task must be right without it too: the exchange of the refresh
 * token looks first whether another tab has stored a newer one, and the API gives all who ask within its grace time
 * the same next token; lists are read, changed and written in one synchronous step.
 * @param patienceMs how long to wait for another tab; `Infinity` for work that may wait and must never run twice.
 * @returns what the task returns, as soon as it has ended; rejects as it rejects.
 */
export function withLock<T>(name: string, task: () => Promise<T>, patienceMs = LOCK_PATIENCE_MS): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (!locks) return inThisTab(name, task)
  return new Promise((resolve, reject) => {
    const patience = new AbortController()
    const timer = Number.isFinite(patienceMs) ? setTimeout(() => patience.abort(), patienceMs) : undefined
    const granted = async () => {
      clearTimeout(timer)
      await task().then(resolve, reject)
      await heard()
    }
    locks.request(name, { signal: patience.signal }, granted).catch(() => {
      clearTimeout(timer)
      // There is no lock to be had. What the task throws never comes here.
      inThisTab(name, task).then(resolve, reject)
    })
  })
}
