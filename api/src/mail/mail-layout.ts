import { truncate } from '@cadence/shared/schemas'

/**
 * The content of a mail; `renderMail` turns it into HTML and plain text. Write French with ordinary spaces and
 * apostrophes.
 */
export interface MailContent {
  subject: string
  greeting?: string
  /** A line break in a paragraph stays one. */
  paragraphs: string[]
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

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Tables and inline styles, because mail programs support little else. */
export function renderMail(mail: MailContent): RenderedMail {
  const escaped = (text: string) => escapeHtml(french(text))
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#22252f">${withBreaks(escaped(text))}</p>`
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#eef0f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#eef0f5">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${font}">
<tr><td style="background:#0b0c10;border-radius:16px 16px 0 0;padding:24px 32px">
<span style="font-size:22px;font-weight:700;letter-spacing:-.02em;color:#f3f4f8">Cadence</span>
<span style="display:inline-block;width:8px;height:8px;border-radius:8px;background:#8f8cff"></span>
</td></tr>
<tr><td style="background:#ffffff;border-radius:0 0 16px 16px;padding:32px">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#0b0c10">${escaped(mail.subject.replace(/^Re: /, ''))}</h1>
${[...(mail.greeting ? [mail.greeting] : []), ...mail.paragraphs].map(paragraph).join('\n')}
${mail.quote === undefined ? '' : quoteHtml(mail.quote)}
${mail.action ? actionHtml(mail.action) : ''}
${mail.closing.map(small).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
  const text = [
    ...(mail.greeting ? [french(mail.greeting)] : []),
    ...mail.paragraphs.map(french),
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

const withBreaks = (html: string) => html.replace(/\n/g, '<br>\n')

const small = (text: string) =>
  `<p style="margin:0 0 8px;font-size:13px;line-height:1.6;color:#5c6275">${escapeHtml(french(text))}</p>`

const quoteHtml = (quote: string) =>
  `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #c9c6f5;font-size:15px;line-height:1.6;color:#5c6275">${withBreaks(escapeHtml(quote))}</blockquote>`

function actionHtml({ label, link }: { label: string; link: string }): string {
  const href = escapeHtml(link)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr>
<td style="background:#6b5cf0;border-radius:12px">
<a href="${href}" style="display:inline-block;padding:14px 28px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(french(label))}</a>
</td></tr></table>
${small("Si le bouton ne s'ouvre pas, copiez cette adresse dans votre navigateur :")}
<p style="margin:0 0 20px;font-size:13px;line-height:1.6;word-break:break-all"><a href="${href}" style="color:#5546d6">${href}</a></p>`
}

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
