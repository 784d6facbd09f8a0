/**
 * The content of a mail; `renderMail` turns it into HTML and plain text. Write French with ordinary spaces and
 * apostrophes.
 */
export interface MailContent {
  subject: string
  greeting: string
  paragraphs: string[]
  action: { label: string; link: string }
  /** Small print below the button. */
  closing: string[]
  /** See `RenderedMail`. */
  isSecurity?: boolean
  /** See `RenderedMail`. */
  isReminder?: boolean
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
}

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Tables and inline styles, because mail programs support little else. */
export function renderMail(mail: MailContent): RenderedMail {
  const escaped = (text: string) => escapeHtml(french(text))
  const link = escapeHtml(mail.action.link)
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#22252f">${escaped(text)}</p>`
  const small = (text: string) =>
    `<p style="margin:0 0 8px;font-size:13px;line-height:1.6;color:#5c6275">${escaped(text)}</p>`
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
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#0b0c10">${escaped(mail.subject)}</h1>
${paragraph(mail.greeting)}
${mail.paragraphs.map(paragraph).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr>
<td style="background:#6b5cf0;border-radius:12px">
<a href="${link}" style="display:inline-block;padding:14px 28px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(mail.action.label)}</a>
</td></tr></table>
${small("Si le bouton ne s'ouvre pas, copiez cette adresse dans votre navigateur :")}
<p style="margin:0 0 20px;font-size:13px;line-height:1.6;word-break:break-all"><a href="${link}" style="color:#5546d6">${link}</a></p>
${mail.closing.map(small).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
  const text = [
    french(mail.greeting),
    ...mail.paragraphs.map(french),
    `${french(`${mail.action.label} :`)}\n${mail.action.link}`,
    ...mail.closing.map(french),
    'Cadence',
  ].join('\n\n')
  return {
    subject: french(mail.subject),
    html,
    text,
    isSecurity: mail.isSecurity ?? false,
    isReminder: mail.isReminder ?? false,
  }
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
