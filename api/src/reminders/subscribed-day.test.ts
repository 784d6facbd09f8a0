import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { jobProcess, remindedMember, taskDueIn } from '../../test/support/reminded-member.ts'
import { textIn } from '../../test/support/test-api.ts'
import { calendarSources, jobs, preferences, subscriptions } from '../db/schema.ts'
import { sourceIdOf } from '../subscriptions/calendar-sources.ts'
import { DayReader } from './day-reader.ts'
import { SubscribedDays } from './subscribed-day.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
let running: ReturnType<typeof jobProcess>
let now: Date
let tomorrow: string

beforeEach(() => {
  const noon = new Date()
  noon.setUTCHours(36, 0, 0, 0)
  api.clock.offset = noon.getTime() - Date.now()
  now = api.services.now()
  tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  running = jobProcess(api)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await running.stop()
  for (const one of opened.splice(0)) await one.stop()
})

const opened: SubscribedDays[] = []
function newDays(options?: ConstructorParameters<typeof SubscribedDays>[1]): SubscribedDays {
  const days = new SubscribedDays(api.services, options)
  opened.push(days)
  return days
}

async function after(minutes: number): Promise<void> {
  api.clock.offset += minutes * MINUTE_MS
  await running.settle()
}
/** Minutes from noon to the next summary. */
const UNTIL_MORNING = 20 * 60 + 1

/** A calendar with events on one day. @param events the hour in Paris at which each title begins */
function calendar(events: Record<string, number>, day = tomorrow): string {
  const at = (hour: number) =>
    `TZID=Europe/Paris:${day.replaceAll('-', '')}T${`${hour}`.padStart(2, '0')}0000`
  const lines = Object.entries(events).flatMap(([title, hour]) => [
    ...['BEGIN:VEVENT', `UID:${title}`, `DTSTART;${at(hour)}`, `DTEND;${at(hour + 1)}`],
    ...[`SUMMARY:${title}`, 'END:VEVENT'],
  ])
  return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
}

/** How many addresses the tests have made. Each test has its own calendars. */
let addresses = 0
const newAddress = () => `https://school.example/${++addresses}.ics`

type Member = Awaited<ReturnType<typeof remindedMember>>

async function morningMember(): Promise<Member> {
  const member = await remindedMember(api, { email: true })
  await member.call('PATCH', '/preferences', {
    ...{ timeZone: 'Europe/Paris' },
    notifications: { morning: true, morningAt: '09:00', taskLeads: [] },
  })
  return member
}

/** Subscribes a member to a calendar that was read already. @returns the id of the subscription */
async function subscribe(member: Member, text: string, address = newAddress()): Promise<string> {
  const { db } = api.services
  const id = sourceIdOf(address)
  const read = { content: gzipSync(text), version: '1', nextReadAt: new Date(now.getTime() + 9 * DAY_MS) }
  await db
    .insert(calendarSources)
    .values({ id, address, askedAt: now, ...read })
    .onConflictDoNothing()
  const { body } = await member.call('POST', '/subscriptions', { address, name: 'Cours', colour: 'blue' })
  return textIn(body, 'subscription', 'id')
}

/** The mails after that of the registration. */
const mails = async ({ email }: Member) => (await api.mailsTo(email)).slice(1)

test('the summary names the first event of a subscribed calendar, in the time zone of the member', async () => {
  const member = await morningMember()
  await subscribe(member, calendar({ Chimie: 14, Algèbre: 11 }))
  await after(UNTIL_MORNING)
  const [mail, ...more] = await mails(member)
  expect(mail?.subject).toBe('Votre journée')
  expect(mail?.text).toContain('D’abord\u202f: Algèbre à 11:00')
  await after(60)
  expect([...more, ...(await mails(member)).slice(1)]).toEqual([])
})

test('beside deadlines, the summary names the earlier of a subscribed event and one of the planner', async () => {
  const member = await morningMember()
  await subscribe(member, calendar({ Algèbre: 11 }))
  const event = {
    ...{ uid: 'e', title: 'Chimie', start: `${tomorrow}T10:00:00`, end: `${tomorrow}T11:00:00` },
    ...{ timeZone: 'Europe/Paris', kind: 'course' },
  }
  const records = [
    taskDueIn(24 * 60, now),
    { collection: 'event', id: 'e', updatedAt: now.toISOString(), data: event },
  ]
  await member.call('PUT', '/records', { records })
  await after(UNTIL_MORNING)
  const [mail] = await mails(member)
  expect(mail?.text).toContain('D’abord\u202f: Chimie à 10:00')
  expect(mail?.text).toContain('Rendre la dissertation')
})

