import { createHash } from 'node:crypto'
import { ambassadorLevels } from '@cadence/shared/schemas'
import { type Milestone, sessionMilestones } from '@cadence/shared/schemas/milestone'
import { and, desc, eq, gt, inArray, isNotNull, lte, max, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { preferences, records, referrals, users } from '../db/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How old a milestone may be, and how many are shown: of one member the newest only, so that many different ones are seen. */
const RECENT_MS = 14 * DAY_MS
const SHOWN = 12

/** Numbers of referrals that open an ambassador level. */
const levels = ambassadorLevels.map(({ from }) => from)

/** Most members whose sessions or referrals are counted at a time: those with the newest ones. */
const COUNTED_MEMBERS = 500

/** Such a first name may be a phone number or an address: what members publish to all must lead nobody elsewhere. */
const UNPUBLISHED_NAME = /[\p{N}@/]/u

/** A milestone without anything that says whose it is but the id. */
export interface FoundMilestone {
  userId: string
  kind: Milestone['kind']
  count: number
  at: string
}

/** Members who share and have changed a session since. A milestone of then needs a session that was stored after it ended. */
const membersWithSessions = (db: Database, from: Date, limit: number) =>
  db
    .select({ userId: records.userId })
    .from(records)
    .innerJoin(preferences, eq(preferences.userId, records.userId))
    .where(
      and(
        eq(preferences.sharesMilestones, true),
        eq(records.collection, 'focusSession'),
        isNotNull(records.data),
        gt(records.changedAt, from),
      ),
    )
    .groupBy(records.userId)
    .orderBy(desc(max(records.changedAt)))
    .limit(limit)
    .as('sharing')

/** Members who share and whose code was entered since. */
const membersWithReferrals = (db: Database, from: Date, limit: number) =>
  db
    .select({ userId: referrals.referrerId })
    .from(referrals)
    .innerJoin(preferences, eq(preferences.userId, referrals.referrerId))
    .where(and(eq(preferences.sharesMilestones, true), gt(referrals.createdAt, from)))
    .groupBy(referrals.referrerId)
    .orderBy(desc(max(referrals.createdAt)))
    .limit(limit)
    .as('sharing')

async function sessionsOf(db: Database, from: Date, to: Date, limit: number): Promise<FoundMilestone[]> {
  const members = membersWithSessions(db, from, limit)
  const endedAt = sql<string>`${records.data} ->> 'endedAt'`
  const counted = db
    .select({
      userId: records.userId,
      at: endedAt.as('at'),
      count: sql<number>`row_number() over (partition by ${records.userId} order by ${endedAt})`
        .mapWith(Number)
        .as('count'),
    })
    .from(records)
    .innerJoin(members, eq(members.userId, records.userId))
    .where(
      and(
        eq(records.collection, 'focusSession'),
        isNotNull(records.data),
        sql`${records.data} ->> 'completed' is distinct from 'false'`,
      ),
    )
    .as('counted')
  const found = await db
    .select()
    .from(counted)
    .where(
      and(
        inArray(counted.count, [...sessionMilestones]),
        gt(counted.at, from.toISOString()),
        lte(counted.at, to.toISOString()),
      ),
    )
    .orderBy(desc(counted.at))
    .limit(SHOWN * 4)
  return found.map((row) => ({ ...row, kind: 'sessions' }))
}

async function referralsOf(db: Database, from: Date, limit: number): Promise<FoundMilestone[]> {
  const members = membersWithReferrals(db, from, limit)
  const counted = db
    .select({
      userId: referrals.referrerId,
      at: sql`${referrals.createdAt}`.mapWith(referrals.createdAt).as('at'),
      count:
        sql<number>`row_number() over (partition by ${referrals.referrerId} order by ${referrals.createdAt})`
          .mapWith(Number)
          .as('count'),
    })
    .from(referrals)
    .innerJoin(members, eq(members.userId, referrals.referrerId))
    .as('counted')
  const found = await db
    .select()
    .from(counted)
    .where(and(inArray(counted.count, levels), gt(counted.at, from)))
    .orderBy(desc(counted.at))
    .limit(SHOWN * 4)
  return found.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), kind: 'referrals' }))
}

/** The newest milestone of each member who shares theirs, the newest first. */
export async function findMilestones(
  db: Database,
  now: Date,
  limit = COUNTED_MEMBERS,
): Promise<FoundMilestone[]> {
  const from = new Date(now.getTime() - RECENT_MS)
  const [sessions, reached] = await Promise.all([
    sessionsOf(db, from, now, limit),
    referralsOf(db, from, limit),
  ])
  const newest = new Map<string, FoundMilestone>()
  for (const found of [...sessions, ...reached].toSorted((a, b) => (a.at < b.at ? 1 : -1)))
    if (!newest.has(found.userId)) newest.set(found.userId, found)
  return [...newest.values()].slice(0, SHOWN)
}

/**
 * The milestones that a member gets of others. Found milestones are cached, but consent, names and characters are read for each
 * answer: the next one leaves out whoever has withdrawn their consent or was deleted.
 */
export async function presentMilestones(
  db: Database,
  found: readonly FoundMilestone[],
  reader: string,
): Promise<Milestone[]> {
  if (found.length === 0) return []
  const ids = found.map(({ userId }) => userId)
  const members = await db
    .select({ id: users.id, firstName: users.firstName, character: preferences.character })
    .from(users)
    .innerJoin(preferences, eq(preferences.userId, users.id))
    .where(and(inArray(users.id, ids), eq(preferences.sharesMilestones, true)))
  const byId = new Map(members.map((member) => [member.id, member]))
  return found.flatMap(({ userId, kind, count, at }) => {
    const member = byId.get(userId)
    if (!member || UNPUBLISHED_NAME.test(member.firstName)) return []
    const { firstName, character } = member
    const seed = createHash('sha256').update(`milestone ${userId}`).digest('hex').slice(0, 12)
    return { firstName, character, seed, own: userId === reader, kind, count, day: at.slice(0, 10) }
  })
}
