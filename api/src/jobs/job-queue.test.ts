import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember } from '../../test/support/test-api.ts'
import { jobs, users } from '../db/schema.ts'
import { claimJobs, completeJob, releaseJob, scheduleJob, scheduleJobs } from './job-queue.ts'

const api = apiForTests()
beforeEach(() => api.services.db.delete(jobs))

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 25, 8, 0, seconds))
const kind = 'test'
const LEASE_S = 60

const add = (key: string, seconds = 0, payload?: unknown) =>
  scheduleJob(api.services.db, { kind, key, at: at(seconds), payload })
const claim = (seconds: number, limit = 10) =>
  claimJobs(api.services.db, { kind, limit, leaseMs: LEASE_S * 1000, now: at(seconds) })
const claimOne = async (seconds: number) => {
  const [job] = await claim(seconds, 1)
  if (!job) throw new Error('no job is due')
  return job
}
const keys = (list: { key: string }[]) => list.map(({ key }) => key).toSorted()

test('a job is due at its time, and not before', async () => {
  await add('a', 10, { n: 1 })
  expect(await claim(9)).toEqual([])
  expect(await claim(10)).toMatchObject([{ kind, key: 'a', payload: { n: 1 }, attempts: 1 }])
})

test('the longest due jobs are claimed first, and no more than asked for', async () => {
  for (const key of ['c', 'a', 'b']) await add(key, key.charCodeAt(0))
  expect(keys(await claim(200, 2))).toEqual(['a', 'b'])
  expect(keys(await claim(200, 2))).toEqual(['c'])
})

test('a leased job is due again when its lease ends', async () => {
  await add('a')
  await claimOne(0)
  expect(await claim(LEASE_S - 1)).toEqual([])
  expect(await claim(LEASE_S)).toMatchObject([{ key: 'a', attempts: 2 }])
})

test('a completed job is gone, or due again at another time', async () => {
  await add('a')
  await add('b')
  for (const job of await claim(0)) {
    expect(await completeJob(api.services.db, job, job.key === 'b' ? at(90) : undefined)).toBe(true)
  }
  expect(await claim(89)).toEqual([])
  expect(await claim(90)).toMatchObject([{ key: 'b', attempts: 1 }])
})

test('a job that failed keeps its count of attempts', async () => {
  await add('a')
  await releaseJob(api.services.db, await claimOne(0), at(5), 1)
  expect(await claim(4)).toEqual([])
  expect(await claim(5)).toMatchObject([{ attempts: 2 }])
})

test('a handler that outlived its lease can neither complete nor release the job that another one has', async () => {
  await add('a')
  const late = await claimOne(0)
  const second = await claimOne(LEASE_S)
  expect(await completeJob(api.services.db, late)).toBe(false)
  await releaseJob(api.services.db, late, at(0), 0)
  expect(await claim(LEASE_S + 1)).toEqual([])
  expect(await completeJob(api.services.db, second)).toBe(true)
})

test('a job that is scheduled again while it is handled runs once more', async () => {
  await add('a', 0, 'old')
  const job = await claimOne(0)
  await add('a', 30, 'new')
  expect(await completeJob(api.services.db, job)).toBe(false)
  expect(await claim(30)).toMatchObject([{ payload: 'new', attempts: 1 }])
})

test('jobs of two kinds with one key are independent', async () => {
  await add('a')
  await scheduleJob(api.services.db, { kind: 'other', key: 'a', at: at(0) })
  expect(await completeJob(api.services.db, await claimOne(0))).toBe(true)
  expect(await api.services.db.select().from(jobs)).toMatchObject([{ kind: 'other', key: 'a', claim: null }])
})

test('a batch of many jobs is stored whole; of two jobs with one key the last one is stored', async () => {
  const list = Array.from({ length: 1200 }, (_, n) => ({ kind, key: `${n}`, at: at(0) }))
  await scheduleJobs(api.services.db, [...list, { kind, key: '7', at: at(9) }])
  expect(await api.services.db.$count(jobs)).toBe(1200)
  expect(await claim(8, 2000)).toHaveLength(1199)
})

