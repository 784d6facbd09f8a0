import { exportSchema } from '@cadence/shared/schemas'
import { eq, sql } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { busyMember, dashboard, task } from '../../test/support/busy-member.ts'
import { mailedCode, newMember, PASSWORD, textIn } from '../../test/support/test-api.ts'
import * as tables from '../db/schema.ts'
import { hashToken } from '../lib/opaque-token.ts'
import { AttemptLimit } from '../limits/attempt-limit.ts'
import { createLimits } from '../limits/attempt-limits.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import type { Services } from '../services.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })

const NEXT = 'Another1password'
const login = (email: string, password: string) =>
  api.call('POST', '/auth/login', { body: { email, password } })
const erase = (token: string, body: object) => api.call('DELETE', '/account', { token, body })
const isOpen = async (token: string) => (await api.call('GET', '/auth/user', { token })).status === 200
const withoutPassword = (id: string) =>
  api.services.db.update(tables.users).set({ passwordHash: null }).where(eq(tables.users.id, id))

/** A database whose next transaction fails with a deadlock. */
function withDeadlock(): Services['db'] {
  let isFirst = true
  return new Proxy(api.services.db, {
    get(db, name) {
      if (name !== 'transaction' || !isFirst) return Reflect.get(db, name, db)
      isFirst = false
      return async () => {
        throw new Error('Failed query', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) })
      }
    },
  })
}

test('a transaction that PostgreSQL ends because of a deadlock is tried again', async () => {
  const { token, refreshToken } = await newMember(api)
  const writing = api.variant({ db: withDeadlock() })
  expect((await writing('PUT', '/records', { token, body: { records: [task(1)] } })).status).toBe(200)
  const refreshing = api.variant({ db: withDeadlock() })
  expect((await refreshing('POST', '/auth/refresh-token', { body: { refreshToken } })).status).toBe(200)
  const password = { currentPassword: PASSWORD, newPassword: NEXT }
  const changing = api.variant({ db: withDeadlock() })
  expect((await changing('POST', '/password', { token, body: password })).status).toBe(200)
  const subscribing = api.variant({ db: withDeadlock() })
  const calendar = { address: 'https://example.org/a.ics', name: 'Cours', colour: 'blue' }
  expect((await subscribing('POST', '/subscriptions', { token, body: calendar })).status).toBe(201)
  const erasing = api.variant({ db: withDeadlock() })
  const body = { password: NEXT, confirmation: 'DELETE' }
  expect((await erasing('DELETE', '/account', { token, body })).status).toBe(200)
})

test('a call that was authenticated just before the deletion gets the same answer as one after it', async () => {
  const { token, user } = await newMember(api)
  const { db } = api.services
  const gone = new Proxy(db, {
    get(_, name) {
      if (name !== 'transaction') return Reflect.get(db, name, db)
      return async (run: Parameters<typeof db.transaction>[0]) => {
        await db.delete(tables.users).where(eq(tables.users.id, user._id))
        return db.transaction(run)
      }
    },
  })
  const call = api.variant({ db: gone })
  const answer = await call('PUT', '/records', { token, body: { records: [task(1)] } })
  expect(answer).toMatchObject({ status: 401, body: { message: expect.any(String) } })
})

