import { escapeHtml, french } from './typography.ts'

/** What a mail says; `layout` turns it into HTML and plain text. Write plain French, with ordinary spaces. */
export interface Letter {
  subject: string
  greeting: string
  paragraphs: string[]
  action: { label: string; link: string }
  /** Small print below the button. */
  closing: string[]
  /** See `Rendered`. */
  isSecurity?: boolean
}

export interface Rendered {
  subject: string
  html: string
  text: string
  /**
   * Tells an owner what was done with their account, or lets them take it back. It is delivered before all others, and
   * never left out because strangers have caused many mails. What asks for it needs a limit per account.
   */
  isSecurity?: boolean
}

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Tables and inline styles, because mail programs know nothing else. */
export function layout(letter: Letter): Rendered {
  const said = (text: string) => escapeHtml(french(text))
  const link = escapeHtml(letter.action.link)
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#22252f">${said(text)}</p>`
  const small = (text: string) =>
    `<p style="margin:0 0 8px;font-size:13px;line-height:1.6;color:#5c6275">${said(text)}</p>`
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${said(letter.subject)}</title>
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
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#0b0c10">${said(letter.subject)}</h1>
${paragraph(letter.greeting)}
${letter.paragraphs.map(paragraph).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr>
<td style="background:#6b5cf0;border-radius:12px">
<a href="${link}" style="display:inline-block;padding:14px 28px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${said(letter.action.label)}</a>
</td></tr></table>
${small("Si le bouton ne s'ouvre pas, copiez cette adresse dans votre navigateur :")}
<p style="margin:0 0 20px;font-size:13px;line-height:1.6;word-break:break-all"><a href="${link}" style="color:#5546d6">${link}</a></p>
${letter.closing.map(small).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
  const text = [
    french(letter.greeting),
    ...letter.paragraphs.map(french),
    `${french(`${letter.action.label} :`)}\n${letter.action.link}`,
    ...letter.closing.map(french),
    'Cadence',
  ].join('\n\n')
  return { subject: french(letter.subject), html, text, isSecurity: letter.isSecurity ?? false }
}
