import { tokensSchema } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { pushBrowser } from '../../test/support/push-browser.ts'
import {
  jobProcess,
  mailSubjects,
  remindedMember,
  setHour,
  taskDueIn,
} from '../../test/support/reminded-member.ts'
import { newMember, PASSWORD, textIn } from '../../test/support/test-api.ts'
import { jobs, pushSubscriptions, sentReminders } from '../db/schema.ts'
import { scheduleJob } from '../jobs/job-queue.ts'
import { REMIND } from './schedule-reminders.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const MINUTE_MS = 60_000
let running: ReturnType<typeof jobProcess>

/** Lets time pass, and the jobs that are due then. */
async function after(minutes: number): Promise<void> {
  api.clock.offset += minutes * MINUTE_MS
  await running.settle()
}

let now: Date
beforeEach(() => {
  // In the middle of a day no reminder meets midnight.
  now = setHour(api, 12)
  api.pushes.length = 0
  api.pushServices.answer = async () => 201
  running = jobProcess(api)
})
afterEach(() => running.stop())

const titles = (email: string) => mailSubjects(api, email)
/** Each case has devices of its own. */
let devices = 0
const newBrowser = () => pushBrowser(`https://push.example/${++devices}`)
const signIn = async (email: string): Promise<string> =>
  textIn((await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } })).body, 'token')
const subscribe = (token: string, { subscription }: ReturnType<typeof newBrowser>) =>
  api.call('PUT', '/push-subscription', { token, body: subscription })

test('a reminder comes by mail at its time, once, with links to the task and to the settings', async () => {
  const member = await remindedMember(api, { email: true })
  await member.call('PUT', '/records', { records: [taskDueIn(120, now)] })
  await after(59)
  expect(await titles(member.email)).toEqual([])
  await after(2)
  const [, mail] = await api.mailsTo(member.email)
  expect(mail?.subject).toBe('Rendre la dissertation')
  expect(mail?.text).toContain('Échéance\u202f: aujourd’hui à 14:00')
  expect(mail?.text).toContain('/dashboard?task=t')
  expect(mail?.text).toContain('/settings?section=notifications')
  await after(30)
  expect(await titles(member.email)).toEqual(['Rendre la dissertation'])
})

test('a record on a day that does not exist has no reminder, and stops no other reminder', async () => {
  api.clock.offset = Date.parse('2027-02-25T12:00:00Z') - Date.now()
  now = api.services.now()
  const member = await remindedMember(api, { email: true })
  const good = taskDueIn(120, now)
  const odd = { ...good, id: 'odd', data: { ...good.data, dueDay: '2027-02-31' } }
  const [start, end] = ['2027-02-28T09:00:00', '2027-02-30T10:00:00']
  const exam = { uid: 'a', title: 'Examen', start, end, timeZone: 'Europe/Paris', kind: 'course', exam: true }
  const event = { ...good, collection: 'event', id: 'exam', data: exam }
  await member.call('PUT', '/records', { records: [good, odd, event] })
  await after(61)
  expect(await titles(member.email)).toEqual(['Rendre la dissertation'])
})

test('a member who turns mails off gets nothing and has no job left', async () => {
  const member = await remindedMember(api, { email: true })
  await member.call('PUT', '/records', { records: [taskDueIn(61, now)] })
  const own = eq(jobs.key, member.user._id)
  expect(await api.services.db.$count(jobs, own)).toBe(1)
  await member.call('PATCH', '/preferences', { notifications: { email: false } })
  await after(10)
  expect(await titles(member.email)).toEqual([])
  expect(await api.services.db.$count(jobs, own)).toBe(0)
})

test('a write that still sees mails turned off keeps the job that turning them on schedules', async () => {
  await running.stop()
  const { db } = api.services
  const member = await remindedMember(api, { email: false })
  // The other request has committed its job, and this one has read the choices before.
  await scheduleJob(db, { kind: REMIND, key: member.user._id, userId: member.user._id, at: now })
  await member.call('PUT', '/records', { records: [taskDueIn(61, now)] })
  expect(await db.$count(jobs, eq(jobs.key, member.user._id))).toBe(1)
})

test('completing a task, moving a deadline and changing a lead time take effect until the last moment', async () => {
  const member = await remindedMember(api, { email: true })
  const [done, moved] = [taskDueIn(65, now, { id: 'done' }), taskDueIn(65, now, { id: 'moved' })]
  await member.call('PUT', '/records', { records: [done, moved] })
  await after(2)
  const at = api.services.now()
  const completed = { ...done.data, completed: true, completedAt: at.toISOString() }
  const later = taskDueIn(180, at, { id: 'moved', text: 'Relire' })
  await member.call('PUT', '/records', {
    records: [{ ...done, updatedAt: at.toISOString(), data: completed }, later],
  })
  await after(10)
  expect(await titles(member.email)).toEqual([])
  await member.call('PATCH', '/preferences', { notifications: { taskLeads: [169] } })
  await after(2)
  expect(await titles(member.email)).toEqual(['Relire'])
})

