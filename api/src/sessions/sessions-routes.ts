import {
  type MemberSession,
  SESSIONS_SHOWN,
  sessionListSchema,
  sessionParamsSchema,
} from '@cadence/shared/schemas'
import { and, desc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { sessions } from '../db/schema.ts'
import { HttpError } from '../http/http-errors.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { endEmailChange } from '../profile/email-change-queries.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from './authenticate.ts'
import type { Member } from './member.ts'
import { isOpen, revokeSession, revokeSessionsOf } from './session-queries.ts'

/**
 * GET /sessions (specification, section 2, Settings, Devices). Out: `{sessions}`, the open ones of the member: the one
 * that asks first, then the last active first, 100 at most. Errors: 401.
 */
export function listSessions(services: Services) {
  return new Hono<MemberEnv>().get(
    '/sessions',
    describe({
      summary: 'Where the member is signed in',
      tag: 'sessions',
      member: true,
      success: { status: 200, description: 'The open sessions', schema: sessionListSchema },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) =>
      c.json({ sessions: await openSessionsOf(services.db, c.get('member'), services.now()) }, 200),
  )
}

const NO_SESSION = 'This device is no longer signed in.'

/**
 * DELETE /sessions/{id} (specification, section 2, Settings, Devices). Out: 204; its tokens and streams are over at
 * once. Errors: 400; 401; 404 for a session that is over, or not the member's.
 */
export function endSession(services: Services) {
  const { db, log, now } = services
  return new Hono<MemberEnv>().delete(
    '/sessions/:id',
    describe({
      summary: 'Sign out a device',
      tag: 'sessions',
      member: true,
      success: { status: 204, description: 'Signed out' },
      errors: [400, 401, 404, 503, 504],
      messages: { 404: NO_SESSION },
    }),
    authenticate(services),
    validated('param', sessionParamsSchema),
    async (c) => {
      const userId = c.get('member').user._id
      const { id } = c.req.valid('param')
      const isOwn = await hasOpenSession(db, { userId, id }, now())
      if (!isOwn || !(await revokeSession(db, id, now()))) throw new HttpError(404, NO_SESSION)
      logSecurityEvent(log, 'session.ended', { address: c.get('address'), userId, sessionId: id })
      return c.body(null, 204)
    },
  )
}

/**
 * DELETE /sessions (specification, section 2, Settings, Devices). Out: 204; every session of the member but the one
 * that asks is over at once, with its streams, and a pending change of the e-mail address is cancelled. Errors: 401.
 */
export function endOtherSessions(services: Services) {
  const { db, log, now } = services
  return new Hono<MemberEnv>().delete(
    '/sessions',
    describe({
      summary: 'Sign out all other devices',
      tag: 'sessions',
      member: true,
      success: { status: 204, description: 'Signed out' },
      errors: [401, 503, 504],
    }),
    authenticate(services),
    async (c) => {
      const { user, sessionId } = c.get('member')
      await db.transaction(async (tx) => {
        // The signed-out person may have requested a change to their own address before.
        await endEmailChange(tx, user._id)
        await revokeSessionsOf(tx, user._id, now(), { but: sessionId })
      })
      logSecurityEvent(log, 'sessions.ended', { address: c.get('address'), userId: user._id })
      return c.body(null, 204)
    },
  )
}

/** The open sessions of a member: the current one first, then the last active ones. */
export async function openSessionsOf(
  db: Database,
  { user, sessionId }: Member,
  now: Date,
): Promise<MemberSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(isOpen(user._id, now))
    .orderBy(
      desc(eq(sessions.id, sessionId)),
      desc(sql`coalesce(${sessions.lastActiveAt}, ${sessions.createdAt})`),
      sessions.id,
    )
    .limit(SESSIONS_SHOWN)
  return rows.map(({ id, browser, system, timeZone, createdAt, lastActiveAt }) => ({
    id,
    browser,
    system,
    timeZone,
    createdAt: createdAt.toISOString(),
    lastActiveAt: (lastActiveAt ?? createdAt).toISOString(),
    isCurrent: id === sessionId,
  }))
}

/** Whether this is an open session of the member. */
export async function hasOpenSession(
  db: Database,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOpen(userId, now), eq(sessions.id, id)))
  return rows.length > 0
}
