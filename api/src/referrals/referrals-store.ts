import { randomInt, randomUUID } from 'node:crypto'
import { ambassadorLevel, type Community, REFERRAL_ALPHABET, type Referrals } from '@cadence/shared/schemas'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { notices, referralCodes, referrals } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { tellOfReferral } from './announce-referral.ts'

/** How often a code is drawn that someone has already; twice in a row is beyond all chance. */
const DRAWS = 5

/** How old an account must be to count after its deletion: who registers again and again brings nobody. */
const STAYS_MS = 7 * 24 * 60 * 60 * 1000

/** The member's code, made at the first need. Of two calls at once, one makes it and both answer it. */
async function codeOf(
  db: Database,
  { userId, now, draw }: { userId: string; now: Date; draw: () => string },
): Promise<string> {
  const find = () =>
    db.select({ code: referralCodes.code }).from(referralCodes).where(eq(referralCodes.userId, userId))
  for (let tries = 0; tries < DRAWS; tries++) {
    const [own] = await find()
    if (own) return own.code
    // Nothing happens where the member has one by now, or someone else this one.
    await db.insert(referralCodes).values({ userId, code: draw(), createdAt: now }).onConflictDoNothing()
  }
  const [own] = await find()
  if (!own) throw new Error('No free referral code was found.')
  return own.code
}

async function membersOf(db: Database, referrerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId))
  return row?.count ?? 0
}

async function hasEntered(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select({ id: referrals.id }).from(referrals).where(eq(referrals.referredId, userId))
  return rows.length > 0
}

/** What a member sees of their referrals. */
export async function readReferrals(
  db: Database,
  { userId, now, draw = newReferralCode }: { userId: string; now: Date; draw?: () => string },
): Promise<Referrals> {
  const code = await codeOf(db, { userId, now, draw })
  const members = await membersOf(db, userId)
  return { code, members, level: ambassadorLevel(members), hasEntered: await hasEntered(db, userId) }
}

/** How many codes were entered, of all members and of this one. */
export async function countReferrals(db: Database, userId: string): Promise<Community> {
  const [all] = await db.select({ count: count() }).from(referrals)
  return { referrals: all?.count ?? 0, own: await membersOf(db, userId) }
}

/** What came of entering a code. */
export type Entered = 'counted' | 'unknown' | 'own' | 'already'

/**
 * Enters a code for a member, once; who gave it is told, also of a level that this one makes, as far as they want to be. Whether a code exists is not
 * told to a member who has entered one: it would be of no use but to look for codes.
 * @param code as it is stored; undefined for a text that can be none.
 */
export function enterCode(
  db: Database,
  {
    userId,
    firstName,
    code,
    appUrl,
    now,
  }: { userId: string; firstName: string; code: string | undefined; appUrl: string; now: Date },
): Promise<Entered> {
  const enter = async (tx: Database): Promise<Entered> => {
    if (await hasEntered(tx, userId)) return 'already'
    if (code === undefined) return 'unknown'
    // Held until the end: of several members who enter it at once each sees the number that it makes.
    const [owner] = await tx.select().from(referralCodes).where(eq(referralCodes.code, code)).for('update')
    if (!owner) return 'unknown'
    if (owner.userId === userId) return 'own'
    const [referral] = await tx
      .insert(referrals)
      .values({ id: randomUUID(), referrerId: owner.userId, referredId: userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: referrals.id })
    if (!referral) return 'already'
    const members = await membersOf(tx, owner.userId)
    const news = { referralId: referral.id, friend: firstName, members, appUrl, now }
    await tellOfReferral(tx, { userId: owner.userId, ...news })
    return 'counted'
  }
  // The owner may delete their account at this moment.
  return retryTransaction(() => db.transaction(enter))
}

/**
 * A member leaves: who brought them no longer reads their name, and counts them only if they have stayed for a week.
 * Call it before the member's row is deleted.
 */
export async function endReferral(
  tx: Database,
  { id: userId, createdAt }: { id: string; createdAt: Date },
  now: Date,
): Promise<void> {
  const [referral] = await tx.select().from(referrals).where(eq(referrals.referredId, userId))
  if (!referral) return
  const isAbout = sql`${notices.data} ->> 'referralId' = ${referral.id}`
  await tx.delete(notices).where(and(eq(notices.userId, referral.referrerId), isAbout))
  const hasStayed = now.getTime() - createdAt.getTime() >= STAYS_MS
  if (!hasStayed) await tx.delete(referrals).where(eq(referrals.id, referral.id))
}

const four = () =>
  Array.from({ length: 4 }, () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)]).join('')

/** A new code: one of 6 · 10¹¹, so that none is met by trying. */
export function newReferralCode(): string {
  return `CAD-${four()}-${four()}`
}
