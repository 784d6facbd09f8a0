import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { jobProcess, mailSubjects, remindedMember, taskDueIn } from '../../test/support/reminded-member.ts'
import { jobs } from '../db/schema.ts'
import { JobRunner } from '../jobs/job-runner.ts'
import {
  FIND_REMINDED,
  findRemindedJob,
  scheduleFinding,
  scheduleFindingAtStart,
} from './find-reminded-job.ts'
import { REMIND } from './schedule-reminders.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

beforeEach(() => {
  const noon = new Date()
  noon.setUTCHours(36, 0, 0, 0)
  api.clock.offset = noon.getTime() - Date.now()
})

const stops: (() => Promise<void>)[] = []
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())))

/** What an older release leaves: choices and records, and no job. */
const forgetJobs = () => api.services.db.delete(jobs)
const titles = (email: string) => mailSubjects(api, email)
const jobOf = async (userId: string) =>
  (
    await api.services.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, REMIND), eq(jobs.key, userId)))
  )[0]

test('a member who turned mails on before this release gets their reminders', async () => {
  const member = await remindedMember(api, { email: true })
  await member.call('PUT', '/records', { records: [taskDueIn(61, api.services.now())] })
  await forgetJobs()
  const running = jobProcess(api)
  stops.push(running.stop)
  await scheduleFinding(api.services.db, api.services.now())
  await running.settle()
  expect(await titles(member.email)).toEqual([])
  api.clock.offset += 2 * MINUTE_MS
  await running.settle()
  expect(await titles(member.email)).toEqual(['Rendre la dissertation'])
})

test('a member who wrote through an older release gets their reminders within a day', async () => {
  const member = await remindedMember(api, { email: true })
  const running = jobProcess(api)
  stops.push(running.stop)
  // The job sleeps for as long as there is nothing near.
  await member.call('PUT', '/records', { records: [taskDueIn(20 * 24 * 60, api.services.now())] })
  await running.settle()
  const sleeping = await jobOf(member.user._id)
  expect(sleeping?.runAt.getTime()).toBeLessThanOrEqual(api.services.now().getTime() + DAY_MS)
  await forgetJobs()
  await scheduleFinding(api.services.db, new Date(api.services.now().getTime() + DAY_MS))
  api.clock.offset += DAY_MS + MINUTE_MS
  await running.settle()
  expect(await jobOf(member.user._id)).toBeDefined()
})

test('a job that an older process ends after a start is scheduled again some minutes later', async () => {
  const { db, now } = api.services
  const member = await remindedMember(api, { email: true })
  await member.call('PUT', '/records', { records: [taskDueIn(300, now())] })
  await forgetJobs()
  const running = jobProcess(api)
  stops.push(running.stop)
  await scheduleFindingAtStart(db, now())
  await running.settle()
  expect(await jobOf(member.user._id)).toBeDefined()
  await db.delete(jobs).where(eq(jobs.kind, REMIND))
  api.clock.offset += 11 * MINUTE_MS
  await running.settle()
  expect(await jobOf(member.user._id)).toBeDefined()
  // Only the daily pass is left.
  expect(await db.$count(jobs, eq(jobs.kind, FIND_REMINDED))).toBe(1)
})

test('a pass a day schedules the jobs of all members in batches, and leaves a waiting job as it is', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => remindedMember(api, { email: true })))
  const quiet = await remindedMember(api, {})
  await forgetJobs()
  const { db, log, now } = api.services
  const later = new Date(now().getTime() + 5 * MINUTE_MS)
  const waiting = members[0]?.user._id ?? ''
  await db.insert(jobs).values({ kind: REMIND, key: waiting, userId: waiting, runAt: later })
  const runner = new JobRunner({ db, log, now })
  stops.push(() => runner.stop())
  runner.start({ [FIND_REMINDED]: findRemindedJob({ ...api.services, jobs: runner }, 2) })
  await scheduleFinding(db, now())
  const finding = async () => (await db.select().from(jobs).where(eq(jobs.kind, FIND_REMINDED)))[0]
  const isOver = async () => ((await finding())?.runAt.getTime() ?? 0) > now().getTime() + MINUTE_MS
  for (let second = 0; second < 30 && !(await isOver()); second++) {
    api.clock.offset += 1_000
    runner.wake()
    await runner.idle()
  }
  for (const { user } of members) expect(await jobOf(user._id)).toMatchObject({ userId: user._id })
  expect((await jobOf(waiting))?.runAt).toEqual(later)
  expect(await jobOf(quiet.user._id)).toBeUndefined()
  const next = await finding()
  expect(next?.payload).toEqual({ after: '' })
  expect(next?.runAt.getTime()).toBeGreaterThan(now().getTime() + DAY_MS - MINUTE_MS)
})