test('several deadlines at one moment make one message', async () => {
  const member = await remindedMember(api, { email: true })
  const records = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) =>
    taskDueIn(70, now, { id, text: `Tâche ${id}` }),
  )
  await member.call('PUT', '/records', { records })
  await after(11)
  const [, mail] = await api.mailsTo(member.email)
  expect(mail?.subject).toBe('7 échéances approchent')
  expect(mail?.text).toContain('Tâche d, aujourd’hui à 13:10')
  expect(mail?.text).toContain('et 3 autres')
  expect(await titles(member.email)).toHaveLength(1)
})

test('in the morning comes a summary with the first event, the deadlines and what is late', async () => {
  const member = await remindedMember(api, { email: true })
  const tomorrow = new Date(now.getTime() + 24 * 60 * MINUTE_MS).toISOString().slice(0, 10)
  const event = {
    ...{ uid: 'e', title: 'Chimie', start: `${tomorrow}T09:00:00`, end: `${tomorrow}T11:00:00` },
    ...{ timeZone: 'UTC', kind: 'course' },
  }
  const records = [
    taskDueIn(24 * 60, now),
    taskDueIn(-48 * 60, now, { id: 'late' }),
    { collection: 'event', id: 'e', updatedAt: now.toISOString(), data: event },
  ]
  await member.call('PUT', '/records', { records })
  const notifications = { morning: true, morningAt: '08:00', taskLeads: [] }
  await member.call('PATCH', '/preferences', { notifications })
  await after(20 * 60 + 1)
  const [, mail] = await api.mailsTo(member.email)
  expect(mail?.subject).toBe('Votre journée')
  const lines = ['D’abord\u202f: Chimie à 09:00', 'Rendre la dissertation, 12:00', 'Une tâche est en retard.']
  for (const line of lines) expect(mail?.text).toContain(line)
  await after(60)
  expect(await titles(member.email)).toHaveLength(1)
})

test('a task that is typed after the moment of the summary causes no late summary', async () => {
  const member = await remindedMember(api, { email: true })
  const notifications = { morning: true, morningAt: '11:00', taskLeads: [] }
  await member.call('PATCH', '/preferences', { notifications })
  await member.call('PUT', '/records', { records: [taskDueIn(300, now)] })
  await after(1)
  expect(await titles(member.email)).toEqual([])
})

test('one message goes to one browser: to the one that was active last', async () => {
  const member = await remindedMember(api, { push: true, email: true })
  const [phone, laptop] = [newBrowser(), newBrowser()]
  await subscribe(member.token, phone)
  api.clock.offset += MINUTE_MS
  expect((await subscribe(await signIn(member.email), laptop)).status).toBe(204)
  await member.call('PUT', '/records', { records: [taskDueIn(61, api.services.now())] })
  await after(2)
  expect(api.pushes.map(({ url }) => url.href)).toEqual([laptop.endpoint])
  expect(laptop.read(api.pushes[0]?.body ?? Buffer.alloc(0))).toMatchObject({
    ...{ title: 'Rendre la dissertation', path: '/dashboard?task=t' },
    body: expect.stringContaining('aujourd’hui à 13:02'),
  })
  expect(await titles(member.email)).toEqual([])
})

test.each([404, 410])(
  'a browser that no longer subscribes (%i) is forgotten, and the next one gets the message',
  async (status) => {
    const member = await remindedMember(api, { push: true })
    const [phone, laptop] = [newBrowser(), newBrowser()]
    await subscribe(member.token, phone)
    api.clock.offset += MINUTE_MS
    await subscribe(await signIn(member.email), laptop)
    api.pushServices.answer = async ({ url }) => (url.href === laptop.endpoint ? status : 201)
    await member.call('PUT', '/records', { records: [taskDueIn(61, api.services.now())] })
    await after(2)
    expect(api.pushes.map(({ url }) => url.href)).toEqual([laptop.endpoint, phone.endpoint])
    const left = await api.services.db.select().from(pushSubscriptions)
    expect(left.map(({ endpoint }) => endpoint)).toContain(phone.endpoint)
    expect(left.map(({ endpoint }) => endpoint)).not.toContain(laptop.endpoint)
  },
)

test('when no browser is left the message becomes a mail, once', async () => {
  const member = await remindedMember(api, { push: true, email: true })
  await subscribe(member.token, newBrowser())
  api.pushServices.answer = async () => 410
  await member.call('PUT', '/records', { records: [taskDueIn(61, now)] })
  await after(2)
  await after(10)
  expect(await titles(member.email)).toEqual(['Rendre la dissertation'])
})

