import {
  type AmbassadorLevel,
  ambassadorLevel,
  ambassadorLevelNames,
  notificationPreferencesSchema,
  untouchedNotifications,
} from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { greeting, nameIn, type RenderedMail, renderMail } from '../mail/mail-layout.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
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
  await enqueueMail(tx, owner.email, level ? levelMail({ ...said, level }) : referralMail(said), now)
}

interface Referral {
  /** Of the member who gave the code. */
  firstName: string
  /** First name of the member who entered it. */
  friend: string
  /** How many have entered it by now. */
  members: number
  appUrl: string
}

const action = (appUrl: string) => ({ label: 'Voir mes parrainages', link: `${appUrl}/community-hub` })

const closing = (appUrl: string) => [
  `Vous recevez ce message parce que vous avez activé les notifications par e-mail. Pour les couper : ${appUrl}/settings?section=notifications`,
]

/** Sent to who asked for such mails when someone enters their code. */
export function referralMail({ firstName, friend, members, appUrl }: Referral): RenderedMail {
  const count = members === 1 ? "C'est votre premier filleul" : `Cela vous fait ${members} filleuls`
  return renderMail({
    subject: `${nameIn(friend) ?? "Quelqu'un"} a rejoint Cadence grâce à vous`,
    greeting: greeting(firstName),
    paragraphs: [
      `Votre code de parrainage vient d'être saisi. ${count} : merci de faire connaître Cadence autour de vous.`,
    ],
    action: action(appUrl),
    closing: closing(appUrl),
  })
}

/** Sent in its place when that makes a level. */
export function levelMail(input: Referral & { level: AmbassadorLevel }): RenderedMail {
  const { firstName, friend, members, level, appUrl } = input
  const name = ambassadorLevelNames[level]
  return renderMail({
    subject: `Niveau ${name} atteint !`,
    greeting: greeting(firstName),
    paragraphs: [
      `${nameIn(friend) ?? "Quelqu'un"} a rejoint Cadence grâce à vous. Avec ${members} filleuls, vous voilà au niveau ${name} : bravo, et merci de faire connaître Cadence autour de vous.`,
      'Ce que ce niveau apporte vous attend dans le Community Hub.',
    ],
    action: action(appUrl),
    closing: closing(appUrl),
  })
}
