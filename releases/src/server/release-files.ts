import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { ReleaseFiles } from '../store/release-store.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The folder of the store may also hold files that belong to no release: `.git`, `.env`. */
const hidden = /(?:\/|%2f)(?:\.|%2e)/i

/** Adds the files of releases. A file never changes under its address, so browsers keep it for a year. */
export function addReleaseFiles(app: Hono, releaseFiles: ReleaseFiles): void {
  const missing = (c: Context) => c.text('Not found', 404, { 'Cache-Control': 'no-store' })
  const bring: MiddlewareHandler = async (c, next) => {
    await releaseFiles.bring(c.req.path)
    await next()
  }
  const files = serveStatic({
    root: releaseFiles.root,
    precompressed: true,
    onFound: (path, c) => {
      c.header('Cache-Control', IMMUTABLE)
      // Hono does not know captions, and browsers may refuse them with another type.
      if (path.endsWith('.vtt')) c.header('Content-Type', 'text/vtt; charset=utf-8')
    },
  })
  for (const folder of ['/remotes/*', '/host/*']) {
    app.use(folder, async (c, next) => (hidden.test(c.req.path) ? missing(c) : next()))
    app.get(folder, bring, files)
    // A missing file must not answer with a page: HTML in place of a file causes errors that are hard to find.
    app.all(folder, missing)
  }
}