test('a push service that is down is retried with the same message, which later becomes a mail', async () => {
  const member = await remindedMember(api, { push: true, email: true })
  await subscribe(member.token, newBrowser())
  api.pushServices.answer = async () => {
    throw new Error('no connection')
  }
  await member.call('PUT', '/records', { records: [taskDueIn(61, now)] })
  for (let minute = 0; minute < 4; minute++) await after(1)
  expect(api.pushes).toHaveLength(3)
  expect(new Set(api.pushes.map(({ headers }) => headers.Topic)).size).toBe(1)
  expect(await titles(member.email)).toEqual(['Rendre la dissertation'])
})

test('without mails, a push service that was down gets the message when it is back', async () => {
  const member = await remindedMember(api, { push: true })
  await subscribe(member.token, newBrowser())
  api.pushServices.answer = async () => 503
  await member.call('PUT', '/records', { records: [taskDueIn(61, now)] })
  for (let minute = 0; minute < 5; minute++) await after(1)
  api.pushServices.answer = async () => 201
  for (let minute = 0; minute < 10; minute++) await after(1)
  const count = api.pushes.length
  expect(count).toBeGreaterThan(3)
  await after(10)
  expect(api.pushes).toHaveLength(count)
})

test('two processes and a lost claim send each reminder once', async () => {
  const other = jobProcess(api)
  const members = await Promise.all(Array.from({ length: 6 }, () => remindedMember(api, { email: true })))
  await Promise.all(
    members.map(({ call }) => call('PUT', '/records', { records: [taskDueIn(61, api.services.now())] })),
  )
  api.clock.offset += 2 * MINUTE_MS
  // A change of the records takes the job away from the process that handles it.
  const changes = members.map(({ call }) =>
    call('PUT', '/records', { records: [taskDueIn(3_000, api.services.now(), { id: 'other' })] }),
  )
  await Promise.all([running.settle(), other.settle(), ...changes])
  await Promise.all([running.settle(), other.settle()])
  for (const { email } of members) expect(await titles(email)).toEqual(['Rendre la dissertation'])
  await other.stop()
})

test('a start sends the reminders that were due while no process ran, up to six hours late', async () => {
  const member = await remindedMember(api, { email: true })
  await member.call('PATCH', '/preferences', { notifications: { taskLeads: [1440] } })
  const records = [
    taskDueIn(24 * 60 + 10, now, { id: 'too-late', text: 'Rendre le DM' }),
    taskDueIn(24 * 60 + 70, now, { id: 'late' }),
    taskDueIn(24 * 60 + 80, now, { id: 'later' }),
  ]
  await member.call('PUT', '/records', { records })
  await running.stop()
  api.clock.offset += (6 * 60 + 60) * MINUTE_MS
  running = jobProcess(api)
  await running.settle()
  expect(await titles(member.email)).toEqual(['2 échéances approchent'])
  await after(10 * 60)
  expect(await titles(member.email)).toHaveLength(1)
})

test('a device that travels east has its reminders at the hours of its new time zone', async () => {
  const { email } = await newMember(api)
  const inZone = (zone: string) => ({ 'X-Time-Zone': zone })
  const login = { body: { email, password: PASSWORD }, headers: inZone('Europe/Paris') }
  const { token, refreshToken } = tokensSchema.parse((await api.call('POST', '/auth/login', login)).body)
  const notifications = { email: true, taskLeads: [60], morning: false, quiet: false }
  await api.call('PATCH', '/preferences', { token, body: { notifications } })
  // At 23:00, on the clock of wherever the member is. In Tokyo it is 21:00 now.
  const records = [taskDueIn(11 * 60, now)]
  await api.call('PUT', '/records', { token, body: { records } })
  await after(1)
  const moved = { body: { refreshToken }, headers: inZone('Asia/Tokyo') }
  expect((await api.call('POST', '/auth/refresh-token', moved)).status).toBe(200)
  await after(60)
  expect(await titles(email)).toEqual(['Rendre la dissertation'])
})

test('the marks of sent reminders are deleted with the account', async () => {
  const member = await remindedMember(api, { email: true })
  await member.call('PUT', '/records', { records: [taskDueIn(61, now)] })
  await after(2)
  const own = eq(sentReminders.userId, member.user._id)
  expect(await api.services.db.$count(sentReminders, own)).toBe(1)
  await member.call('DELETE', '/account', { password: PASSWORD, confirmation: 'SUPPRIMER' })
  expect(await api.services.db.$count(sentReminders, own)).toBe(0)
})