test('no summary comes on a day without events, or when the calendar is hidden', async () => {
  const [free, hiding] = [await morningMember(), await morningMember()]
  await subscribe(free, calendar({ Algèbre: 11 }, '2020-01-01'))
  const id = await subscribe(hiding, calendar({ Algèbre: 11 }))
  await hiding.call('PATCH', `/subscriptions/${id}`, { hidden: true })
  await after(UNTIL_MORNING)
  expect(await mails(free)).toEqual([])
  expect(await mails(hiding)).toEqual([])
})

test('subscribing, or showing a calendar again, after the moment of the summary causes no late summary', async () => {
  const today = now.toISOString().slice(0, 10)
  const member = await morningMember()
  const id = await subscribe(member, calendar({ Algèbre: 16 }, today))
  await member.call('PATCH', `/subscriptions/${id}`, { hidden: true })
  const { db } = api.services
  const before = new Date(now.getTime() - 3 * DAY_MS)
  await db.update(subscriptions).set({ createdAt: before }).where(eq(subscriptions.id, id))
  await db.update(preferences).set({ updatedAt: before }).where(eq(preferences.userId, member.user._id))
  await member.call('PATCH', `/subscriptions/${id}`, { hidden: false })
  await subscribe(member, calendar({ Latin: 17 }, today))
  await member.call('PUT', '/records', { records: [taskDueIn(300, now)] })
  await after(1)
  expect(await mails(member)).toEqual([])
})

test('a summary leaves out a calendar that takes too long, and members share the reading of a calendar', async () => {
  const [one, other] = [await morningMember(), await morningMember()]
  const address = newAddress()
  await subscribe(one, calendar({ Algèbre: 11 }), address)
  await subscribe(other, '', address)
  const day = { day: tomorrow, zone: 'Europe/Paris' }
  const hurried = newDays({ memberMs: 0 })
  expect(await hurried.read(one.user._id, day)).toMatchObject({ occurrences: [], failed: 0, late: 1 })
  const days = newDays()
  expect(await days.read(one.user._id, day)).toMatchObject({
    occurrences: [{ start: `${tomorrow}T11:00:00`, event: { title: 'Algèbre' } }],
    ...{ failed: 0, late: 0 },
  })
  const { db } = api.services
  await db.update(calendarSources).set({ content: null }).where(eq(calendarSources.address, address))
  expect((await days.read(other.user._id, day)).occurrences).toHaveLength(1)
  await db.update(calendarSources).set({ version: '2' }).where(eq(calendarSources.address, address))
  expect((await days.read(other.user._id, day)).occurrences).toEqual([])
})

test('a calendar that takes too long is not tried again, and a text that is no calendar has no events', async () => {
  const { db } = api.services
  const [one, other] = [await morningMember(), await morningMember()]
  const [large, odd] = [newAddress(), newAddress()]
  await subscribe(
    one,
    calendar(Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`Cours ${n}`, 9]))),
    large,
  )
  const days = newDays({ reader: new DayReader({ timeMs: 1 }) })
  const day = { day: tomorrow, zone: 'Europe/Paris' }
  expect(await days.read(one.user._id, day)).toMatchObject({ occurrences: [], failed: 1, late: 0 })
  await db.update(calendarSources).set({ content: null }).where(eq(calendarSources.address, large))
  expect(await days.read(one.user._id, day)).toMatchObject({ failed: 1, late: 0 })
  await subscribe(other, 'BEGIN:VEVENT', odd)
  expect(await newDays().read(other.user._id, day)).toMatchObject({ occurrences: [], failed: 0, late: 0 })
})

test('a process that stops reads no further calendar', async () => {
  const member = await morningMember()
  await subscribe(member, calendar({ Algèbre: 11 }))
  const stopped = AbortSignal.abort(new Error('The process stops.'))
  const day = { day: tomorrow, zone: 'Europe/Paris' }
  await expect(newDays().read(member.user._id, day, stopped)).rejects.toThrow('stops')
})

