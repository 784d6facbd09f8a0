/**
 * How long a tab waits for a lock before it continues without it, in milliseconds. A closed tab releases its locks, but a
 * suspended or hanging tab does not, and must not block the others. The API accepts a used refresh token for 10 more
 * seconds; after half of them a tab that gives up still renews in time.
 */
export const LOCK_PATIENCE_MS = 5_000

/**
 * How long a tab holds a lock after its task has ended, in milliseconds. Another tab sees a write to storage a moment
 * later. If it got the lock at once, it would still read the old value, and write it back.
 */
const RELEASE_AFTER_MS = 50

const queues = new Map<string, Promise<unknown>>()

/** Runs the tasks of one name one after another, in this tab only. */
function inThisTab<T>(name: string, task: () => Promise<T>): Promise<T> {
  const before = queues.get(name) ?? Promise.resolve()
  const run = before.then(task, task)
  queues.set(
    name,
    run.catch(() => undefined),
  )
  return run
}

const storageIsVisible = () => new Promise<void>((done) => setTimeout(done, RELEASE_AFTER_MS))

/**
 * Runs `task` while no other tab runs a task of the same name. Without Web Locks (old browsers, insecure origins, forbidden
 * storage), or when another tab holds the lock for too long, only the tasks of this tab wait for each other. So a task must
 * also be correct without the lock. Two examples: the renewal of the session first checks whether another tab has stored a
 * newer token, and lists are read, changed and written in one synchronous step.
 * @param patienceMs how long to wait for another tab. `Infinity` for work that may wait but must never run twice.
 * @returns the result of the task, as soon as it has ended. Rejects when the task rejects.
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
      await storageIsVisible()
    }
    locks.request(name, { signal: patience.signal }, granted).catch(() => {
      clearTimeout(timer)
      // The lock was refused or not granted in time. Errors of the task do not arrive here.
      inThisTab(name, task).then(resolve, reject)
    })
  })
}
