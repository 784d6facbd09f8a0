import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.zip': 'application/zip',
}

/** A folder that is served at an address of its own. */
export interface ServedFolder {
  url: string
  /** Makes its scripts unavailable. */
  lose: () => void
  stop: () => Promise<void>
}

/** Serves the files of a folder to every origin. For an address with a slash at its end it sends `index.html`. */
export async function serveFolder(folder: string, port: string): Promise<ServedFolder> {
  let lost = false
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const isGone = lost && path.endsWith('.js')
    const bytes = isGone ? null : await readFile(join(folder, path)).catch(() => null)
    answer.writeHead(bytes ? 200 : 404, {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
    })
    answer.end(bytes)
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(Number(port), '127.0.0.1', ready)
  })
  return {
    url: `http://127.0.0.1:${port}/`,
    lose: () => {
      lost = true
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
