import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { afterFile } from './ends.test-kit.ts'

function closeAfterFile(server: Server): void {
  afterFile(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Serves an app on a free port. @returns its port. */
export async function serveApp(app: Hono): Promise<number> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port))
    closeAfterFile(server as Server)
  })
}

/** A little server of a test. @returns its port. */
export async function serveRequests(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  closeAfterFile(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return portOf(server)
}

/** A port on which nobody answers. */
export async function deadPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const port = portOf(server)
  await new Promise((done) => server.close(done))
  return port
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

/** Sends a request with its path as it stands: nothing is normalised, unpacked or followed. */
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
