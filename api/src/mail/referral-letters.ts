import { type AmbassadorLevel, ambassadorLevelNames } from '@cadence/shared/schemas'
import { layout, type Rendered } from './mail-layout.ts'
import { greeting, nameIn } from './typography.ts'

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
export function referralLetter({ firstName, friend, members, appUrl }: Referral): Rendered {
  const count = members === 1 ? "C'est votre premier filleul" : `Cela vous fait ${members} filleuls`
  return layout({
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
export function levelLetter(input: Referral & { level: AmbassadorLevel }): Rendered {
  const { firstName, friend, members, level, appUrl } = input
  const name = ambassadorLevelNames[level]
  return layout({
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
