import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '@cadence/api/build'
import { benchCredentials, storeBenchMember } from '@cadence/api/dev/database-access'
import { withPostgres } from '@cadence/api/test/postgres'
import { authResponseSchema } from '@cadence/shared/schemas'
import autocannon from 'autocannon'
import { root } from '../../tools/workspaces.ts'
import { type Started, startServer } from './api-process.ts'
import { median, pairRatio } from './statistics.ts'

/** The load on one route, and on its limit: a route that only does the most expensive step of the first. */
export interface LoadRow {
  database: string
  route: string
  /** Requests per second and the 99th percentile in ms, of the route and of its limit: medians of all runs. */
  perSecond: number
  p99: number
  limitPerSecond: number
  limitP99: number
  /** Ratio to the limit, pair by pair. */
  ratio: number
  goal: number
}

interface Target {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** Connections: enough to keep the three parallel hashes busy, and fewer than the queue of hashes takes. */
const CONNECTIONS = 32
/** Warm-up, after which V8 has compiled the hot code. A server runs for days, so its first seconds do not count. */
const WARM_UP_SECONDS = 8
const json = { 'Content-Type': 'application/json' }

async function load(target: Target, duration: number) {
  const { requests, latency, errors, non2xx, ...rest } = await autocannon({
    ...target,
    connections: CONNECTIONS,
    duration,
  })
  if (errors + non2xx > 0) throw new Error(`${target.url}: ${errors} errors, ${non2xx} refusals`)
  return { perSecond: requests.total / rest.duration, p99: latency.p99 }
}

/** Short alternating runs: each pair sees the same state of the machine. */
async function compare(target: Target, limit: Target, runs: number, seconds: number) {
  const results: Record<'route' | 'limit', Awaited<ReturnType<typeof load>>[]> = { route: [], limit: [] }
  await load(target, WARM_UP_SECONDS)
  await load(limit, WARM_UP_SECONDS)
  for (let run = 0; run < runs; run += 1) {
    const order = run % 2 === 0 ? (['route', 'limit'] as const) : (['limit', 'route'] as const)
    for (const which of order) results[which].push(await load(which === 'route' ? target : limit, seconds))
  }
  const rates = (list: { perSecond: number }[]) => list.map(({ perSecond }) => perSecond)
  return {
    perSecond: median(rates(results.route)),
    p99: median(results.route.map(({ p99 }) => p99)),
    limitPerSecond: median(rates(results.limit)),
    limitP99: median(results.limit.map(({ p99 }) => p99)),
    ratio: pairRatio(rates(results.route), rates(results.limit)),
  }
}

async function measure(database: string, api: Started, bare: Started, runs: number, seconds: number) {
  const login = {
    url: `${api.url}/api/v1/auth/login`,
    method: 'POST',
    headers: json,
    body: JSON.stringify(benchCredentials),
  } as const
  const answer = await fetch(login.url, login)
  const { token } = authResponseSchema.parse(await answer.json())
  const user = {
    url: `${api.url}/api/v1/auth/user`,
    method: 'GET',
    headers: { Authorization: `Bearer ${token}` },
  } as const
  const row = { url: `${bare.url}/row`, method: 'GET', headers: {} } as const
  const hash = { url: `${bare.url}/hash`, method: 'POST', headers: json, body: '{}' } as const
  const rows: LoadRow[] = [
    { database, route: 'GET /auth/user', goal: 0.6, ...(await compare(user, row, runs, seconds)) },
    { database, route: 'POST /auth/login', goal: 0.8, ...(await compare(login, hash, runs, seconds)) },
  ]
  return rows
}

/**
 * The API alone, on the embedded database and, where one is installed, on PostgreSQL: each route in turn with the
 * route that only reads one row of the same database, or only hashes one password.
 */
export async function measureApiLoad(work: string, runs: number, seconds: number): Promise<LoadRow[]> {
  const main = join(root, 'api/dist/bench/main.js')
  await bundle(main)
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const startApi = (environment: Record<string, string>) =>
    startServer([main], '/api/v1/health', work, environment)
  const bareServer = join(root, 'api/dev/bare-server.ts')
  const startBare = (environment: Record<string, string>) =>
    startServer(['--import', 'tsx', bareServer], '/row', work, environment)

  async function on(database: string, forApi: Record<string, string>, forBare: Record<string, string>) {
    const [api, bare] = [await startApi(forApi), await startBare(forBare)]
    const rows = await measure(database, api, bare, runs, seconds)
    await Promise.all([api.stop(), bare.stop()])
    return rows
  }

  // One process at a time may have the embedded database open, so each has its own copy.
  const [mine, copy] = [join(work, 'api'), join(work, 'bare')]
  await storeBenchMember({ DATA_DIR: mine })
  cpSync(mine, copy, { recursive: true })
  const embedded = await on('embedded', { DATA_DIR: mine }, { DATA_DIR: copy })
  const postgres = await withPostgres(async (DATABASE_URL) => {
    await storeBenchMember({ DATABASE_URL })
    return on('PostgreSQL', { DATABASE_URL }, { DATABASE_URL })
  })
  return [...embedded, ...(postgres ?? [])]
}
