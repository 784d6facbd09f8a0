const queues = new Map<string, Promise<unknown>>()

/**
 * Runs `task` while no other tab runs a task under the same name. Without Web Locks (old browsers, insecure
 * origins) tasks of one tab still wait for each other.
 * @returns what the task returns; rejects as it rejects.
 */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request(name, task) as Promise<T>
  const before = queues.get(name) ?? Promise.resolve()
  const run = before.then(task, task)
  queues.set(
    name,
    run.catch(() => undefined),
  )
  return run
}
