import type { InboxKind, ThreadDetail } from '@cadence/shared/schemas/inbox'
import { greeting, quotable, type RenderedMail, renderMail } from '../mail/mail-layout.ts'
import { detailLines } from './detail-lines.ts'

/** What the mails of a thread have in common. */
interface ThreadMail {
  kind: InboxKind
  reference: string
}

const subjects = {
  application: 'Votre candidature au programme ambassadeur',
  demo: 'Votre demande de démonstration',
  support: 'Votre demande d’assistance',
} as const satisfies Record<InboxKind, string>

/** The subject of every mail to the sender. Mail programs keep a thread together only while it stays the same. */
export const mailSubject = ({ kind, reference }: ThreadMail) => `${subjects[kind]} ${reference}`

const arrivals = {
  application: [
    'Votre candidature est bien arrivée. Merci de vouloir faire découvrir Cadence autour de vous : cela nous touche.',
    "La réponse vous parviendra à cette adresse. Vous n'avez rien d'autre à faire.",
  ],
  demo: [
    "Votre demande de démonstration est bien arrivée. Merci de l'intérêt que votre établissement porte à Cadence.",
    "La réponse vous parviendra à cette adresse, pour convenir d'un moment avec vous.",
  ],
  support: [
    "Votre message est bien arrivé. Merci d'avoir pris le temps de nous écrire.",
    'La réponse vous parviendra à cette adresse, sous 24 à 48 heures.',
  ],
} as const satisfies Record<InboxKind, readonly string[]>

interface Acknowledgement extends ThreadMail {
  firstName: string
  /** What they wrote; undefined when the address may be a stranger's, who must not get it. */
  quote: string | undefined
  /** Whether an answer to this mail reaches the team. */
  canReply: boolean
  /** Where the help is that they have access to. */
  helpUrl: string
}

/** Sent to the sender of a form, at once. It promises no more than the site does. */
export function acknowledgementMail(input: Acknowledgement): RenderedMail {
  const { kind, reference, firstName, quote, canReply, helpUrl } = input
  return renderMail({
    subject: mailSubject({ kind, reference }),
    greeting: greeting(firstName),
    paragraphs: [
      ...arrivals[kind],
      ...(canReply
        ? ['Un détail vous revient ? Répondez simplement à ce message : il nous parviendra.']
        : []),
      ...(quote ? ['Voici ce que vous nous avez écrit :'] : []),
    ],
    ...(quote && { quote: quotable(quote) }),
    action: { label: "Ouvrir le centre d'aide", link: helpUrl },
    closing: [
      `Référence de cet échange : ${reference}. Nous le gardons 24 mois après sa fin, puis nous l'effaçons.`,
      "Vous ne nous avez rien envoyé ? Quelqu'un a sans doute saisi votre adresse par erreur : ignorez simplement ce message.",
    ],
  })
}

interface Answer extends ThreadMail {
  /** What the administrator wrote. */
  text: string
  /** What the sender wrote first; may be empty. */
  message: string
  canReply: boolean
}

/** An answer of the team, with the beginning of what it answers. */
export function answerMail({ kind, reference, text, message, canReply }: Answer): RenderedMail {
  return renderMail({
    subject: `Re: ${mailSubject({ kind, reference })}`,
    paragraphs: [...text.split(/\n{2,}/), ...(message ? ['Vous nous aviez écrit :'] : [])],
    ...(message && { quote: quotable(message) }),
    closing: [
      ...(canReply ? ['Pour poursuivre cet échange, répondez simplement à ce message.'] : []),
      `Référence de cet échange : ${reference}`,
    ],
    isTeam: true,
  })
}

/** The name of each kind, for the team: as the inbox has it. */
export const kindNames = {
  application: 'Candidature',
  demo: 'Demande de démo',
  support: 'Support',
} as const satisfies Record<InboxKind, string>

interface TeamNotice extends ThreadMail {
  threadId: string
  name: string
  email: string
  /** Of a support request. */
  subject: string | null
  message: string
  details: readonly ThreadDetail[]
  appUrl: string
}

/** Sent to the team for each form. The answer is written in the inbox, which keeps the thread together. */
export function teamMail(input: TeamNotice): RenderedMail {
  const { kind, reference, threadId, name, email, subject, message, details, appUrl } = input
  const sender = quotable(oneLine(name))
  const about = subject === null ? null : quotable(oneLine(subject))
  const written = [...(message ? [message, ''] : []), ...detailLines(details)].map(quotable).join('\n').trim()
  return renderMail({
    subject: `[${kindNames[kind]}] ${about ?? sender} · ${reference}`,
    greeting: "Bonjour l'équipe,",
    paragraphs: [`${sender} (${email}) vient de nous écrire${about === null ? '.' : ` : « ${about} ».`}`],
    ...(written && { quote: written }),
    action: { label: 'Lire et répondre', link: `${appUrl}/inbox?thread=${threadId}` },
    closing: [
      "Répondez depuis la boîte de réception : la réponse part par e-mail, et toute l'équipe la voit. Une réponse à ce message-ci arriverait aussi, mais personne d'autre ne la verrait.",
    ],
    isTeam: true,
  })
}

/** A text without its line breaks. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
