import { randomInt, randomUUID } from 'node:crypto'
import { ambassadorLevel, type Community, REFERRAL_ALPHABET, type Referrals } from '@cadence/shared/schemas'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { notices, referralCodes, referrals } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { announceReferral } from './announce-referral.ts'

/** How often a new code is drawn when another member has it already. */
const DRAWS = 5

/**
 * How old an account must be to count after its deletion. Otherwise one person could register again and again.
 */
const STAYS_MS = 7 * 24 * 60 * 60 * 1000

/**
 * The member's code, created when it is first needed. Of two calls at once, one creates it and both return it.
 */
async function codeOf(
  db: Database,
  { userId, now, draw }: { userId: string; now: Date; draw: () => string },
): Promise<string> {
  const find = () =>
    db.select({ code: referralCodes.code }).from(referralCodes).where(eq(referralCodes.userId, userId))
  for (let tries = 0; tries < DRAWS; tries++) {
    const [own] = await find()
    if (own) return own.code
    // Nothing is inserted when the member has a code by now, or another member has this one.
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

/** The result of entering a code. */
export type Entered = 'counted' | 'unknown' | 'own' | 'already'

interface Entering {
  userId: string
  firstName: string
  /** As it is stored; undefined for a text that cannot be a code. */
  code: string | undefined
  appUrl: string
  now: Date
}

/**
 * Enters a code for a member, once, and announces it to its owner. A member who has entered a code already does not
 * learn whether another one exists: they could only be searching for codes.
 */
export function enterCode(db: Database, entering: Entering): Promise<Entered> {
  // Deleting the owner's account at the same moment can be a deadlock.
  return retryTransaction(() => db.transaction((tx) => enterCodeIn(tx, entering)))
}

/** The same as a part of a larger transaction, which is tried again after a deadlock. */
export async function enterCodeIn(
  tx: Database,
  { userId, firstName, code, appUrl, now }: Entering,
): Promise<Entered> {
  if (await hasEntered(tx, userId)) return 'already'
  if (code === undefined) return 'unknown'
  // Locked until the end, so that members who enter it at once are counted one after the other.
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
  await announceReferral(tx, { userId: owner.userId, ...news })
  return 'counted'
}

/**
 * Call it before a member's account is deleted. The owner of the code no longer reads their name, and the referral
 * counts only if the account was a week old.
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

/** A new code out of 6 · 10¹¹, so that guessing finds none. */
export function newReferralCode(): string {
  return `CAD-${four()}-${four()}`
}
