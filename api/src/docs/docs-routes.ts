import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { describe } from '../http/openapi.ts'

const require = createRequire(import.meta.url)

/** The page's own files alone, and calls of this API: nothing inline, nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Cadence API</title>
    <link rel="icon" href="docs/favicon-32x32.png">
    <link rel="stylesheet" href="docs/swagger-ui.css">
  </head>
  <body>
    <main id="docs"></main>
    <noscript>The same as JSON: <a href="openapi.json">openapi.json</a></noscript>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  filter: true,
  validatorUrl: null,
})
`

/** Our own script, which starts the viewer. */
const START = 'start.js'

/** The files that the page names, with their types. */
const files: Readonly<Record<string, string>> = {
  [START]: 'text/javascript; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}

/** A day. A new release of the viewer comes with a new release of the API. */
const KEPT = 'public, max-age=86400'

const viewerFile = (name: string) =>
  readFile(join(dirname(require.resolve('swagger-ui-dist/package.json')), name))

/** GET /docs. Out: a page that shows the OpenAPI document and can call the API, with Swagger UI. */
export function docs() {
  return new Hono<AppEnv>()
    .get(
      '/docs',
      describe({
        summary: 'This document as a page',
        tag: 'health',
        success: { status: 200, description: 'HTML' },
        errors: [],
      }),
      (c) => c.html(page, 200, { 'Content-Security-Policy': policy }),
    )
    .get(
      '/docs/:file',
      describe({
        summary: 'A file of that page',
        tag: 'health',
        success: { status: 200, description: 'A script, a style sheet or a picture' },
        errors: [404],
      }),
      async (c) => {
        const name = c.req.param('file')
        const type = Object.hasOwn(files, name) ? files[name] : undefined
        if (!type) return c.notFound()
        const content = name === START ? start : new Uint8Array(await viewerFile(name))
        return c.body(content, 200, { 'Content-Type': type, 'Cache-Control': KEPT })
      },
    )
}