describe('the export', () => {
  test('is a file with all data of the member, and no secret', async () => {
    const member = await busyMember(api)
    const answer = await api.call('GET', '/export', { token: member.token })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="cadence-\d{4}-\d\d-\d\d\.json"$/,
    )
    const archive = exportSchema.parse(answer.body)
    expect(archive).toMatchObject({
      profile: {
        email: member.email,
        firstName: member.firstName,
        hasPassword: true,
        newEmail: `new-${member.email}`,
      },
      photo: { type: 'image/webp', content: 'AQL6' },
      preferences: { language: 'es', timeZone: 'Asia/Tokyo', mainDashboard: '1767225600000' },
      identities: [{ provider: 'google' }],
      referrals: { given: [{}], entered: expect.any(String) },
      sessions: [{ lastActiveAt: expect.any(String) }],
      notices: [{ kind: 'welcome' }],
      feed: { createdAt: expect.any(String) },
      dashboards: [dashboard],
      subscriptions: [{ name: 'Cours', address: `https://ade.example.org/${member.userId}.ics` }],
    })
    expect(archive.records).toHaveLength(40)
    expect(archive.records).toContainEqual(task(7))
    expect(answer.text).not.toMatch(/argon2|"hash"|passwordHash/)
    expect(answer.text).not.toContain(member.other.user._id)
  })

  test('contains all records, also when there are more than one query reads', async () => {
    const { token } = await newMember(api)
    for (let from = 0; from < 600; from += 100) {
      const records = Array.from({ length: 100 }, (_, n) => task(from + n))
      expect((await api.call('PUT', '/records', { token, body: { records } })).status).toBe(200)
    }
    const { records } = exportSchema.parse((await api.call('GET', '/export', { token })).body)
    expect(new Set(records.map(({ id }) => id)).size).toBe(600)
    expect(records).toHaveLength(600)
  })

  test('is limited to ten an hour', async () => {
    const { token } = await newMember(api)
    const call = api.variant({ limits: createLimits(1, api.database.pool) })
    for (let n = 0; n < 10; n++) expect((await call('GET', '/export', { token })).status).toBe(200)
    expect((await call('GET', '/export', { token })).status).toBe(429)
  })
})

const columnsSchema = z.object({
  rows: z.array(z.object({ table_schema: z.string(), table_name: z.string(), column_name: z.string() })),
})
const placesSchema = z.object({ rows: z.array(z.object({ place: z.string() })) })

/** `table.column` of all columns that contain a text, whatever their type. */
async function placesOf(text: string): Promise<string[]> {
  const { db } = api.services
  const { rows } = columnsSchema.parse(
    await db.execute(sql`
      select c.table_schema, c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`),
  )
  expect(rows.length).toBeGreaterThan(50)
  const looks = rows.map(({ table_schema, table_name, column_name }) => {
    const [table, column] = [sql.identifier(table_name), sql.identifier(column_name)]
    const from = sql`${sql.identifier(table_schema)}.${table}`
    return sql`
      select ${`${table_name}.${column_name}`} as place
      where exists (select from ${from} where position(${text} in ${column}::text) > 0)`
  })
  const found = await db.execute(sql.join(looks, sql` union all `))
  return placesSchema.parse(found).rows.map(({ place }) => place)
}

