import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { jobProcess, remindedMember, setHour, taskDueIn } from '../../test/support/reminded-member.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { MAILS_PER_HOUR } from './mail-pace.ts'

const api = apiForTests()
const MINUTE_MS = 60_000
let running: ReturnType<typeof jobProcess>
let now: Date

beforeEach(() => {
  now = setHour(api, 12)
  running = jobProcess(api)
})
afterEach(() => running.stop())

async function after(minutes: number): Promise<void> {
  api.clock.offset += minutes * MINUTE_MS
  await running.settle()
}

/** The mails after that of the registration. */
const mails = async (email: string) => (await api.mailsTo(email)).slice(1)

test('a reminder arrives at an address whose limit other mails have used up', async () => {
  const member = await remindedMember(api, { email: true })
  await member.call('PUT', '/records', { records: [taskDueIn(61, now)] })
  const content = { subject: 'Parrainage', html: 'a', text: 'a' }
  for (let sent = 0; sent < 25; sent++) await enqueueMail(api.services.db, member.email, content, now)
  await after(2)
  const subjects = (await mails(member.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Parrainage').length).toBeLessThan(25)
  expect(subjects).toContain('Rendre la dissertation')
})

/** A member with `count` tasks, one due each minute, and a reminder `lead` minutes before each. */
async function memberWithTasks(count: number, lead: number) {
  const member = await remindedMember(api, { email: true })
  await member.call('PATCH', '/preferences', { notifications: { taskLeads: [lead] } })
  const records = Array.from({ length: count }, (_, n) =>
    taskDueIn(lead + 1 + n, now, { id: `t${n}`, text: `Tâche ${n}.` }),
  )
  await member.call('PUT', '/records', { records })
  return member
}

test('reminders beyond the limit of an hour come later, in one mail', async () => {
  const member = await memberWithTasks(MAILS_PER_HOUR + 4, 120)
  for (let minute = 0; minute < MAILS_PER_HOUR + 4; minute++) await after(1)
  expect(await mails(member.email)).toHaveLength(MAILS_PER_HOUR)
  await after(50)
  const later = (await mails(member.email)).slice(MAILS_PER_HOUR)
  expect(later.map(({ subject }) => subject)).toEqual(['4 échéances approchent'])
  for (let n = 0; n < 4; n++) expect(later[0]?.text).toContain(`Tâche ${MAILS_PER_HOUR + n}.`)
})

test('a reminder that would expire is sent beyond the limit', async () => {
  const member = await memberWithTasks(MAILS_PER_HOUR + 4, 30)
  for (let minute = 0; minute < MAILS_PER_HOUR + 4; minute++) await after(1)
  await after(12)
  const texts = (await mails(member.email)).map(({ subject, text }) => `${subject}. ${text}`).join()
  for (let n = 0; n < MAILS_PER_HOUR + 4; n++) expect(texts).toContain(`Tâche ${n}.`)
  expect((await mails(member.email)).length).toBeLessThan(MAILS_PER_HOUR + 4)
})

test('beyond the limit, reminders shortly before their deadlines come in one mail every three minutes', async () => {
  const count = MAILS_PER_HOUR + 12
  const member = await memberWithTasks(count, 10)
  for (let minute = 0; minute < count + 3; minute++) await after(1)
  const sent = await mails(member.email)
  expect(sent.length).toBeLessThanOrEqual(MAILS_PER_HOUR + 5)
  const texts = sent.map(({ subject, text }) => `${subject}. ${text}`).join()
  for (let n = 0; n < count; n++) expect(texts).toContain(`Tâche ${n}.`)
})
