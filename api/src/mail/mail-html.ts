/**
 * How a mail looks. Tables and inline styles, because mail programs support little else: the style sheet adds what some of them
 * know, the dark colours and less margin on a phone. All texts come escaped.
 */

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const styles = `:root { color-scheme: light dark }
@media (max-width: 480px) {
  .around { padding: 16px 8px !important }
  .inside { padding: 24px 20px !important }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0b0c10 !important }
  .card { background: #191c25 !important }
  .title { color: #f3f4f8 !important }
  .text { color: #dfe2ec !important }
  .small, .quote { color: #a9afc0 !important }
  .quote { border-color: #6b5cf0 !important }
  .link { color: #b5b3ff !important }
  .code { background: #0b0c10 !important; color: #f3f4f8 !important }
  .footer { color: #8b92a5 !important }
}`

/** Heights of the strokes beside the name: a week, and the evening that the lamp lights. */
const strokes = [8, 14, 10, 20, 12, 24, 16]
const EVENING = 5

const strokeHtml = (height: number, day: number) =>
  `<td valign="bottom" style="padding-left:4px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td width="4" height="${height}" style="width:4px;height:${height}px;font-size:0;line-height:0;border-radius:2px;background:${day === EVENING ? '#ffb27a' : '#8f8cff'}">&nbsp;</td></tr></table></td>`

const header = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td style="font-size:22px;font-weight:700;letter-spacing:-.02em;color:#f3f4f8">Cadence</td>
<td align="right"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${strokes.map(strokeHtml).join('')}</tr></table></td>
</tr></table>`

/** A heading's few words, of which none is broken at its hyphen: `e-mail`, `3F0C-2B1E`. */
const withWholeWords = (html: string) =>
  html.replace(/[\p{L}\d]+-[\p{L}\d]{1,8}(?![\p{L}\d-])/gu, '<span style="white-space:nowrap">$&</span>')

interface MailHtml {
  title: string
  /** What an inbox shows beside the subject. */
  preview: string
  body: readonly string[]
}

/** The document of a mail. */
export const mailHtml = ({ title, preview, body }: MailHtml) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#eef0f5">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#eef0f5">
<tr><td class="around" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${font}">
<tr><td class="inside" style="background:#12141b;border-radius:16px 16px 0 0;padding:24px 32px">${header}</td></tr>
<tr><td style="height:3px;font-size:0;line-height:0;background:#6b5cf0;background:linear-gradient(90deg,#6b5cf0,#8f8cff 60%,#ffb27a)">&nbsp;</td></tr>
<tr><td class="card inside" style="background:#ffffff;border-radius:0 0 16px 16px;padding:32px;overflow-wrap:anywhere">
<h1 class="title" style="margin:0 0 20px;font-size:24px;line-height:1.25;letter-spacing:-.01em;color:#0b0c10">${withWholeWords(title)}</h1>
${body.join('\n')}
</td></tr>
<tr><td class="footer" align="center" style="padding:20px 16px 0;font-size:13px;line-height:1.6;color:#5c6275">Cadence · Votre rythme, votre espace</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`

export const paragraphHtml = (html: string) =>
  `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#22252f">${html}</p>`

export const smallHtml = (html: string) =>
  `<p class="small" style="margin:0 0 8px;font-size:13px;line-height:1.6;color:#5c6275">${html}</p>`

export const quoteHtml = (html: string) =>
  `<blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #c9c6f5;font-size:15px;line-height:1.6;color:#5c6275;overflow-wrap:anywhere">${html}</blockquote>`

/** Digits, large enough to be read from one device into another. */
export const codeHtml = (code: string) =>
  `<p class="code" style="margin:0 0 20px;padding:16px 8px;border-radius:12px;background:#eef0f5;text-align:center;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:.2em;color:#0b0c10">${code}</p>`

export const actionHtml = (label: string, link: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr>
<td style="background:#6b5cf0;border-radius:12px">
<a href="${link}" style="display:inline-block;padding:14px 28px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${label}</a>
</td></tr></table>
${smallHtml('Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u202f:')}
<p style="margin:0 0 20px;font-size:13px;line-height:1.6;word-break:break-all"><a class="link" href="${link}" style="color:#5546d6">${link}</a></p>`
