import { timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { StoreDocument } from '../store/registry-document.ts'
import { entriesOf, type RegistryEntry } from '../store/registry-entries.ts'

/** Where the operator's panel is. */
export const PANEL_PATH = '/__releases'

/** Access to the panel: nobody, whoever has the password, or everybody on a development machine. */
export type PanelAccess = { kind: 'off' } | { kind: 'password'; password: string } | { kind: 'everybody' }

/** Compares without telling by the time it takes how much of the password is right. */
export function isPassword(given: string, password: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(password)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function isAllowed(c: Context, access: PanelAccess): boolean {
  if (access.kind !== 'password') return access.kind === 'everybody'
  const [, coded = ''] = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  const [, ...password] = Buffer.from(coded, 'base64').toString().split(':')
  return isPassword(password.join(':'), access.password)
}

function row([part, entry]: [string, RegistryEntry]) {
  const { version, since = '', previous, canary, pin } = entry
  return html`<tr>
<th scope="row">${part}</th>
<td>${version}</td>
<td>${since}</td>
<td>${previous?.version ?? ''}</td>
<td>${canary ? `${canary.release.version} for ${canary.share} %` : ''}</td>
<td>${pin ? `by ${pin.who}${pin.why ? `: ${pin.why}` : ''}` : ''}</td>
</tr>`
}

function page(document: StoreDocument) {
  const { change, revision } = document
  const last = change
    ? `${change.what}, by ${change.who} at ${change.at}${change.why ? `: ${change.why}` : ''}`
    : ''
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Releases</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem}table{border-collapse:collapse}th,td{padding:.25rem .75rem;border-bottom:1px solid;text-align:start}</style></head>
<body><h1>Releases</h1>
<table>
<thead><tr><th>Part</th><th>Live</th><th>Since</th><th>Before</th><th>Canary</th><th>Pinned</th></tr></thead>
<tbody>${entriesOf(document).map(row)}</tbody>
</table>
<p>Revision ${revision}${last ? `: ${last}` : ''}</p>
</body></html>`
}

/** Adds the operator's panel: which release of each part is live, which before it, which is tried out or pinned. */
export function addPanel(app: Hono, access: PanelAccess, live: () => Promise<StoreDocument>): void {
  if (access.kind === 'off') return
  app.get(PANEL_PATH, async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Frame-Options', 'DENY')
    if (isAllowed(c, access)) return c.html(page(await live()))
    c.header('WWW-Authenticate', 'Basic realm="releases"')
    return c.text('The password of the panel is needed.', 401)
  })
}
