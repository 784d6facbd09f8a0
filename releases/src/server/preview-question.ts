import { html } from 'hono/html'
import { queryOf, writtenSource } from '../preview/preview-override.ts'
import { PREVIEW_PATH } from '../registry.ts'
import { isPassword, type PanelAccess } from './panel.ts'
import type { PreviewPages, PreviewQuestion } from './preview-routes.ts'

function page({ override, source, isForAdministrators, isRefused }: PreviewQuestion) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Open a preview</title>
<meta name="referrer" content="same-origin"><meta name="robots" content="noindex">
<style>body{font:1rem/1.5 system-ui;margin:2rem;max-width:40rem}</style></head>
<body>${isRefused ? html`<p role="alert">That is not the password of the panel.</p>` : ''}
<h1>Open a preview?</h1>
<p>This link shows ${override.remote} from ${writtenSource(source)} in this browser, in the place of what is live. It runs with your session. Open it only if you expected it.</p>
<p>${override.by ? `Signed by ${override.by}.` : ''}</p>
<form method="post" action="${PREVIEW_PATH}?${queryOf(override)}">
${isForAdministrators ? html`<label>Password of the panel <input type="password" name="token" required autocomplete="off"></label>` : ''}
<button type="submit">Open the preview</button> <a href="/">Cancel</a>
</form></body></html>`
}

/** The page that asks whether to open a preview. Who may open one for administrators has the password of the panel. */
export const previewPages = (remotes: readonly string[], panel: PanelAccess): PreviewPages => ({
  remotes,
  home: '/',
  isAdministrator: async (token) => panel.kind === 'password' && isPassword(token, panel.password),
  sendQuestion: (c, question, _document, status) => {
    // A page of another site must not lay this button under its own.
    c.header('X-Frame-Options', 'DENY')
    return c.html(page(question), status)
  },
  texts: {
    refused: 'This link to a preview is not valid, or not any more.\n',
    foreign: 'A preview opens only from the page that offers it.\n',
  },
})
