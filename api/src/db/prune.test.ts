import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { importedThread } from '../../test/support/inbox-client.ts'
import { newMember } from '../../test/support/test-api.ts'
import { beginFlow } from '../auth/google/google-flow.ts'
import { openHandover } from '../auth/google/handover.ts'
import { issueResetToken } from '../auth/reset-link.ts'
import { prune } from './prune.ts'
import { handovers, inboxThreads, passwordResets, providerFlows, sessions } from './schema.ts'

const api = apiForTests()

test('expired rows are deleted, and valid ones stay', async () => {
  const { db } = api.services
  const { user } = await newMember(api)
  const now = new Date()
  const made = async (at: Date, userId: string) => {
    const begun = { browserHash: 'browser', rememberMe: false, referralCode: null, now: at }
    await beginFlow(db, begun)
    await openHandover(db, { userId, ...begun })
    await issueResetToken(db, { userId, now: at, minIntervalMs: 0 })
  }
  const count = () => Promise.all([providerFlows, handovers, passwordResets].map((table) => db.$count(table)))

  await made(new Date(now.getTime() - 61 * 60_000), user._id)
  const other = await newMember(api)
  await made(now, other.user._id)
  expect(await count()).toEqual([2, 2, 2])
  await prune(db, now)
  expect(await count()).toEqual([1, 1, 1])
  expect(await db.$count(passwordResets, eq(passwordResets.userId, other.user._id))).toBe(1)
  expect(await db.$count(sessions)).toBe(2)
})

test('a table that fails holds up none of the others, and says so', async () => {
  const { db } = api.services
  await db.insert(inboxThreads).values({ ...importedThread(new Date(0)), status: 'new' })
  await db.execute('alter table email_tokens rename to email_tokens_away')
  const failed = await prune(db, new Date()).catch((error: unknown) => error)
  await db.execute('alter table email_tokens_away rename to email_tokens')
  expect(failed).toMatchObject({ errors: [expect.any(Error)] })
  expect(await db.$count(inboxThreads)).toBe(0)
})

test('a thread of the inbox is kept 24 months after its end: the closing, or the last message', async () => {
  const { db } = api.services
  const month = (number: number, day: number) => new Date(Date.UTC(2026, number, day))
  const [closed, answered] = [importedThread(month(0, 1)), importedThread(month(0, 1))]
  await db.insert(inboxThreads).values([
    { ...closed, status: 'closed', closedAt: month(2, 10) },
    { ...answered, status: 'answered', activeAt: month(1, 10) },
  ])
  const left = async () => (await db.select().from(inboxThreads)).map(({ id }) => id)
  await prune(db, month(25, 9))
  expect(await left()).toHaveLength(2)
  await prune(db, month(25, 11))
  expect(await left()).toEqual([closed.id])
  await prune(db, month(26, 9))
  expect(await left()).toEqual([closed.id])
  await prune(db, month(26, 11))
  expect(await left()).toEqual([])
})
