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
import { addNotices } from '../notices/notices-queries.ts'
import { readPreferences } from '../preferences/preferences-queries.ts'

/** An entered code, as it is announced to the member who owns it. */
export interface EnteredCode {
  /** The owner of the code. */
  userId: string
  /** The row of the referral. The notice is deleted when the new member deletes their account. */
  referralId: string
  /** First name of the member who entered it. */
  friend: string
  /** How many have entered it by now. */
  members: number
  appUrl: string
  now: Date
}

/** The level that this referral reaches; null when the owner had it already. */
function levelReachedBy(members: number): AmbassadorLevel | null {
  const level = ambassadorLevel(members)
  return level === ambassadorLevel(members - 1) ? null : level
}

/**
 * Announces an entered code to its owner, and a level that it reaches: by notices unless they turned 'Objectifs
 * communautaires' off, and by one mail when they turned 'Notifications par e-mail' on.
 */
export async function announceReferral(tx: Database, entered: EnteredCode): Promise<void> {
  const { userId, referralId, friend, members, appUrl, now } = entered
  const { notifications } = await readPreferences(tx, userId)
  const wants = { ...untouchedNotifications, ...notificationPreferencesSchema.safeParse(notifications).data }
  if (!wants.goals) return
  const level = levelReachedBy(members)
  const about = { userId, now }
  await addNotices(tx, [
    { ...about, kind: 'referral', data: { firstName: friend, referralId } },
    ...(level ? [{ ...about, kind: 'ambassador-level', data: { level } }] : []),
  ])
  if (!wants.email) return
  const columns = { email: users.email, firstName: users.firstName }
  const [owner] = await tx.select(columns).from(users).where(eq(users.id, userId))
  if (!owner) return
  const content = { firstName: owner.firstName, friend, members, appUrl }
  await enqueueMail(tx, owner.email, level ? levelMail({ ...content, level }) : referralMail(content), now)
}

interface Referral {
  /** Of the owner of the code. */
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

/** Sent to the owner of a code who wants such mails when somebody enters it. */
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

/** Sent instead when the referral reaches a level. */
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
