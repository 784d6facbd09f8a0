import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { closeAfterFile } from '@cadence/releases/testing/servers.test-kit'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** Serves an app on a free port. @returns its port. */
export async function serveApp(app: Hono): Promise<number> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port))
    closeAfterFile(server as Server)
  })
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

/** Sends a request with exactly this path. The answer is not decompressed, and no redirect is followed. */
export function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { body, ...rest } = options
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false, ...rest }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
