import { createServer } from 'node:http'
import type * as z from 'zod/mini'
import { EnvironmentError, optionalPort, textOr } from './environment.ts'

/** The variables of both servers. Without `METRICS_PORT` nothing is measured, and prom-client is not loaded. */
export const metricsVariables = { METRICS_PORT: optionalPort, METRICS_BIND: textOr('127.0.0.1') }
export type MetricsVariables = z.infer<z.ZodMiniObject<typeof metricsVariables>>

type PromClient = typeof import('prom-client')

/** The metrics of a process. */
export interface Metrics {
  /** prom-client's classes; a metric is made with `registers: [registry]`. */
  client: PromClient
  registry: InstanceType<PromClient['Registry']>
  /** Sets the metrics that are only read when somebody asks for them. It may fail; the others are shown all the same. */
  beforeEachRead: (refresh: () => Promise<void>) => void
  close: () => Promise<void>
}

/**
 * Answers `GET /metrics` in Prometheus' format on a port of its own, with what Node says of the process (event loop,
 * memory, processor). It has no access control, so the port must not be open to the world.
 * @returns undefined without `METRICS_PORT`. @throws EnvironmentError for a port that is taken
 */
export async function openMetrics({
  METRICS_PORT: port,
  METRICS_BIND: hostname,
}: MetricsVariables): Promise<Metrics | undefined> {
  if (port === undefined) return undefined
  const client = await import('prom-client')
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const refreshes: (() => Promise<void>)[] = []
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    await Promise.allSettled(refreshes.map((refresh) => refresh()))
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new EnvironmentError(`Port ${port} is already in use (METRICS_PORT)`) : error)
    })
    server.listen(port, hostname, resolve)
  })
  return {
    client,
    registry,
    beforeEachRead: (refresh) => void refreshes.push(refresh),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
