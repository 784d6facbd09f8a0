import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOCK_PATIENCE_MS, withLock } from './tab-lock.ts'

const locks = Object.getOwnPropertyDescriptor(navigator, 'locks')

function replaceLocks(value: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value })
}

afterEach(() => {
  if (locks) Object.defineProperty(navigator, 'locks', locks)
  else Reflect.deleteProperty(navigator, 'locks')
})

async function order(...tasks: [lock: string, name: string, fails?: boolean][]) {
  const log: string[] = []
  const run = ([lock, name, fails]: (typeof tasks)[number]) =>
    withLock(lock, async () => {
      log.push(`${name} starts`)
      await new Promise((done) => setTimeout(done, 5))
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled(tasks.map(run))
  return { log, results: results.map((result) => ('value' in result ? result.value : String(result.reason))) }
}

test('without Web Locks, tasks of one name wait for each other, also after one failed', async () => {
  replaceLocks(undefined)
  const { log, results } = await order(['a', 'one'], ['a', 'two', true], ['a', 'three'])
  expect(log).toEqual(['one starts', 'one ends', 'two starts', 'two ends', 'three starts', 'three ends'])
  expect(results).toEqual(['one', 'Error: two', 'three'])
})

test('without Web Locks, tasks of different names do not wait', async () => {
  replaceLocks(undefined)
  const { log } = await order(['a', 'one'], ['b', 'two'])
  expect(log.slice(0, 2)).toEqual(['one starts', 'two starts'])
})

test('with Web Locks, the browser keeps the order across tabs', async () => {
  const request = vi.fn((_name: string, _options: LockOptions, task: () => Promise<string>) => task())
  replaceLocks({ request })
  await expect(withLock('a', async () => 'done')).resolves.toBe('done')
  expect(request).toHaveBeenCalledWith('a', { signal: expect.any(AbortSignal) }, expect.any(Function))
})

test('what a task throws while it has the lock is thrown once, and the task is not run again', async () => {
  replaceLocks({ request: (_name: string, _options: LockOptions, task: () => Promise<string>) => task() })
  const task = vi.fn(() => Promise.reject(new DOMException('mine', 'AbortError')))
  await expect(withLock('a', task)).rejects.toThrow('mine')
  expect(task).toHaveBeenCalledOnce()
})

test('where the browser refuses locks, as it does with forbidden storage, the task runs all the same', async () => {
  replaceLocks({ request: () => Promise.reject(new DOMException('denied', 'SecurityError')) })
  const { log, results } = await order(['a', 'one'], ['a', 'two'])
  expect(log).toEqual(['one starts', 'one ends', 'two starts', 'two ends'])
  expect(results).toEqual(['one', 'two'])
})

describe('a tab that keeps the lock', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const keptForEver = {
    request: (_name: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  }

  test('blocks the others for less than 10 seconds, and they still run one after another', async () => {
    replaceLocks(keptForEver)
    const waiting = order(['a', 'one'], ['a', 'two'])
    await vi.advanceTimersByTimeAsync(LOCK_PATIENCE_MS - 1)
    const late = vi.fn(async () => 'late')
    void withLock('a', late)
    await vi.advanceTimersByTimeAsync(100)
    const { log } = await waiting
    expect(log).toEqual(['one starts', 'one ends', 'two starts', 'two ends'])
    expect(late).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(LOCK_PATIENCE_MS)
    expect(late).toHaveBeenCalledOnce()
    expect(LOCK_PATIENCE_MS).toBeLessThan(10_000)
  })

  test('is released a moment after the task, so that other tabs see the write, while the result is returned at once', async () => {
    let held = false
    replaceLocks({
      request: async (_name: string, _options: LockOptions, task: () => Promise<void>) => {
        held = true
        await task()
        held = false
      },
    })
    await expect(withLock('a', async () => 'done')).resolves.toBe('done')
    expect(held).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(held).toBe(false)
  })

  test('is waited for without an end by work that must never run twice', async () => {
    replaceLocks(keptForEver)
    const task = vi.fn(async () => 'done')
    void withLock('a', task, Number.POSITIVE_INFINITY)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(task).not.toHaveBeenCalled()
  })

  test('gives a lock that is granted in time: nothing ends it then', async () => {
    let grant: () => void = () => undefined
    replaceLocks({
      request: async (_name: string, { signal }: LockOptions, task: () => Promise<string>) => {
        await new Promise<void>((resolve, reject) => {
          grant = resolve
          signal?.addEventListener('abort', () => reject(signal.reason))
        })
        return task()
      },
    })
    const work = vi.fn(() => new Promise<string>((done) => setTimeout(() => done('slow'), 30_000)))
    const waiting = withLock('a', work)
    await vi.advanceTimersByTimeAsync(LOCK_PATIENCE_MS - 1)
    grant()
    await vi.advanceTimersByTimeAsync(30_000)
    await expect(waiting).resolves.toBe('slow')
    expect(work).toHaveBeenCalledOnce()
  })
})
