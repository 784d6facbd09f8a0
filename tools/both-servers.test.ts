import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { type StartedServer, startBothServers } from './both-servers.test-kit.ts'
import { receiveSpans } from './otlp-receiver.test-kit.ts'
import { root } from './workspaces.ts'

/** Two processes and a new database on a busy machine. */
const TIME = { timeout: 120_000 }

const lineSchema = z.object({ requestId: z.optional(z.string()), path: z.optional(z.string()) })
const namedIn = (server: StartedServer, path: string) =>
  server
    .lines()
    .filter((line) => line.startsWith('{'))
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter((line) => line.path === path)
    .map(({ requestId }) => requestId)

/** The packages that a server has loaded, of these. */
const loaded = (server: StartedServer) => {
  const modules = server.lines().filter((line) => line.startsWith('module '))
  return ['hono', 'prom-client', '@opentelemetry'].filter((name) =>
    modules.some((line) => line.includes(`/node_modules/${name}/`)),
  )
}

test(
  'a call has one name in the logs of both servers; without variables nothing is measured or traced',
  TIME,
  async () => {
    const { url, releases, api } = await startBothServers({}, { TRUSTED_PROXIES: 'loopback' })
    const path = '/api/v1/preferences'
    const fromNginx = '5f0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d'
    await fetch(url + path, { headers: { 'X-Request-Id': fromNginx } })
    const answer = await fetch(url + path, { headers: { 'X-Request-Id': 'no name' } })
    const made = answer.headers.get('x-request-id')
    expect(made).toMatch(/^[\da-f-]{36}$/)
    for (const server of [releases, api]) {
      await server.stop()
      expect(namedIn(server, path)).toEqual([fromNginx, made])
      expect(loaded(server)).toEqual(['hono'])
    }
  },
)

/** What the alerts and the dashboard ask for by name. */
const observed = ['deploy/prometheus/cadence.rules.yml', 'deploy/grafana/cadence.json']
  .flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/\b(?:cadence_|nodejs_|process_)[a-z\d_]+/g) ?? [],
  )
  .filter((name, index, names) => names.indexOf(name) === index)

/** Shown by the API on PostgreSQL alone, where its own tests read them. */
const onPostgres = ['pool_connections', 'pool_idle_connections', 'pool_waiting_requests'].map(
  (name) => `cadence_api_${name}`,
)

/** The names under which a server shows numbers; of a histogram, those of its parts. */
function namesIn(metrics: string): string[] {
  return [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  )
}

test(
  'a call is one trace through the release server, the API and its statements; both show what alerts and dashboard ask for',
  TIME,
  async () => {
    const collector = await receiveSpans()
    onTestFinished(async () => void (await collector.close()))
    const ports = { api: await freePort(), releases: await freePort() }
    const { url, releases, api } = await startBothServers(
      { api: { METRICS_PORT: `${ports.api}` }, releases: { METRICS_PORT: `${ports.releases}` } },
      { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    )
    // A client cannot choose the trace: no proxy is trusted here.
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    expect((await fetch(`${url}/api/v1/health`, { headers: { traceparent } })).status).toBe(200)
    const metricsAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const shown = [await metricsAt(ports.api), await metricsAt(ports.releases)].join('\n')
    expect(shown).toContain(
      'cadence_api_requests_total{method="GET",route="/api/v1/health",status="200"} 1\n',
    )
    expect(shown).toContain('cadence_releases_requests_total{kind="proxy",status="200"} 1\n')
    const known = [...namesIn(shown), ...onPostgres]
    expect(observed.filter((name) => !known.includes(name))).toEqual([])
    expect(observed).toContain('cadence_api_request_duration_seconds_bucket')
    // Spans are sent at the end, too.
    for (const server of [releases, api]) await server.stop()
    const named = (service: string, name: string) =>
      collector.spans.find((span) => span.service === service && span.name === name)
    const first = named('cadence-releases', 'GET /api/v1/*')
    const second = named('cadence-api', 'GET /api/v1/health')
    const third = collector.spans.find(({ parentSpanId }) => parentSpanId === second?.spanId)
    expect(first?.parentSpanId).toBeUndefined()
    expect(first?.traceId).not.toBe('a'.repeat(32))
    expect(second).toMatchObject({ traceId: first?.traceId, parentSpanId: first?.spanId })
    expect(third).toMatchObject({ traceId: first?.traceId, service: 'cadence-api', name: 'SELECT' })
    // What a process asks its database by itself is no trace.
    expect(collector.spans.filter(({ parentSpanId }) => !parentSpanId)).toEqual([first])
    expect(third?.attributes).toContainEqual({ key: 'db.query.text', value: { stringValue: 'select 1' } })
    for (const server of [releases, api])
      expect(loaded(server)).toEqual(['hono', 'prom-client', '@opentelemetry'])
  },
)
