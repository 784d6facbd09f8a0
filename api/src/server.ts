import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { createApp } from './app.ts'
import type { Config } from './config/config.ts'
import { answerBadHttp, badRequest } from './http/bad-http.ts'

/**
 * Browsers and load balancers open connections in advance. At a stop, one without a request is closed after this time.
 */
const UNUSED_MS = 1_000

export class PortInUseError extends Error {
  override name = 'PortInUseError'

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is already in use (API_PORT)`, { cause })
  }
}

export interface Listening {
  /**
   * Accepts no new request and finishes the running ones, for at most nine seconds. @returns whether some were cut off
   */
  close(): Promise<boolean>
}

type Address = Pick<Config, 'port' | 'hostname'>

/**
 * Time limits, so that a slow client cannot hold a connection for ever. Node checks them every
 * `connectionsCheckingInterval` (by default every 30 s), so a request takes at most 15 s. At a stop, `drain` is the
 * limit.
 */
export const timeLimits = {
  drain: 9_000,
  headersTimeout: 10_000,
  requestTimeout: 14_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
}

/** @param limits other limits, for tests */
export async function listen(
  app: ReturnType<typeof createApp>,
  address: Address,
  { drain, ...limits } = timeLimits,
): Promise<Listening> {
  const server = createServer(
    limits,
    // Only for requests that Hono never sees, such as one with an invalid host name.
    getRequestListener(app.fetch, { errorHandler: () => badRequest() }),
  )
  answerBadHttp(server)
  const unused = unusedConnections(server)
  await bind(server, address)
  return { close: () => close(server, unused, drain) }
}

/** Throws when the port is in use, before the database is opened for nothing. */
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

/** Connections without any request so far. Node does not count them as idle. */
function unusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return unused
}

async function close(server: Server, unused: ReadonlySet<Socket>, drain: number): Promise<boolean> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A kept-alive connection becomes idle when its last request is answered, so idle ones are closed repeatedly.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const drop = setTimeout(() => {
    for (const socket of unused) socket.destroy()
  }, UNUSED_MS)
  let cut = false
  const limit = setTimeout(() => {
    cut = true
    server.closeAllConnections()
  }, drain)
  await closed
  clearInterval(sweep)
  clearTimeout(drop)
  clearTimeout(limit)
  return cut
}
