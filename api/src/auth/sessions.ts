import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ring } from '../changes/ring.ts'
import type { Database } from '../db/database.ts'
import { notices, refreshTokens, sessions, users } from '../db/schema.ts'
import { NEW_SIGN_IN, WELCOME } from '../notices/kinds.ts'
import type { Services } from '../services.ts'
import type { Device } from './device.ts'
import { type Member, toUser } from './member.ts'
import { hashToken, newToken } from './opaqueToken.ts'

/** What both drivers answer to a statement that is written out. */
const resultSchema = z.object({ rows: z.array(z.unknown()) })

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
  const session = newSession(opening)
  const proven = sql`select id from ${users} where id = ${opening.userId}`
  if (!(await store(tx, { session, opening, proven }))) throw new Error('There is no such account.')
  return session
}

/**
 * Opens a session if the account still has the password hash that was checked: a reset may have replaced it meanwhile.
 * One statement, because a sign-in is to take hardly longer than its hash: it locks the account as a transaction does,
 * so a reset comes wholly before it, and nothing is opened, or wholly after it, and ends the session.
 */
export async function openSessionByPassword(
  db: Database,
  opening: Opening & { passwordHash: string },
): Promise<NewSession | undefined> {
  const session = newSession(opening)
  const { userId, passwordHash } = opening
  const proven = sql`select id from ${users} where id = ${userId} and password_hash = ${passwordHash} for share`
  return (await store(db, { session, opening, proven })) ? session : undefined
}

/** Stores a session for the account that `proven` selects, with its first refresh token. False when none was proven. */
async function store(
  db: Database,
  { session, opening, proven }: { session: NewSession; opening: Opening; proven: SQL },
): Promise<boolean> {
  const { browser, system, timeZone } = opening.device
  const now = moment(opening.now)
  const result = await db.execute(sql`
    with proven as (
      ${proven}
    ), opened as (
      insert into ${sessions} (id, user_id, created_at, expires_at, browser, system, time_zone, last_active_at)
      select ${session.sessionId}, id, ${now}, ${moment(session.expiresAt)}, ${browser}, ${system}, ${timeZone}, ${now}
      from proven
      returning id, user_id
    )${told(opening)}
    insert into ${refreshTokens} (hash, session_id, created_at)
    select ${hashToken(session.refreshToken)}, id, ${now} from opened
    returning session_id`)
  return resultSchema.parse(result).rows.length > 0
}

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`

/**
 * The part of the statement that tells the member of a browser that is new to the account. Nothing where this one says
 * nothing of itself. Where no other session does, there is nothing to compare with: it is told too, because sessions
 * that are over are soon forgotten, unless the account is of the last day, or became the member's in it.
 */
function told({ device: { browser, system, timeZone }, now }: Opening): SQL {
  if (browser === null && system === null) return sql``
  const isKnown = sql`(browser is not null or system is not null)`
  const isSame = sql`browser is not distinct from ${browser}::text and system is not distinct from ${system}::text`
  const data = JSON.stringify({ browser, system, timeZone })
  const yesterday = moment(new Date(now.getTime() - DAY_MS))
  const isNew = sql`(select created_at > ${yesterday} from ${users} where id = opened.user_id) or exists (
    select from ${notices} where user_id = opened.user_id and kind = ${WELCOME} and created_at > ${yesterday})`
  return sql`, told as (
      insert into ${notices} (id, user_id, kind, data, created_at)
      select ${randomUUID()}, user_id, ${NEW_SIGN_IN}, ${data}::json, ${moment(now)} from opened
      where (exists (select from ${sessions} where user_id = opened.user_id and ${isKnown}) or not (${isNew}))
        and not exists (select from ${sessions} where user_id = opened.user_id and ${isSame})
    )`
}

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
