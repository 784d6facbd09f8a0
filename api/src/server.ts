import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { createApp } from './app.ts'
import type { Config } from './config/config.ts'
import { answerBadHttp, badRequest } from './http/bad-http.ts'

/** Browsers and load balancers open connections ahead: one without a request has so long to bring it. */
const UNUSED_MS = 1_000

export class PortInUseError extends Error {
  override name = 'PortInUseError'

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is already in use (API_PORT)`, { cause })
  }
}

export interface Listening {
  /** Takes no new request and finishes those under way, for at most nine seconds. @returns whether some were cut off. */
  close(): Promise<boolean>
}

type Address = Pick<Config, 'port' | 'hostname'>

/**
 * How long a client may take: one that sends byte by byte must not hold a connection for ever. Node looks only every
 * `connectionsCheckingInterval`, by itself every 30 seconds, so the whole is over after 15; at a stop after `drain`.
 */
export const timeLimits = {
  drain: 9_000,
  headersTimeout: 10_000,
  requestTimeout: 14_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
}

/** @param limits other ones than the usual, for a test that does not want to wait */
export async function listen(
  app: ReturnType<typeof createApp>,
  address: Address,
  { drain, ...limits } = timeLimits,
): Promise<Listening> {
  const server = createServer(
    limits,
    // Only what Hono never gets to see, such as a host name that is none.
    getRequestListener(app.fetch, { errorHandler: () => badRequest() }),
  )
  answerBadHttp(server)
  const unused = unusedConnections(server)
  await bind(server, address)
  return { close: () => close(server, unused, drain) }
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

/** Connections that have not brought a request yet: Node does not count them as idle. */
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
  // A kept-alive connection becomes idle when its last request is answered, so idle ones are closed again and again.
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
