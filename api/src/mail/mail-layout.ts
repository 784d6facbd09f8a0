import { truncate } from '@cadence/shared/schemas'
import { actionHtml, codeHtml, mailHtml, paragraphHtml, quoteHtml, smallHtml } from './mail-html.ts'

/**
 * The content of a mail; `renderMail` turns it into HTML and plain text. Write French with ordinary spaces and
 * apostrophes.
 */
export interface MailContent {
  subject: string
  greeting?: string
  /** A line break in a paragraph stays one. */
  paragraphs: string[]
  /** Digits to copy, below the paragraphs. */
  code?: string
  /** What somebody else wrote, below the paragraphs, exactly as `quotable` gives it. */
  quote?: string
  action?: { label: string; link: string }
  /** Small print below the button. */
  closing: string[]
  /** See `RenderedMail`. */
  isSecurity?: boolean
  /** See `RenderedMail`. */
  isReminder?: boolean
  /** See `RenderedMail`. */
  isTeam?: boolean
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
  /**
   * The mail tells the owner what happened to their account, or lets them take it back. It is delivered before all
   * others and is never dropped because strangers caused many mails. So the caller needs a limit per account.
   */
  isSecurity?: boolean
  /**
   * The member has chosen to be reminded. Such a mail is never dropped because of other mails, and the caller sees to it
   * that there are not too many.
   */
  isReminder?: boolean
  /**
   * The team gets the mail or has written it. It is never dropped because of other mails. It is tried for five days.
   */
  isTeam?: boolean
}

/** A mail as HTML and as plain text. */
export function renderMail(mail: MailContent): RenderedMail {
  const [first] = mail.paragraphs
  const body = [...(mail.greeting ? [mail.greeting] : []), ...mail.paragraphs].map((text) =>
    paragraphHtml(withBreaks(escaped(text))),
  )
  const html = mailHtml({
    title: escaped(mail.subject.replace(/^Re: /, '')),
    preview: first ? escaped(first) : '',
    body: [
      ...body,
      ...(mail.code ? [codeHtml(escapeHtml(mail.code))] : []),
      ...(mail.quote === undefined ? [] : [quoteHtml(withBreaks(escapeHtml(mail.quote)))]),
      ...(mail.action ? [actionHtml(escaped(mail.action.label), escapeHtml(mail.action.link))] : []),
      ...mail.closing.map((text) => smallHtml(escaped(text))),
    ],
  })
  const text = [
    ...(mail.greeting ? [french(mail.greeting)] : []),
    ...mail.paragraphs.map(french),
    ...(mail.code ? [mail.code] : []),
    ...(mail.quote === undefined ? [] : [mail.quote.replace(/^/gm, '> ')]),
    ...(mail.action ? [`${french(`${mail.action.label} :`)}\n${mail.action.link}`] : []),
    ...mail.closing.map(french),
    'Cadence',
  ].join('\n\n')
  return {
    subject: french(mail.subject),
    html,
    text,
    isSecurity: mail.isSecurity ?? false,
    isReminder: mail.isReminder ?? false,
    isTeam: mail.isTeam ?? false,
  }
}

const escaped = (text: string) => escapeHtml(french(text))

const withBreaks = (html: string) => html.replace(/\n/g, '<br>\n')

/** Most of a person's text that a mail repeats, in UTF-16 code units. */
const QUOTE_MAX = 1000

/**
 * A person's text as a mail may repeat it: bounded, and without anything that a mail program would make a link of, because
 * the text may go to an address that is not its writer's. `example.org` becomes `example[.]org`.
 */
export function quotable(text: string): string {
  const start = text.length > QUOTE_MAX ? `${truncate(text, QUOTE_MAX).trimEnd()}…` : text
  return start
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/:\/\//g, '[:]//')
    .replace(/(?<=[\p{L}\p{N}_-])[.\u2024\u3002\uff0e\uff61](?=\p{L})/gu, '[.]')
    .replace(/\b(mailto|tel|javascript):/gi, '$1[:]')
}

/** French typography: a narrow no-break space before ; : ! ? and inside « », and a real apostrophe. */
export function french(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/ (?=[;:!?»])/g, '\u202f')
    .replace(/« /g, '«\u202f')
    .replace(/(?<=\d) (?=h\b|heures\b|%)/g, '\u202f')
}

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}

/**
 * The first name, or null when a mail must not repeat it. Anybody can register any address with any "first name", which
 * could be a message or a link to a stranger.
 */
export function nameIn(firstName: string): string | null {
  return /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,39}$/u.test(firstName) ? firstName : null
}

/** 'Bonjour Léa,', or 'Bonjour,' for a name that a mail must not repeat. */
export function greeting(firstName: string): string {
  const name = nameIn(firstName)
  return name ? `Bonjour ${name},` : 'Bonjour,'
}
