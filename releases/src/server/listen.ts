import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'

/**
 * How long a client may take, in milliseconds, as at the API: one that sends byte by byte must not hold a connection for
 * ever. Node looks only every `connectionsCheckingInterval`, by itself every 30 seconds, so the whole is over after 15.
 */
export const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 14_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
}

/** A server for an app that does not listen yet. @param limits other ones than the usual, for a test that does not want to wait. */
export function serverOf(app: Hono, limits = timeLimits): ServerType {
  return createAdaptorServer({ fetch: app.fetch, serverOptions: limits })
}

/** After the signal to stop, a server waits this long for answers in flight, in milliseconds. */
const GRACE_MS = 5000

/** Where a server listens, as its variables say. */
export interface Place {
  /** 0 lets the system choose a free port. */
  PORT: number
  HOST_BIND: string
}

/**
 * Listens until the process is told to stop, and then until the answers in flight are over.
 * @throws Error when the port is not free.
 */
export async function listenUntilStopped(server: ServerType, { PORT, HOST_BIND }: Place): Promise<void> {
  const stop = () => {
    server.close()
    setTimeout(() => process.exit(0), GRACE_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${PORT} is already in use (PORT)`, { cause: error }) : error)
    })
    server.once('close', resolve)
    server.listen(PORT, HOST_BIND, () => {
      const address = server.address()
      console.log(`ready http://localhost:${typeof address === 'object' ? address?.port : PORT}`)
    })
  })
}

/** An address, and the way to stop what answers there. */
export interface Running {
  url: string
  stop: () => Promise<void>
}

/** Serves an app on a free port of this machine. */
export function serve(app: Hono): Promise<Running> {
  const server = serverOf(app)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      const stop = () =>
        new Promise<void>((done) => {
          server.close(() => done())
          if ('closeAllConnections' in server) server.closeAllConnections()
        })
      resolve({ url: `http://localhost:${port}`, stop })
    })
  })
}
