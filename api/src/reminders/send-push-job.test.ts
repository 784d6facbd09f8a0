import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { pushBrowser } from '../../test/support/push-browser.ts'
import { jobProcess, remindedMember, taskDueIn } from '../../test/support/reminded-member.ts'
import { jobs } from '../db/schema.ts'
import { SEND_PUSH, sendPushJob } from './send-push-job.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const MINUTE_MS = 60_000
let running: ReturnType<typeof jobProcess>

beforeEach(() => {
  const noon = new Date()
  noon.setUTCHours(36, 0, 0, 0)
  api.clock.offset = noon.getTime() - Date.now()
  api.pushes.length = 0
  running = jobProcess(api)
})
afterEach(() => running.stop())

/** How many browsers the tests have made. Each test has its own. */
let browsers = 0

/** A member whose reminder waits, because the push service of their browser is down. */
async function waitingMember(ways: { email?: boolean } = {}) {
  const member = await remindedMember(api, { push: true, ...ways })
  await member.call(
    'PUT',
    '/push-subscription',
    pushBrowser(`https://push.example/${++browsers}`).subscription,
  )
  api.pushServices.answer = async () => 503
  await member.call('PUT', '/records', { records: [taskDueIn(60, api.services.now())] })
  await running.settle()
  expect(api.pushes).toHaveLength(1)
  api.pushServices.answer = async () => 201
  return member
}

async function nextTry(): Promise<void> {
  api.clock.offset += MINUTE_MS
  await running.settle()
}
const subjects = async (email: string) => (await api.mailsTo(email)).map(({ subject }) => subject).slice(1)

test('a message that waits goes to no browser after push was turned off, but by mail where mails are on', async () => {
  const silent = await waitingMember()
  await silent.call('PATCH', '/preferences', { notifications: { push: false } })
  await nextTry()
  expect(api.pushes).toHaveLength(1)
  expect(await api.services.db.$count(jobs, eq(jobs.kind, SEND_PUSH))).toBe(0)
  api.pushes.length = 0
  const other = await waitingMember({ email: true })
  await other.call('PATCH', '/preferences', { notifications: { push: false } })
  await nextTry()
  expect(api.pushes).toHaveLength(1)
  expect(await subjects(other.email)).toEqual(['Rendre la dissertation'])
})

test.each([
  ['fr', 'Un rappel de Cadence'],
  ['en', 'A reminder from Cadence'],
  ['es', 'Un recordatorio de Cadence'],
] as const)(
  'without details, a message in %s names nothing, and still leads to its task',
  async (language, title) => {
    const member = await remindedMember(api, { push: true })
    const browser = pushBrowser(`https://push.example/${++browsers}`)
    await member.call('PUT', '/push-subscription', browser.subscription)
    await member.call('PATCH', '/preferences', { language, notifications: { pushDetails: false } })
    await member.call('PUT', '/records', { records: [taskDueIn(60, api.services.now())] })
    await running.settle()
    const [sent] = api.pushes
    if (!sent) throw new Error('No message was sent.')
    expect(browser.read(sent.body)).toMatchObject({ title, body: '', path: '/dashboard?task=t' })
  },
)

test('details that are turned off while a message waits are not sent', async () => {
  const member = await remindedMember(api, { push: true })
  const browser = pushBrowser(`https://push.example/${++browsers}`)
  await member.call('PUT', '/push-subscription', browser.subscription)
  api.pushServices.answer = async () => 503
  await member.call('PUT', '/records', { records: [taskDueIn(60, api.services.now())] })
  await running.settle()
  api.pushServices.answer = async () => 201
  await member.call('PATCH', '/preferences', { notifications: { pushDetails: false } })
  await nextTry()
  const sent = api.pushes.at(-1)
  if (!sent) throw new Error('No message was sent.')
  expect(browser.read(sent.body).title).toBe('Un rappel de Cadence')
})

test('a message that waits is dropped after reminders were turned off', async () => {
  const member = await waitingMember({ email: true })
  await member.call('PATCH', '/preferences', { notifications: { tasks: false } })
  await nextTry()
  expect(api.pushes).toHaveLength(1)
  expect(await subjects(member.email)).toEqual([])
})

test('a process that stops sends no message, because another process sends it again', async () => {
  await waitingMember()
  const [row] = await api.services.db.select().from(jobs).where(eq(jobs.kind, SEND_PUSH))
  if (!row) throw new Error('No job waits.')
  const job = { ...row, claim: 'a' }
  const stopped = AbortSignal.abort(new Error('The process stops.'))
  await expect(sendPushJob(api.services).handle(job, stopped)).rejects.toThrow('The process stops.')
  expect(api.pushes).toHaveLength(1)
})