test('a reading goes on for the other members when the one who asked first waits no longer', async () => {
  const [first, other] = [await morningMember(), await morningMember()]
  const address = newAddress()
  const text = calendar({ Algèbre: 11 })
  for (const member of [first, other]) await subscribe(member, text, address)
  const reader = new DayReader()
  const read = vi.spyOn(reader, 'read')
  const days = newDays({ reader })
  const day = { day: tomorrow, zone: 'Europe/Paris' }
  const stop = new AbortController()
  const ended = expect(days.read(first.user._id, day, stop.signal)).rejects.toThrow('lease')
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  const waiting = days.read(other.user._id, day)
  stop.abort(new Error('The lease ended.'))
  await ended
  expect(await waiting).toMatchObject({ occurrences: [{ event: { title: 'Algèbre' } }], failed: 0, late: 0 })
})

test('a day that is over is read again, as it is kept no longer', async () => {
  const member = await morningMember()
  await subscribe(member, calendar({ Algèbre: 11 }))
  const reader = new DayReader()
  const read = vi.spyOn(reader, 'read')
  const days = newDays({ reader })
  const [today, later] = [now, new Date(now.getTime() + DAY_MS)].map((at) => {
    return { day: at.toISOString().slice(0, 10), zone: 'Europe/Paris' }
  })
  if (!today || !later) throw new Error('no days')
  for (const day of [today, today, later, today]) await days.read(member.user._id, day)
  expect(read).toHaveBeenCalledTimes(2)
  api.clock.offset += DAY_MS
  for (const day of [{ ...later, zone: 'UTC' }, later, today]) await days.read(member.user._id, day)
  expect(read).toHaveBeenCalledTimes(4)
})

test('the summary waits for calendars that were not read in time, and a deadline does not', async () => {
  const member = await morningMember()
  await subscribe(member, calendar({ Algèbre: 11 }))
  await member.call('PATCH', '/preferences', { notifications: { taskLeads: [60] } })
  await member.call('PUT', '/records', { records: [taskDueIn(22 * 60, now)] })
  const days = api.services.subscribedDays
  const unread = { day: tomorrow, zone: 'Europe/Paris', occurrences: [], failed: 0, late: 1 }
  const read = vi.spyOn(days, 'read').mockResolvedValue(unread)
  await after(UNTIL_MORNING)
  expect((await mails(member)).map(({ subject }) => subject)).toEqual(['Rendre la dissertation'])
  await after(2)
  expect(await mails(member)).toHaveLength(1)
  read.mockRestore()
  await after(2)
  const [, mail, ...more] = await mails(member)
  expect(mail?.subject).toBe('Votre journée')
  expect(mail?.text).toContain('D’abord\u202f: Algèbre à 11:00')
  expect(more).toEqual([])
})

test.each([
  ['calendars that are not read in half an hour', { failed: 0, late: 1 }, 31],
  ['a calendar that cannot be read', { failed: 1, late: 0 }, 0],
])('the summary does not wait for %s', async (_name, counts, minutes) => {
  const member = await morningMember()
  await subscribe(member, calendar({ Algèbre: 11 }))
  await member.call('PUT', '/records', { records: [taskDueIn(24 * 60, now)] })
  const unread = { day: tomorrow, zone: 'Europe/Paris', occurrences: [], ...counts }
  vi.spyOn(api.services.subscribedDays, 'read').mockResolvedValue(unread)
  await after(UNTIL_MORNING)
  for (let minute = 1; minute <= minutes; minute += 1) {
    if (minute < 28) expect(await mails(member)).toEqual([])
    await after(1)
  }
  const [mail, ...more] = await mails(member)
  expect(mail?.text).toContain('Rendre la dissertation')
  expect(more).toEqual([])
})

test('after three attempts in which a process was killed the summary comes without calendars', async () => {
  const member = await morningMember()
  await subscribe(member, calendar({ Algèbre: 11 }))
  await member.call('PUT', '/records', { records: [taskDueIn(24 * 60, now)] })
  const read = vi.spyOn(api.services.subscribedDays, 'read')
  await api.services.db.update(jobs).set({ attempts: 3 }).where(eq(jobs.key, member.user._id))
  await after(UNTIL_MORNING)
  const [mail] = await mails(member)
  expect(mail?.text).toContain('Rendre la dissertation')
  expect(read).not.toHaveBeenCalled()
})
