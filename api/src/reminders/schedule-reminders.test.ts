import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { jobProcess, remindedMember, taskDueIn } from '../../test/support/reminded-member.ts'
import { jobs, records, recordVersions } from '../db/schema.ts'
import { scheduleReminders } from './schedule-reminders.ts'

const api = apiForTests()

/** Expects a reminder job for a member who turns mails on while a transaction of theirs is open. */
async function expectJobAfterTurningOn(
  member: Awaited<ReturnType<typeof remindedMember>>,
  writing: Promise<void>,
): Promise<void> {
  const running = jobProcess(api)
  const turnOn = async () => {
    await member.call('PATCH', '/preferences', { notifications: { email: true } })
    await running.settle()
  }
  await Promise.all([writing, turnOn()])
  await running.stop()
  expect(await api.services.db.$count(jobs, eq(jobs.key, member.user._id))).toBe(1)
}

test('a task that is stored while its member turns mails on gets its reminder', async () => {
  const { db, now } = api.services
  const member = await remindedMember(api, { email: false })
  const userId = member.user._id
  const { updatedAt, ...task } = taskDueIn(300, now())
  let writing = Promise.resolve()
  await new Promise<void>((isWritten) => {
    writing = db.transaction(async (tx) => {
      await tx.insert(records).values({ ...task, userId, version: 1, updatedAt, changedAt: now() })
      // This transaction still sees mails turned off.
      await scheduleReminders(tx, userId, now())
      isWritten()
      await sleep(300)
    })
  })
  await expectJobAfterTurningOn(member, writing)
})

test('a task that is opened again while its member turns mails on gets its reminder', async () => {
  const { db, now } = api.services
  const member = await remindedMember(api, { email: false })
  const userId = member.user._id
  const task = taskDueIn(300, now())
  const done = { ...task, data: { ...task.data, completed: true, completedAt: now().toISOString() } }
  expect((await member.call('PUT', '/records', { records: [done] })).status).toBe(200)
  let writing = Promise.resolve()
  await new Promise<void>((isWritten) => {
    writing = db.transaction(async (tx) => {
      // An edit as a request stores it. Unlike a new row, an edited one locks no member.
      const own = eq(recordVersions.userId, userId)
      await tx
        .update(recordVersions)
        .set({ version: sql`${recordVersions.version} + 1` })
        .where(own)
      await tx.update(records).set({ data: task.data, version: 2 }).where(eq(records.userId, userId))
      // This transaction still sees mails turned off.
      await scheduleReminders(tx, userId, now())
      isWritten()
      await sleep(1_000)
    })
  })
  await expectJobAfterTurningOn(member, writing)
})
