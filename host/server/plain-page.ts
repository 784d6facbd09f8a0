import { randomBytes } from 'node:crypto'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { site } from '@cadence/shared/site'
import { baseCss, themeColorTags, themeScript } from '@cadence/shared/theme/first-paint'
import type { Context } from 'hono'
import { contentSecurityPolicy } from './content-policy.ts'
import { fontCss } from './html-document.ts'

/** What a page of the release server's own is made of. It needs no script but that of the theme. */
export interface PlainPage {
  title: string
  /** Further elements of the head. */
  head?: string
  css: string
  /** HTML of the `main` element and of what follows it, already escaped. */
  main: string
  /** A script of the page's own. */
  script?: string
}

/** @param assets folder of the host's own files, with a slash at its end. */
function renderPlainPage({ title, head = '', css, main, script }: PlainPage, assets: string, nonce: string) {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${head}
<title>${title} · ${site.product}</title>
<meta name="robots" content="noindex">
${themeColorTags}
<link rel="icon" href="${assets}favicon.svg" type="image/svg+xml">
<script nonce="${nonce}">${themeScript}</script>
<style nonce="${nonce}">${baseCss()}${fontCss(assets)}${css}</style>
</head>
<body>
<main>
${main}
</main>
${script ? `<script nonce="${nonce}">${script}</script>` : ''}
</body>
</html>
`
}

/** Answers with a page in the look of the product, which no cache keeps; 503 while no host is published. */
export function sendPlainPage(
  c: Context,
  { host }: StoreDocument,
  page: PlainPage,
  status: 200 | 403 = 200,
): Response | Promise<Response> {
  if (!host) return c.text('Nothing is published in this release store yet.', 503)
  const nonce = randomBytes(16).toString('base64')
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce))
  return c.html(renderPlainPage(page, host.assets, nonce), status)
}
