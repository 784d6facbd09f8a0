import { milestonesSchema } from '@cadence/shared/schemas/milestone'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember } from '../../test/support/test-api.ts'
import { preferences, records, referrals, users } from '../db/schema.ts'
import { findMilestones } from './milestones-queries.ts'

const api = apiForTests()
type Member = Awaited<ReturnType<typeof newMember>>
let reader: Member
let ines: Member

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
let passed = 0

beforeEach(async () => {
  // Each test begins long after what the tests before it found was kept, however long they took.
  passed += 10
  api.clock.offset = passed * 60_000
  reader = await newMember(api)
  ines = await newMember(api)
  const { db } = api.services
  await db.delete(preferences)
  await db.delete(referrals)
})

const share = (who: Member, sharesMilestones: boolean | null, character: string | null = null) =>
  api.call('PATCH', '/preferences', { token: who.token, body: { sharesMilestones, character } })

/** Logs completed sessions, the last one some time ago. */
async function focus(who: Member, count: number, { agoMs = HOUR_MS, completed = true } = {}): Promise<void> {
  const now = Date.now() + api.clock.offset
  const rows = Array.from({ length: count }, (_, i) => {
    const endedAt = new Date(now - agoMs - (count - 1 - i) * 60_000).toISOString()
    const data = {
      kind: 'timer',
      startedAt: endedAt,
      endedAt,
      focusMs: 1,
      awayCount: 0,
      awayMs: 0,
      completed,
    }
    const id = crypto.randomUUID()
    return { userId: who.user._id, collection: 'focusSession', id, data, updatedAt: endedAt }
  })
  const changedAt = new Date(now - Math.max(agoMs, 0))
  await api.services.db.insert(records).values(rows.map((row, version) => ({ ...row, version, changedAt })))
}

async function read(who = reader) {
  const answer = await api.call('GET', '/community/milestones', { token: who.token })
  expect(answer.status).toBe(200)
  return milestonesSchema.parse(answer.body).milestones
}

/** Lets the minute pass in which a process shows what it found before. */
const aMinuteLater = () => {
  api.clock.offset += 61_000
}

test('nothing is shown of a member who has not switched it on', async () => {
  await focus(ines, 10)
  expect(await read()).toEqual([])
  await share(ines, null)
  aMinuteLater()
  expect(await read()).toEqual([])
  await share(ines, false)
  aMinuteLater()
  expect(await read()).toEqual([])
})

test('with consent, first name, character, count and day are shown, and nothing else', async () => {
  await focus(ines, 12)
  await share(ines, true, 'p27')
  const answer = await api.call('GET', '/community/milestones', { token: reader.token })
  const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
  expect(answer.body).toEqual({
    milestones: [
      {
        firstName: ines.user.firstName,
        character: 'p27',
        seed: expect.stringMatching(/^[0-9a-f]{12}$/),
        own: false,
        kind: 'sessions',
        count: 10,
        day,
      },
    ],
  })
  const text = JSON.stringify(answer.body)
  for (const secret of [ines.user._id, ines.user.email, ines.user.lastName])
    expect(text).not.toContain(secret)
  expect((await read(ines))[0]?.own).toBe(true)
})

test('who takes back their consent is gone from the next answer', async () => {
  await focus(ines, 1)
  await share(ines, true)
  expect(await read()).toHaveLength(1)
  await share(ines, false)
  expect(await read()).toEqual([])
})

test('who deletes their account is gone from the next answer, and a new first name is shown at once', async () => {
  await focus(ines, 1)
  await share(ines, true)
  await read()
  const { db } = api.services
  await db.update(users).set({ firstName: 'Maé' }).where(eq(users.id, ines.user._id))
  expect((await read()).map(({ firstName }) => firstName)).toEqual(['Maé'])
  await db.delete(users).where(eq(users.id, ines.user._id))
  expect(await read()).toEqual([])
})

test.each(['06 12 34 56 78', 'ines@exemple.fr', 'exemple.fr/promo', 'Appelle le ٠٦'])(
  'a first name that may be a number or an address, such as %s, is not published',
  async (firstName) => {
    await focus(ines, 1)
    await share(ines, true)
    const { db } = api.services
    await db.update(users).set({ firstName }).where(eq(users.id, ines.user._id))
    expect(await read()).toEqual([])
    await db.update(users).set({ firstName: 'Anne-Sophie d’Été' }).where(eq(users.id, ines.user._id))
    expect(await read()).toHaveLength(1)
  },
)

test('where too many share, those with the newest sessions and referrals are counted', async () => {
  await focus(ines, 1, { agoMs: HOUR_MS / 2 })
  await share(ines, true)
  const earlier = await newMember(api)
  await focus(earlier, 1, { agoMs: DAY_MS })
  const now = new Date(Date.now() + api.clock.offset)
  const row = (referrer: Member, agoMs: number) => ({
    id: crypto.randomUUID(),
    referrerId: referrer.user._id,
    createdAt: new Date(now.getTime() - agoMs),
  })
  const entered = [1, 2, 3].flatMap((n) => [row(reader, n * HOUR_MS), row(earlier, DAY_MS + n * HOUR_MS)])
  await api.services.db.insert(referrals).values(entered)
  await share(reader, true)
  // Milestones are sorted by when they were reached, not by when consent was given.
  await share(earlier, true)
  const found = await findMilestones(api.services.db, now, 1)
  expect(found.map(({ userId, kind }) => [userId, kind])).toEqual([
    [ines.user._id, 'sessions'],
    [reader.user._id, 'referrals'],
  ])
})

test('only the newest milestone of a member is shown, sessions that were reset do not count, nor old or future ones', async () => {
  const [old, future, reset] = [await newMember(api), await newMember(api), await newMember(api)]
  await focus(ines, 30)
  await focus(old, 1, { agoMs: 15 * DAY_MS })
  await focus(future, 1, { agoMs: -HOUR_MS })
  await focus(reset, 1, { completed: false })
  for (const member of [ines, old, future, reset]) await share(member, true)
  expect((await read()).map(({ count }) => count)).toEqual([25])
})

test('referrals that open a level are milestones too, and of many members the twelve newest are shown', async () => {
  const now = Date.now() + api.clock.offset
  const row = (i: number) => ({
    id: crypto.randomUUID(),
    referrerId: ines.user._id,
    createdAt: new Date(now - 5000 + i),
  })
  await api.services.db.insert(referrals).values([0, 1, 2, 3].map(row))
  await share(ines, true)
  expect(await read()).toMatchObject([{ kind: 'referrals', count: 3 }])
  const others = await Promise.all(Array.from({ length: 13 }, () => newMember(api)))
  for (const [i, member] of others.entries()) {
    await focus(member, 1, { agoMs: (i + 1) * HOUR_MS })
    await share(member, true)
  }
  aMinuteLater()
  const shown = await read()
  expect(shown).toHaveLength(12)
  expect(shown[0]).toMatchObject({ kind: 'referrals' })
})

test('the route needs a session, and answers sixty times a minute', async () => {
  expect((await api.call('GET', '/community/milestones')).status).toBe(401)
  for (let i = 0; i < 59; i += 1) await api.services.limits.milestones.take(reader.user._id)
  await read()
  expect((await api.call('GET', '/community/milestones', { token: reader.token })).status).toBe(429)
})
