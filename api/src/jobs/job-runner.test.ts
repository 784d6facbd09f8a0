import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { jobs } from '../db/schema.ts'
import { completeJob, scheduleJob, scheduleJobs } from './job-queue.ts'
import { type JobKind, JobRunner } from './job-runner.ts'

const api = apiForTests()
const runners: JobRunner[] = []
/** A clock that stands still until a test moves it. */
const clock = { offset: 0 }
const now = () => new Date(Date.UTC(2026, 10, 25, 8) + clock.offset)
beforeEach(async () => {
  clock.offset = 0
  await api.services.db.delete(jobs)
})
afterEach(() => Promise.all(runners.splice(0).map((runner) => runner.stop())))

const kind = 'test'
const usual = { leaseMs: 60_000, atOnce: 4, retry: { firstMs: 1_000, longestMs: 60_000 } }

/** A process that handles jobs. */
function start(handle: JobKind['handle'], more: Partial<JobKind> = {}): JobRunner {
  const runner = new JobRunner({ ...api.services, now })
  runners.push(runner)
  runner.start({ [kind]: { ...usual, ...more, handle } })
  return runner
}
const add = (key: string, payload?: unknown) =>
  scheduleJob(api.services.db, { kind, key, at: now(), payload })
const rows = () => api.services.db.select().from(jobs)
/** A handler that ends when it is aborted, and not before. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('handles a due job with its payload, and deletes it', async () => {
  const handled: unknown[] = []
  await add('a', { n: 1 })
  const runner = start(async ({ key, payload }) => void handled.push([key, payload]))
  await runner.idle()
  expect(handled).toEqual([['a', { n: 1 }]])
  expect(await rows()).toEqual([])
})

test('a job that is due again comes back at that time', async () => {
  let count = 0
  await add('a')
  const runner = start(async () => {
    count++
    return new Date(now().getTime() + 30_000)
  })
  await runner.idle()
  runner.wake()
  await runner.idle()
  expect(count).toBe(1)
  clock.offset = 30_000
  runner.wake()
  await runner.idle()
  expect(count).toBe(2)
})

test('a failure is retried after longer and longer waits, and a success resets them', async () => {
  let fails = true
  const attempts: number[] = []
  await add('a')
  const runner = start(async (job) => {
    attempts.push(job.attempts)
    if (fails) throw new Error('no')
    return new Date(now().getTime() + 1_000)
  })
  for (const [offset, expected] of [
    [0, 1],
    [999, 1],
    [1_000, 2],
    [2_999, 2],
    [3_000, 3],
  ] as const) {
    clock.offset = offset
    runner.wake()
    await runner.idle()
    expect(attempts, `after ${offset} ms`).toHaveLength(expected)
  }
  fails = false
  for (const offset of [60_000, 62_000]) {
    clock.offset = offset
    runner.wake()
    await runner.idle()
  }
  expect(attempts).toEqual([1, 2, 3, 4, 1])
})

test('`idle` waits for the jobs that other jobs schedule', async () => {
  const handled: string[] = []
  const runner = new JobRunner({ ...api.services, now })
  runners.push(runner)
  await add('a')
  runner.start({
    next: {
      ...usual,
      handle: async () => {
        await sleep(50)
        handled.push('next')
        return undefined
      },
    },
    [kind]: {
      ...usual,
      handle: async ({ key }) => {
        await sleep(50)
        await scheduleJob(api.services.db, { kind: 'next', key, at: now() })
        runner.wake()
        handled.push('first')
        return undefined
      },
    },
  })
  await runner.idle()
  expect(handled).toEqual(['first', 'next'])
})

test('two processes handle each job once', async () => {
  const handled: string[] = []
  await scheduleJobs(
    api.services.db,
    Array.from({ length: 60 }, (_, n) => ({ kind, key: `${n}`, at: now() })),
  )
  const handle: JobKind['handle'] = async ({ key }) => {
    await sleep(Math.random() * 3)
    handled.push(key)
    return undefined
  }
  const two = [start(handle), start(handle)]
  await expect.poll(() => handled.length, { timeout: 20_000 }).toBe(60)
  await Promise.all(two.map((runner) => runner.idle()))
  expect(new Set(handled).size).toBe(60)
  expect(await rows()).toEqual([])
})

test('a process handles no more jobs at once than the kind allows', async () => {
  let running = 0
  let most = 0
  await scheduleJobs(
    api.services.db,
    Array.from({ length: 12 }, (_, n) => ({ kind, key: `${n}`, at: now() })),
  )
  const runner = start(
    async () => {
      running++
      most = Math.max(most, running)
      await sleep(5)
      running--
      return undefined
    },
    { atOnce: 3 },
  )
  await runner.idle()
  expect(most).toBe(3)
  expect(await rows()).toEqual([])
})

test('after the lease, another process takes over the job of a handler that hangs', async () => {
  const hung = vi.fn(() => new Promise<never>(() => {}))
  await add('a')
  start(hung)
  await expect.poll(() => hung.mock.calls.length).toBe(1)
  const handle = vi.fn(async () => undefined)
  const other = start(handle)
  await other.idle()
  expect(handle).not.toHaveBeenCalled()
  clock.offset = usual.leaseMs + 1
  other.wake()
  await other.idle()
  expect(handle).toHaveBeenCalledTimes(1)
  expect(await rows()).toEqual([])
})

test('work in one transaction with `completeJob` is stored once, also when the lease is lost', async () => {
  const { db } = api.services
  const stored: string[] = []
  let resume: () => void = () => {}
  const first = new Promise<void>((resolve) => {
    resume = resolve
  })
  const handle =
    (who: string, wait?: Promise<void>): JobKind['handle'] =>
    async (job) => {
      await wait
      await db.transaction(async (tx) => {
        if (await completeJob(tx, job)) stored.push(who)
      })
      return undefined
    }
  await add('a')
  const slow = start(handle('slow', first))
  await expect.poll(async () => (await rows())[0]?.claim).toBeTruthy()
  clock.offset = usual.leaseMs + 1
  await start(handle('other')).idle()
  resume()
  await slow.idle()
  expect(stored).toEqual(['other'])
})

test('a handler is aborted when its lease ends', async () => {
  await add('a')
  const reasons: unknown[] = []
  start(
    async (_, signal) => {
      await untilAborted(signal).catch((reason) => reasons.push(reason))
      return undefined
    },
    { leaseMs: 30 },
  )
  await expect.poll(() => reasons.length).toBeGreaterThan(0)
})

test('a handler that hangs frees its slot at the end of its lease', async () => {
  const handled: string[] = []
  await add('hung')
  const runner = start(
    async ({ key }) => {
      handled.push(key)
      return key === 'hung' ? new Promise<never>(() => {}) : undefined
    },
    { leaseMs: 30, atOnce: 1 },
  )
  await expect.poll(() => handled).toEqual(['hung'])
  await add('next')
  await expect
    .poll(() => {
      runner.wake()
      return handled
    })
    .toEqual(['hung', 'next'])
})

test('a stop gives a running job back without counting a failure, and claims no other job', async () => {
  await add('a')
  const handle = vi.fn((_: unknown, signal: AbortSignal) => untilAborted(signal))
  const runner = start(handle)
  await expect.poll(() => handle.mock.calls.length).toBe(1)
  await runner.stop()
  await add('b')
  runner.wake()
  await runner.idle()
  expect(handle).toHaveBeenCalledTimes(1)
  expect(await rows()).toMatchObject([
    { key: 'a', claim: null, attempts: 0 },
    { key: 'b', claim: null, attempts: 0 },
  ])
})

test('a stop does not wait for a handler that cannot be aborted', async () => {
  await add('a')
  const handle = vi.fn(() => new Promise<never>(() => {}))
  const runner = start(handle)
  await expect.poll(() => handle.mock.calls.length).toBe(1)
  const begun = performance.now()
  await runner.stop()
  expect(performance.now() - begun).toBeLessThan(5_000)
})

test('jobs of a kind that this release does not know stay', async () => {
  await scheduleJob(api.services.db, { kind: 'newer', key: 'a', at: now() })
  await start(async () => undefined).idle()
  expect(await rows()).toHaveLength(1)
})
