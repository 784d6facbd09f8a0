import {
  type AmbassadorLevel,
  ambassadorLevel,
  notificationPreferencesSchema,
  untouchedNotifications,
} from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { enqueue } from '../mail/enqueue-mail.ts'
import { levelLetter, referralLetter } from '../mail/referral-letters.ts'
import { addNotices } from '../notices/notices-store.ts'
import { readPreferences } from '../preferences/preferences-store.ts'

/** A code that was entered, as who gave it hears of it. */
export interface News {
  /** Who gave the code. */
  userId: string
  /** Its entry: the notice goes when who entered it leaves. */
  referralId: string
  /** First name of who entered it. */
  friend: string
  /** How many have entered it by now. */
  members: number
  appUrl: string
  now: Date
}

/** The level that the newest member made; null where the one before had it already. */
function levelMadeBy(members: number): AmbassadorLevel | null {
  const level = ambassadorLevel(members)
  return level === ambassadorLevel(members - 1) ? null : level
}

/**
 * Tells who gave a code that it was entered, and of the level that this makes: by notices unless they turned 'Objectifs
 * communautaires' off, and then by one mail, too, where they turned 'Notifications par e-mail' on.
 */
export async function tellOfReferral(tx: Database, news: News): Promise<void> {
  const { userId, referralId, friend, members, appUrl, now } = news
  const { notifications } = await readPreferences(tx, userId)
  const wants = { ...untouchedNotifications, ...notificationPreferencesSchema.safeParse(notifications).data }
  if (!wants.goals) return
  const level = levelMadeBy(members)
  const about = { userId, now }
  await addNotices(tx, [
    { ...about, kind: 'referral', data: { firstName: friend, referralId } },
    ...(level ? [{ ...about, kind: 'ambassador-level', data: { level } }] : []),
  ])
  if (!wants.email) return
  const columns = { email: users.email, firstName: users.firstName }
  const [owner] = await tx.select(columns).from(users).where(eq(users.id, userId))
  if (!owner) return
  const said = { firstName: owner.firstName, friend, members, appUrl }
  await enqueue(tx, owner.email, level ? levelLetter({ ...said, level }) : referralLetter(said), now)
}