describe('the account', () => {
  test('stays when the password is wrong or the word is missing', async () => {
    const { token } = await newMember(api)
    const wrong = await erase(token, { password: 'Wrong1horse', confirmation: 'SUPPRIMER' })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } })
    expect((await erase(token, { confirmation: 'SUPPRIMER' })).status).toBe(400)
    for (const confirmation of ['', 'oui', 'SUPPRIMERR']) {
      const answer = await erase(token, { password: PASSWORD, confirmation })
      expect(answer).toMatchObject({ status: 400, body: { fields: { confirmation: expect.any(String) } } })
    }
    expect(await isOpen(token)).toBe(true)
  })

  test('is deleted, and a new password is set, also when the attempt limits cannot be cleared', async () => {
    const member = await newMember(api)
    const broken = new RateLimiterMemory({ points: 100, duration: 60 })
    broken.delete = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const limits = { ...api.services.limits, loginAccount: new AttemptLimit('login', broken) }
    const call = api.variant({ limits })
    const { token } = member
    const next = { currentPassword: PASSWORD, newPassword: NEXT }
    expect((await call('POST', '/password', { token, body: next })).status).toBe(200)
    const body = { password: NEXT, confirmation: 'DELETE' }
    expect((await call('DELETE', '/account', { token, body })).status).toBe(200)
    await api.services.background.idle()
    expect(api.logLines.filter((line) => line.includes('work after an answer failed'))).toHaveLength(2)
  })

  test('leaves no counted attempt in any limit', async () => {
    const { token, email, user } = await newMember(api)
    const keys = [user._id, hashToken(email)]
    const limits = createLimits(0, api.database.pool)
    const { passwordCheck: _used, ...others } = limits
    const all = Object.values(others)
    // On PostgreSQL the mail of the registration was already counted.
    for (const limit of all) for (const key of keys) await limit.tryTake(key)
    const call = api.variant({ limits })
    const body = { password: PASSWORD, confirmation: 'DELETE' }
    expect((await call('DELETE', '/account', { token, body })).status).toBe(200)
    await api.services.background.idle()
    for (const limit of all) for (const key of keys) expect(await limit.tryTake(key)).toBe(true)
  })

  test.each(['DELETE', 'eliminar'])(
    'a member without a password needs a mailed code and the word: %s',
    async (confirmation) => {
      const { token, email, user } = await newMember(api)
      await withoutPassword(user._id)
      const code = await mailedCode(api, { token, email })
      expect((await erase(token, { code, confirmation })).status).toBe(200)
      expect(await isOpen(token)).toBe(false)
    },
  )

  test.each([
    [6.9, 0],
    [7, 1],
  ])('an account of %d days counts %i times for the member who referred it', async (days, times) => {
    const { token, userId, other } = await busyMember(api)
    const createdAt = new Date(Date.now() - days * 86_400_000)
    await api.services.db.update(tables.users).set({ createdAt }).where(eq(tables.users.id, userId))
    const counts = eq(tables.referrals.referrerId, other.user._id)
    expect(await api.services.db.$count(tables.referrals, counts)).toBe(1)
    expect((await erase(token, { password: PASSWORD, confirmation: 'DELETE' })).status).toBe(200)
    expect(await api.services.db.$count(tables.referrals, counts)).toBe(times)
  })

  test('is deleted at once, and no table holds the id or the address of the member any more', async () => {
    const { token, email, userId, firstName, other, linkToken } = await busyMember(api)
    const second = (await login(email, PASSWORD)).body
    const tablesWithId = new Set((await placesOf(userId)).map((place) => place.split('.')[0]))
    // A new table with an id of members needs a row in `busyMember`.
    const referring = Object.values(tables).flatMap((table) => ('userId' in table ? [table] : []))
    expect(tablesWithId.size).toBeGreaterThanOrEqual(referring.length)

    expect(await placesOf(firstName)).toEqual(expect.arrayContaining(['users.first_name', 'notices.data']))

    // No mail is delivered from here on.
    await api.services.mailOutbox.idle()
    await api.services.mailOutbox.stop()
    await api.services.db.transaction(async (tx) => {
      await enqueueMail(tx, email, { subject: userId, html: email, text: userId }, new Date())
      const text = `Bonjour ${userId} http://localhost:3000/settings?section=personal&email-token=${linkToken}`
      await enqueueMail(tx, `new-${email}`, { subject: email, html: text, text }, new Date())
      // Another member's, which must stay.
      const other = { subject: 'Autre', html: 'x', text: 'x?email-token=y' }
      await enqueueMail(tx, `new-${email}`, other, new Date())
    })
    const answer = await erase(token, { password: PASSWORD, confirmation: ' suppri mer ' })
    expect(answer).toMatchObject({ status: 200, text: '{"success":true}' })

    await api.services.background.idle()
    expect(await placesOf(userId)).toEqual([])
    expect(await placesOf(email)).toEqual(['mails.recipient'])
    // Only the last mail calls the member by name.
    expect((await placesOf(firstName)).filter((place) => !place.startsWith('mails.'))).toEqual([])
    const waiting = await api.services.db.select().from(tables.mails).where(eq(tables.mails.recipient, email))
    expect(waiting.map(({ subject }) => subject)).toEqual(['Votre compte Cadence est supprimé'])
    const atNew = eq(tables.mails.recipient, `new-${email}`)
    const left = await api.services.db.select().from(tables.mails).where(atNew)
    expect(left.map(({ subject }) => subject)).toEqual(['Autre'])

    expect([await isOpen(token), await isOpen(textIn(second, 'token'))]).toEqual([false, false])
    expect((await login(email, PASSWORD)).status).toBe(401)
    expect(await isOpen(other.token)).toBe(true)
  })
})
