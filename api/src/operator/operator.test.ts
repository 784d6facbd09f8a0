import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { feedResponseSchema } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { importedThread } from '../../test/support/inbox-client.ts'
import { newEmail, newMember, PASSWORD, tokenIn } from '../../test/support/test-api.ts'
import * as tables from '../db/schema.ts'
import { deleteThreadsOf, threadsWith } from '../inbox/threads-queries.ts'
import { scheduleJob } from '../jobs/job-queue.ts'
import { REMIND } from '../reminders/schedule-reminders.ts'
import { SEND_PUSH } from '../reminders/send-push-job.ts'
import { afterRestore, deletionsIn } from './after-restore.ts'
import { giveBack } from './give-back.ts'

const api = apiForTests({ ADMIN_EMAILS: 'chief@example.org' })
const appUrl = 'http://localhost:3000'
const user = (token: string) => api.call('GET', '/auth/user', { token })
const login = (email: string, password = PASSWORD) =>
  api.call('POST', '/auth/login', { body: { email, password } })

/** Turns a member's private feed on. @returns its path below the API's */
async function feedOf(token: string): Promise<string> {
  const { feed } = feedResponseSchema.parse((await api.call('POST', '/feed', { token })).body)
  const path = feed?.url.replace(/^.*\/api\/v1/, '') ?? ''
  expect((await api.call('GET', path)).status).toBe(200)
  return path
}

/** A file that is gone after the test. */
function fileWith(content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-logs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'api.log')
  writeFileSync(file, content)
  return file
}

test('forms are read and deleted for one person, however their address was written', async () => {
  const { db } = api.services
  const request = { firstName: 'Léa', lastName: 'Martin', school: 'Lycée', role: 'leadership' }
  for (const [key, email] of [
    ['a', 'Lea@example.org'],
    ['b', 'tom@example.org'],
  ] as const) {
    const body = { ...request, email, requestKey: key.repeat(32) }
    expect((await api.call('POST', '/demo-requests', { body })).status).toBe(201)
  }
  const [first, ...others] = await threadsWith(db, 'lea@example.org', new Date())
  expect(others).toEqual([])
  expect(first).toMatchObject({
    kind: 'demo',
    name: 'Léa Martin',
    details: [
      { name: 'school', value: 'Lycée' },
      { name: 'role', value: 'leadership' },
    ],
  })
  expect(await deleteThreadsOf(db, 'lea@example.org')).toEqual([first?.id])
  expect(await threadsWith(db, 'lea@example.org', new Date())).toEqual([])
  expect(await threadsWith(db, 'tom@example.org', new Date())).toHaveLength(1)
})

test('an account is given back with its owner’s address, and all former sign-ins stop working', async () => {
  const { db } = api.services
  const { token, email } = await newMember(api)
  const [owner, other] = [newEmail(), await newMember(api)]
  const feed = await feedOf(token)
  const give = (to: string) => giveBack(db, { from: email, to, appUrl, now: new Date() })
  await expect(give(other.email)).rejects.toThrow('another account')
  await give(owner)
  expect((await user(token)).status).toBe(401)
  for (const address of [email, owner]) expect((await login(address)).status).toBe(401)
  expect((await api.call('GET', feed)).status).toBe(404)
  await expect(give(owner)).rejects.toThrow('no account')

  const reset = tokenIn((await api.mailsTo(owner)).at(-1), 'reset-password')
  const [password, confirmPassword] = ['Another2battery', 'Another2battery']
  const body = { token: reset, password, confirmPassword }
  expect((await api.call('POST', '/auth/reset-password', { body })).status).toBe(200)
  expect((await login(owner, password)).status).toBe(200)
})

test('after a restore no session, mail or link of the backup works, and deleted accounts stay deleted', async () => {
  const { db } = api.services
  const [stays, left] = [await newMember(api), await newMember(api)]
  const feed = await feedOf(stays.token)
  const userId = stays.user._id
  for (const kind of [REMIND, SEND_PUSH]) {
    await scheduleJob(db, { kind, key: userId, userId, at: new Date() })
  }
  await api.call('POST', '/auth/forgot-password', { body: { email: stays.email } })
  const reset = tokenIn((await api.mailsTo(stays.email)).at(-1), 'reset-password')
  const [thread, other] = [importedThread(new Date()), importedThread(new Date())]
  const restored = [thread, other]
  const chief = await newMember(api, 'chief@example.org')
  await db.delete(tables.inboxThreads)
  await db.insert(tables.inboxThreads).values({ ...thread, email: 'erased@example.org' })
  const erasure = { token: chief.token, body: { email: 'erased@example.org' } }
  expect((await api.call('POST', '/inbox/erasures', erasure)).body).toEqual({ erased: 1 })
  await db.insert(tables.inboxThreads).values(restored)
  const log = [
    ...api.logLines.filter((line) => line.includes('inbox.erased')),
    'ready http://localhost:3100',
    JSON.stringify({ security: 'account.deleted', userId: left.user._id }),
    JSON.stringify({ security: 'login', userId: stays.user._id }),
    '{',
  ].join('\n')
  const deleted = await deletionsIn([fileWith(log)])
  expect(deleted).toEqual({ accounts: [left.user._id], threads: [thread.id] })

  const sharing = { token: stays.token, body: { sharesMilestones: true, character: 'p27' } }
  expect((await api.call('PATCH', '/preferences', sharing)).status).toBe(200)

  const undone = await afterRestore(db, deleted)
  expect(undone).toMatchObject({ accounts: 1, threads: 1 })
  expect(await db.select({ id: tables.inboxThreads.id }).from(tables.inboxThreads)).toEqual([
    { id: other.id },
  ])
  expect(undone.sessions).toBeGreaterThanOrEqual(2)
  for (const { token } of [stays, left]) expect((await user(token)).status).toBe(401)
  const body = { token: reset, password: 'Another2battery', confirmPassword: 'Another2battery' }
  expect((await api.call('POST', '/auth/reset-password', { body })).status).toBe(400)
  expect((await login(left.email)).status).toBe(401)
  expect((await login(stays.email)).status).toBe(200)
  expect(await db.select().from(tables.users).where(eq(tables.users.id, left.user._id))).toEqual([])
  expect(await db.select().from(tables.secrets)).toEqual([])
  // They may have taken it back after the backup.
  const { sharesMilestones, character } = tables.preferences
  const chosen = db.select({ sharesMilestones, character }).from(tables.preferences)
  expect(await chosen.where(eq(tables.preferences.userId, userId))).toEqual([
    { sharesMilestones: null, character: 'p27' },
  ])
  expect((await api.call('GET', feed)).status).toBe(404)
  // A message that the backup has under way was sent long ago.
  const waiting = await db.select().from(tables.jobs).where(eq(tables.jobs.userId, userId))
  expect(waiting.map(({ kind }) => kind)).toEqual([REMIND])
})

test.each<[string, (line: string) => string | Uint8Array]>([
  ['compressed', (line) => gzipSync(line)],
  ['with a prefix on each line', (line) => `Nov 28 03:10:00 host node[7]: ${line}`],
  ['empty', () => ''],
])('a log that is %s is refused: who was deleted would come back', async (_, write) => {
  const line = `${JSON.stringify({ level: 30, time: 0, security: 'account.deleted', userId: 'left' })}\n`
  const whole = fileWith(line)
  expect(await deletionsIn([whole])).toEqual({ accounts: ['left'], threads: [] })
  await expect(deletionsIn([whole, fileWith(write(line))])).rejects.toThrow('no line of the API’s log')
})
