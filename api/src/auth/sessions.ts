import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { ring } from '../changes/ring.ts'
import type { Database } from '../db/database.ts'
import { notices, refreshTokens, sessions, users } from '../db/schema.ts'
import { prepareStatement } from '../db/statement.ts'
import { NEW_SIGN_IN, WELCOME } from '../notices/kinds.ts'
import type { Services } from '../services.ts'
import type { Device } from './device.ts'
import { type Member, toUser } from './member.ts'
import { hashToken, newToken } from './opaqueToken.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export interface NewSession {
  sessionId: string
  expiresAt: Date
  refreshToken: string
}

interface Opening {
  userId: string
  rememberMe: boolean
  device: Device
  now: Date
}

/** Names a value that a statement is run with. */
const value = sql.placeholder

/** A session that is yet to be stored: 30 days for who ticked 'Rester connecté 30 jours', else 24 hours. */
function newSession({ rememberMe, now }: Pick<Opening, 'rememberMe' | 'now'>): NewSession {
  const expiresAt = new Date(now.getTime() + (rememberMe ? 30 * DAY_MS : DAY_MS))
  return { sessionId: randomUUID(), refreshToken: newToken(), expiresAt }
}

/**
 * Opens a session with its first refresh token. `tx` is a transaction: what proves the identity and what opens the
 * session are one step.
 */
export async function openSession(tx: Database, opening: Opening): Promise<NewSession> {
  const proven = sql`select id from ${users} where id = ${value('userId')}`
  const session = await opener(tx, 'open_session', proven)(opening)
  if (!session) throw new Error('There is no such account.')
  return session
}

/**
 * Opens a session if the account still has the password hash that was checked: a reset may have replaced it meanwhile.
 * One statement, prepared once, because a sign-in is to take hardly longer than its hash: it locks the account as a
 * transaction does, so a reset comes wholly before it, and nothing is opened, or wholly after it, and ends the session.
 */
export function sessionByPasswordOpener(
  db: Database,
): (opening: Opening & { passwordHash: string }) => Promise<NewSession | undefined> {
  const isSame = sql`id = ${value('userId')} and password_hash = ${value('passwordHash')}`
  return opener(db, 'open_session_by_password', sql`select id from ${users} where ${isSame} for share`)
}

/** Stores sessions for the account that `proven` selects, each with its first refresh token; none where it selects none. */
function opener(db: Database, name: string, proven: SQL) {
  const store = prepareStatement(
    db,
    name,
    sql`with proven as (
      ${proven}
    ), opened as (
      insert into ${sessions} (id, user_id, created_at, expires_at, browser, system, time_zone, last_active_at)
      select ${value('sessionId')}, id, now, ${value('expiresAt')}::timestamptz,
        ${value('browser')}, ${value('system')}, ${value('timeZone')}, now
      from proven, (select ${value('now')}::timestamptz as now) as clock
      returning *
    ), told as (
      ${telling}
    )
    insert into ${refreshTokens} (hash, session_id, created_at)
    select ${value('tokenHash')}, id, created_at from opened
    returning session_id`,
  )
  return async (opening: Opening & { passwordHash?: string }): Promise<NewSession | undefined> => {
    const session = newSession(opening)
    const rows = await store({
      ...opening,
      ...opening.device,
      ...session,
      now: opening.now.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      tokenHash: hashToken(session.refreshToken),
      noticeId: randomUUID(),
    })
    return rows.length > 0 ? session : undefined
  }
}

/**
 * Tells the member of a browser that is new to the account. Nothing where it says nothing of itself. Where no other
 * session does, there is nothing to compare with: it is told too, because sessions that are over are soon forgotten,
 * unless the account is of the last day, or became the member's in it.
 */
const telling = sql`
  insert into ${notices} (id, user_id, kind, data, created_at)
  select ${value('noticeId')}, user_id, ${NEW_SIGN_IN},
    json_build_object('browser', browser, 'system', system, 'timeZone', time_zone), created_at
  from opened
  where (browser is not null or system is not null)
    and not exists (
      select from ${sessions} as other where other.user_id = opened.user_id
        and other.browser is not distinct from opened.browser and other.system is not distinct from opened.system)
    and (
      exists (
        select from ${sessions} as other where other.user_id = opened.user_id
          and (other.browser is not null or other.system is not null))
      or not exists (
        select from ${users} where id = opened.user_id and created_at > opened.created_at - interval '24 hours')
      and not exists (
        select from ${notices} as other where other.user_id = opened.user_id
          and other.kind = ${WELCOME} and other.created_at > opened.created_at - interval '24 hours'))`

interface SessionKey {
  sessionId: string
  userId: string
  now: Date
}

/** Finds the member of a session that is neither over nor revoked. Prepared once: each call of a member asks it. */
export function memberFinder({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): (key: SessionKey) => Promise<Member | undefined> {
  const query = db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('member_of_session')
  return async ({ sessionId, userId, now }) => {
    const [row] = await query.execute({ sessionId, userId, now })
    return row && { user: toUser(row.user, config), sessionId }
  }
}

/** So many are looked up by one statement. */
const SESSIONS_AT_ONCE = 1000

/** Which of these sessions are neither over nor revoked. */
export async function openSessions(
  db: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>()
  for (let from = 0; from < sessionIds.length; from += SESSIONS_AT_ONCE) {
    const some = sessionIds.slice(from, from + SESSIONS_AT_ONCE)
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, some), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    for (const { id } of rows) open.add(id)
  }
  return open
}

/** Ends a session; every token of it is dead from the next request on. Returns the member's id if it was open. */
export async function revokeSession(db: Database, sessionId: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId })
  if (row) await ring(db, row.userId, 'sessions')
  return row?.userId
}

/** Ends all sessions of a member at once, but for the one that is to stay, if any. */
export async function revokeSessionsOf(
  db: Database,
  userId: string,
  now: Date,
  { but }: { but?: string } = {},
): Promise<void> {
  const isOther = but === undefined ? undefined : ne(sessions.id, but)
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), isOther))
  await ring(db, userId, 'sessions')
}

/** The session that a refresh token, used or not, belongs to. */
export async function sessionOfRefreshToken(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(token)))
  return row?.sessionId
}
