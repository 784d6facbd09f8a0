import { greeting, type RenderedMail, renderMail } from '../mail/mail-layout.ts'
import type { ReminderContent } from './reminder-message.ts'

interface Addressee {
  firstName: string
  appUrl: string
}

const closing = (appUrl: string) => [
  `Vous recevez ce message parce que les rappels de tâches et les notifications par e-mail sont activés. Pour choisir quand ils viennent, ou les couper : ${appUrl}/settings?section=notifications`,
]

/** Sent when a reminder is due and the member has no browser that takes push messages. */
export function reminderMail(
  { title, lines, path }: ReminderContent,
  { firstName, appUrl }: Addressee,
): RenderedMail {
  return renderMail({
    subject: title,
    greeting: greeting(firstName),
    paragraphs: lines,
    action: { label: 'Ouvrir dans Cadence', link: `${appUrl}${path}` },
    closing: closing(appUrl),
    isReminder: true,
  })
}

/** Sent when the member asks for a test and no push message can reach this browser. */
export function testReminderMail({ firstName, appUrl }: Addressee): RenderedMail {
  return renderMail({
    subject: 'Vos rappels arrivent par e-mail',
    greeting: greeting(firstName),
    paragraphs: [
      "Voici l'essai que vous venez de demander : vos prochains rappels de tâches arriveront comme ce message, à cette adresse.",
    ],
    action: { label: 'Régler mes rappels', link: `${appUrl}/settings?section=notifications` },
    closing: closing(appUrl),
    isReminder: true,
  })
}
