import { acknowledgementMail, answerMail, teamMail } from '../src/inbox/inbox-mails.ts'
import * as accountMails from '../src/mail/account-mails.ts'
import type { RenderedMail } from '../src/mail/mail-layout.ts'
import { levelMail, referralMail } from '../src/referrals/announce-referral.ts'
import { reminderMail, testReminderMail } from '../src/reminders/reminder-mails.ts'

const appUrl = 'https://cadence.exemple.fr'
const reader = { firstName: 'Marie-Antoinette', appUrl }
const account = {
  ...reader,
  link: `${appUrl}/verify-email?token=${'a1B2c3D4'.repeat(6)}`,
  email: 'marie-antoinette.de-la-rochefoucauld@universite-de-montpellier.exemple.fr',
  code: '042917',
}
const thread = { reference: '3F0C-2B1E', canReply: true } as const
const longAddress = `https://exemple.fr/${'emploi_du_temps_du_semestre_'.repeat(4)}`
const message =
  'Bonjour,\n\nle planning de mon université se trouve à https://exemple.fr/emploi-du-temps/departement-de-droit/semestre-2.ics\nComment l’ajouter ?'

/** Every mail that the product sends, with names and addresses as long as they may be met, by the name of its function. */
export function everyMail(): Record<string, RenderedMail> {
  const ofAccount = Object.entries(accountMails).map(([name, write]) => [name, write(account)] as const)
  return {
    ...Object.fromEntries(ofAccount),
    reminderMail: reminderMail(
      {
        title: 'Deux tâches pour aujourd’hui',
        lines: ['Rendre la fiche d’arrêt, avant 18 h', `Relire ${longAddress}`],
        path: '/dashboard',
      },
      reader,
    ),
    testReminderMail: testReminderMail(reader),
    referralMail: referralMail({ ...reader, friend: 'Noé', members: 2 }),
    levelMail: levelMail({ ...reader, friend: 'Noé', members: 11, level: 'campus' }),
    acknowledgementMail: acknowledgementMail({
      ...thread,
      kind: 'support',
      firstName: reader.firstName,
      quote: message,
      helpUrl: `${appUrl}/help-center`,
    }),
    answerMail: answerMail({
      ...thread,
      kind: 'demo',
      text: `Bonjour,\n\navec plaisir : mardi à 14 h vous irait-il ? Voici le lieu :\n${longAddress}\n\nLéa, de Cadence`,
      message,
    }),
    teamMail: teamMail({
      ...thread,
      kind: 'application',
      threadId: 'b7f1',
      name: 'Marie-Antoinette de La Rochefoucauld',
      email: account.email,
      subject: null,
      message,
      details: [],
      appUrl,
    }),
  }
}
