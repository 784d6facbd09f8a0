import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import * as tables from '../../src/db/schema.ts'
import { hashToken, newToken } from '../../src/lib/opaque-token.ts'
import { createSubscription } from '../../src/subscriptions/subscriptions-queries.ts'
import { newMember, type TestApi, textIn } from './test-api.ts'

const at = '2026-01-05T08:00:00.000Z'
/** The data of the member: a dashboard and forty tasks. */
export const dashboard = { name: 'Révisions <b>', items: [], createdAt: at, updatedAt: at }
export const task = (n: number) => ({
  collection: 'task',
  id: String(n),
  updatedAt: at,
  data: { text: `Lire ${n}`, completed: false, completedAt: null, position: 'a0' },
})

/** A member with a row in every table that can hold one of theirs. */
export async function busyMember(api: TestApi) {
  const member = await newMember(api)
  // The id is unique in the database.
  const firstName = `Léa${member.user._id.slice(0, 8)}`
  await api.call('PATCH', '/profile', { token: member.token, body: { firstName } })
  const other = await newMember(api)
  const { token, email } = member
  const userId = member.user._id
  const now = new Date()
  const later = new Date(now.getTime() + 3_600_000)
  const { db } = api.services
  const linkToken = newToken()
  await api.call('POST', '/dashboards', { token, body: { id: '1767225600000', ...dashboard } })
  const records = Array.from({ length: 40 }, (_, n) => task(n))
  expect((await api.call('PUT', '/records', { token, body: { records } })).status).toBe(200)
  await api.call('POST', '/auth/forgot-password', { body: { email } })
  await api.services.background.idle()
  await db.insert(tables.photos).values({
    userId,
    id: `photo-${userId}`,
    type: 'image/webp',
    content: Uint8Array.of(1, 2, 250),
    createdAt: now,
  })
  await db
    .update(tables.users)
    .set({ photoId: `photo-${userId}` })
    .where(eq(tables.users.id, userId))
  await db
    .insert(tables.emailChanges)
    .values({ userId, email: `new-${email}`, hash: hashToken(linkToken), createdAt: now, expiresAt: later })
  await db
    .insert(tables.feeds)
    .values({ userId, token: linkToken, hash: hashToken(`feed ${linkToken}`), createdAt: now })
  await db.insert(tables.preferences).values({
    userId,
    language: 'es',
    timeZone: 'Asia/Tokyo',
    mainDashboard: '1767225600000',
    weekStart: 'monday',
    holidayZone: 'B',
    character: 'p12',
    sharesMilestones: true,
    updatedAt: now,
  })
  await db.insert(tables.referralCodes).values({ userId, code: `C${userId.slice(0, 8)}`, createdAt: now })
  await db
    .insert(tables.referrals)
    .values({ id: `given-${userId}`, referrerId: userId, referredId: null, createdAt: now })
  const code = textIn((await api.call('GET', '/referrals', { token: other.token })).body, 'code')
  expect((await api.call('POST', '/referrals', { token, body: { code } })).status).toBe(201)
  await db
    .insert(tables.identities)
    .values({ provider: 'google', subject: `google-${email}`, userId, createdAt: now })
  await db
    .insert(tables.handovers)
    .values({ hash: `handover-${userId}`, browserHash: 'b', userId, expiresAt: later })
  await db.insert(tables.emailTokens).values({
    userId,
    purpose: 'verify-email',
    hash: `token-${userId}`,
    firstName: 'Léa',
    lastName: 'Martin',
    passwordHash: 'x',
    createdAt: now,
    expiresAt: later,
  })
  const { body: session } = await api.call('GET', '/sessions', { token })
  await db.insert(tables.pushSubscriptions).values({
    ...{ userId, sessionId: textIn(session, 'sessions', 0, 'id'), createdAt: now },
    ...{ endpoint: `https://push.example/${userId}`, p256dh: `p256dh-${userId}`, auth: `auth-${userId}` },
  })
  await db.insert(tables.sentReminders).values({ userId, key: `morning ${userId}`, sentAt: now })
  await db.insert(tables.jobs).values({ kind: 'test', key: `job-${userId}`, userId, runAt: later })
  const requestKey = userId.replaceAll('-', '')
  const question = { requestKey, name: firstName, email, subject: 'Minuteur', message: `Bonjour, ${userId}` }
  expect((await api.call('POST', '/support-requests', { token, body: question })).status).toBe(201)
  const calendar = `https://ade.example.org/${userId}.ics`
  await createSubscription(db, { userId, address: calendar, name: 'Cours', colour: 'blue' }, now)
  return { ...member, userId, firstName, other, linkToken }
}