test('a transaction that rolls back schedules and completes nothing', async () => {
  await add('a')
  const job = await claimOne(0)
  const failing = api.services.db.transaction(async (tx) => {
    expect(await completeJob(tx, job)).toBe(true)
    await scheduleJob(tx, { kind, key: 'b', at: at(0) })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(keys(await claim(LEASE_S))).toEqual(['a'])
})

test('a job of a member is deleted with the account', async () => {
  const { user } = await newMember(api)
  await scheduleJob(api.services.db, { kind, key: 'theirs', at: at(0), userId: user._id })
  await add('a')
  await api.services.db.delete(users).where(eq(users.id, user._id))
  expect(keys(await claim(0))).toEqual(['a'])
})

test('20 concurrent claims give each job to exactly one of them', async () => {
  await scheduleJobs(
    api.services.db,
    Array.from({ length: 100 }, (_, n) => ({ kind, key: `${n}`, at: at(n % 7) })),
  )
  const claimed = await Promise.all(Array.from({ length: 20 }, () => claim(10, 7)))
  expect(claimed.every((list) => list.length <= 7)).toBe(true)
  let all = claimed.flat()
  while (all.length < 100) all = [...all, ...(await claim(10, 7))]
  expect(new Set(keys(all)).size).toBe(100)
  expect(await claim(10)).toEqual([])
})

/** One step of a process. `nth` picks one of the jobs that were claimed so far. */
const step = fc.oneof(
  fc.record({ type: fc.constant('schedule' as const), key: fc.nat(3), in: fc.nat(90) }),
  fc.record({ type: fc.constant('claim' as const), limit: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant('complete' as const), nth: fc.nat(5), again: fc.option(fc.nat(90)) }),
  fc.record({ type: fc.constant('release' as const), nth: fc.nat(5), in: fc.nat(90) }),
  fc.record({ type: fc.constant('wait' as const), seconds: fc.nat(70) }),
)

test('a job is due exactly when a simple model says so, whatever processes do in whatever order', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { db } = api.services
      await db.delete(jobs)
      /** Due time in seconds and the claim, by key. */
      const model = new Map<string, { due: number; claim: string | null }>()
      const claimed: Awaited<ReturnType<typeof claim>> = []
      let now = 0
      for (const each of steps) {
        if (each.type === 'wait') now += each.seconds
        if (each.type === 'schedule') {
          await add(`${each.key}`, now + each.in)
          model.set(`${each.key}`, { due: now + each.in, claim: null })
        }
        if (each.type === 'claim') {
          const list = await claim(now, each.limit)
          const due = [...model].filter(([, { due }]) => due <= now)
          expect(list).toHaveLength(Math.min(each.limit, due.length))
          for (const job of list) {
            expect(model.get(job.key)?.due).toBeLessThanOrEqual(now)
            model.set(job.key, { due: now + LEASE_S, claim: job.claim })
          }
          claimed.push(...list)
        }
        if (each.type !== 'complete' && each.type !== 'release') continue
        const job = claimed[each.nth]
        if (!job) continue
        const isHeld = model.get(job.key)?.claim === job.claim
        const due = each.type === 'release' ? now + each.in : each.again === null ? null : now + each.again
        if (each.type === 'release') await releaseJob(db, job, at(now + each.in), job.attempts)
        else expect(await completeJob(db, job, due === null ? undefined : at(due))).toBe(isHeld)
        if (!isHeld) continue
        if (due === null) model.delete(job.key)
        else model.set(job.key, { due, claim: null })
      }
      const left = await db.select().from(jobs)
      expect(left.map(({ key, runAt }) => [key, runAt.getTime()]).toSorted()).toEqual(
        [...model].map(([key, { due }]) => [key, at(due).getTime()]).toSorted(),
      )
    }),
    { numRuns: 60 },
  )
})
