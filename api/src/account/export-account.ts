import { type Export, exportSchema } from '@cadence/shared/schemas'
import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { listDashboards } from '../dashboards/dashboards-queries.ts'
import type { Database } from '../db/database.ts'
import * as tables from '../db/schema.ts'
import { describe } from '../http/openapi.ts'
import { streamText } from '../http/stream-text.ts'
import { supportRequestsOf } from '../inbox/threads-queries.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'
import { listSubscriptions } from '../subscriptions/subscriptions-queries.ts'

/**
 * GET /export (decisions, Retention). Out: one JSON document of everything that the member has entered, as a file to
 * save: profile, photo in base64, preferences, provider sign-ins, referrals, sessions, private feed, browsers that take push
 * messages, sent reminders, notices, dashboards, subscribed calendars, questions to the team with its answers, and the
 * records of all widgets. Neither password nor tokens are in it. Errors: 401; 429 after ten in an hour.
 */
export function exportAccount(services: Services) {
  const { db, limits, log, now } = services
  return new Hono<MemberEnv>().get(
    '/export',
    describe({
      summary: 'Everything that the member has entered',
      tag: 'account',
      member: true,
      success: { status: 200, description: 'A JSON file', schema: exportSchema },
      errors: [401, 429, 503],
    }),
    authenticate(services),
    async (c) => {
      const userId = c.get('member').user._id
      await limits.exportAccount.take(userId)
      const archive = await streamText(archiveOf(db, userId, now()), log)
      logSecurityEvent(log, 'export', { address: c.get('address'), userId })
      const name = `cadence-${now().toISOString().slice(0, 10)}.json`
      return c.body(archive, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      })
    },
  )
}

/** Records per query: the export takes hardly more memory than these. */
const RECORDS_AT_ONCE = 500

/** The JSON text of all data of a member, piece by piece (see `exportSchema`). */
export async function* archiveOf(db: Database, userId: string, now: Date): AsyncGenerator<string> {
  const head = JSON.stringify(await withoutRecords(db, userId, now))
  yield `${head.slice(0, -1)},"records":[`
  let isFirst = true
  for await (const record of recordsOf(db, userId)) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(record)}`
    isFirst = false
  }
  yield ']}\n'
}

/** In the order of their keys, so that a record that is edited meanwhile appears exactly once. */
async function* recordsOf(db: Database, userId: string) {
  const { collection, id, data, updatedAt } = tables.records
  let after = ['', '']
  for (;;) {
    const rows = await db
      .select({ collection, id, updatedAt, data })
      .from(tables.records)
      .where(
        and(
          eq(tables.records.userId, userId),
          isNotNull(data),
          sql`(${collection}, ${id}) > (${after[0]}, ${after[1]})`,
        ),
      )
      .orderBy(asc(collection), asc(id))
      .limit(RECORDS_AT_ONCE)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < RECORDS_AT_ONCE) return
    after = [last.collection, last.id]
  }
}

async function withoutRecords(db: Database, userId: string, now: Date): Promise<Omit<Export, 'records'>> {
  const [account] = await db.select().from(tables.users).where(eq(tables.users.id, userId))
  if (!account) throw new Error('There is no such account.')
  const { passwordHash, photoId: _photo, referralCode: _invited, ...profile } = account
  const [photo] = await db.select().from(tables.photos).where(eq(tables.photos.userId, userId))
  const [change] = await db.select().from(tables.emailChanges).where(eq(tables.emailChanges.userId, userId))
  const [preferences] = await db
    .select(withoutOwner(getTableColumns(tables.preferences)))
    .from(tables.preferences)
    .where(eq(tables.preferences.userId, userId))
  const [code] = await db.select().from(tables.referralCodes).where(eq(tables.referralCodes.userId, userId))
  const given = await db
    .select({ createdAt: tables.referrals.createdAt })
    .from(tables.referrals)
    .where(eq(tables.referrals.referrerId, userId))
  const [entered] = await db
    .select({ createdAt: tables.referrals.createdAt })
    .from(tables.referrals)
    .where(eq(tables.referrals.referredId, userId))
  const [feed] = await db
    .select({ createdAt: tables.feeds.createdAt })
    .from(tables.feeds)
    .where(eq(tables.feeds.userId, userId))
  return {
    format: 'cadence-export',
    exportedAt: now.toISOString(),
    profile: { ...profile, hasPassword: passwordHash !== null, newEmail: change?.email ?? null },
    photo: photo ? { type: photo.type, content: Buffer.from(photo.content).toString('base64') } : null,
    preferences: preferences ?? null,
    identities: await db
      .select(withoutOwner(getTableColumns(tables.identities)))
      .from(tables.identities)
      .where(eq(tables.identities.userId, userId)),
    referrals: { code: code?.code ?? null, given, entered: entered?.createdAt ?? null },
    feed: feed ?? null,
    sessions: await db
      .select(withoutOwner(getTableColumns(tables.sessions)))
      .from(tables.sessions)
      .where(eq(tables.sessions.userId, userId)),
    pushSubscriptions: await pushSubscriptionsOf(db, userId),
    sentReminders: await db
      .select(withoutOwner(getTableColumns(tables.sentReminders)))
      .from(tables.sentReminders)
      .where(eq(tables.sentReminders.userId, userId)),
    notices: await db
      .select(withoutOwner(getTableColumns(tables.notices)))
      .from(tables.notices)
      .where(eq(tables.notices.userId, userId)),
    dashboards: (await listDashboards(db, userId)).map(({ userId: _owner, ...dashboard }) => dashboard),
    subscriptions: await listSubscriptions(db, userId),
    supportRequests: await supportRequestsOf(db, userId, now),
  }
}

/** Without the keys of the browser, and of its address only the push service: whoever has all can write to the browser. */
async function pushSubscriptionsOf(db: Database, userId: string) {
  const { sessionId, endpoint, createdAt } = tables.pushSubscriptions
  const rows = await db
    .select({ sessionId, endpoint, createdAt })
    .from(tables.pushSubscriptions)
    .where(eq(tables.pushSubscriptions.userId, userId))
  return rows.map(({ endpoint: address, ...row }) => ({ ...row, service: new URL(address).host }))
}

function withoutOwner<T extends { userId: unknown }>({ userId: _owner, ...columns }: T): Omit<T, 'userId'> {
  return columns
}
