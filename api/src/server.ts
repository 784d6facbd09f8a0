import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { createApp } from './app.ts'
import type { Config } from './config/config.ts'

const DRAIN_MS = 9_000

export class PortInUseError extends Error {
  override name = 'PortInUseError'

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is already in use (API_PORT)`, { cause })
  }
}

export interface Listening {
  /** Takes no new request, finishes those under way, for at most nine seconds. */
  close(): Promise<void>
}

type Address = Pick<Config, 'port' | 'hostname'>

export async function listen(app: ReturnType<typeof createApp>, address: Address): Promise<Listening> {
  const server = createServer(
    // A client that sends its request byte by byte must not hold a connection for ever.
    { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 },
    getRequestListener(app.fetch),
  )
  await bind(server, address)
  return { close: () => close(server) }
}

/** Says early that the port is taken, before the database is opened for nothing. */
export async function assertPortIsFree(address: Address): Promise<void> {
  const probe = createServer()
  await bind(probe, address)
  await new Promise((resolve) => probe.close(resolve))
}

function bind(server: Server, { port, hostname }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, error) : error)
    })
    server.listen(port, hostname, () => resolve())
  })
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A kept-alive connection becomes idle when its last request is answered, so idle ones are closed again and again.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(limit)
}
