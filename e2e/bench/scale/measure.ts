import { fork } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Scale, signInMembers, storeMembers } from '@cadence/api/dev/scale-data'
import { withPostgres } from '@cadence/api/test/postgres'
import { buildServers, type Installation, startInstallation } from './installation.ts'
import type { Load, Outcome } from './member-day.ts'
import { measureStreams, type StreamsRow } from './streams.ts'
import { usage } from './usage.ts'

/** What an installation of so many API processes does for so many members at once. */
export interface ScaleRow {
  processes: number
  atOnce: number
  /** Whether members act at half the pace of the full load, instead of each going on at once. */
  isHalf: boolean
  /** Answers in a second, and what members do in a second: some actions are several requests. */
  perSecond: number
  reads: { p50: number; p99: number }
  writes: { p50: number; p99: number }
  signIns: { p50: number; p99: number }
  failed: number
  firstFailure: string
  /** Cores that each part uses, and its memory in MB. */
  cores: Record<string, number>
  memory: Record<string, number>
}

/** The database, the rows of the load, and those of the streams. */
export interface ScaleResult {
  rows: Record<string, number>
  cores: number
  loads: ScaleRow[]
  streams: StreamsRow
}

const ACTIVE_MEMBERS = 1000
/** Requests of an action, on average: a visit is seven of them. */
const REQUESTS_EACH = 1.6
const WARM_UP_SECONDS = 8
const AT_ONCE = [4, 16, 64]
/** The machine is full when four times as many members get this much more from it. */
const STILL_GROWS = 1.1

/** Runs the load in a process of its own, so that nothing else there delays its requests. */
function run(load: Load): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./member-day.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
    child.once('message', (outcome: Outcome) => {
      resolve(outcome)
      child.kill()
    })
    child.once('exit', () => reject(new Error('The load has ended before its answer.')))
    child.send(load)
  })
}

function percentiles(list: readonly number[]) {
  const sorted = list.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

async function measureLoad({ parts, apis }: Installation, load: Load): Promise<ScaleRow> {
  const before = await usage(parts)
  const start = performance.now()
  const { reads, writes, signIns, failed, cpu } = await run(load)
  const seconds = (performance.now() - start) / 1000
  const after = await usage(parts)
  const ofParts = (value: (part: string) => number) =>
    Object.fromEntries(Object.keys(parts).map((part) => [part, value(part)]))
  return {
    processes: apis.length,
    atOnce: load.atOnce,
    isHalf: load.perSecond !== null,
    perSecond: (reads.length + writes.length + signIns.length) / seconds,
    reads: percentiles(reads),
    writes: percentiles(writes),
    signIns: percentiles(signIns),
    failed: failed.length,
    firstFailure: failed[0] ?? '',
    cores: {
      ...ofParts((part) => ((after[part]?.cpu ?? 0) - (before[part]?.cpu ?? 0)) / seconds),
      'the load itself': cpu / seconds,
    },
    memory: ofParts((part) => after[part]?.memory ?? 0),
  }
}

/** More and more members at once, until more of them get no more answers; then half of that. */
async function untilFull(
  installation: Installation,
  members: Load['members'],
  seconds: number,
): Promise<ScaleRow[]> {
  const load: Load = { url: installation.url, members, atOnce: 16, seconds, perSecond: null }
  await run({ ...load, seconds: WARM_UP_SECONDS })
  const rows: ScaleRow[] = []
  for (const atOnce of AT_ONCE) {
    const last = rows.at(-1)
    const row = await measureLoad(installation, { ...load, atOnce })
    rows.push(row)
    if (last && row.perSecond < last.perSecond * STILL_GROWS) break
  }
  const full = Math.max(...rows.map(({ perSecond }) => perSecond))
  return [
    ...rows,
    await measureLoad(installation, { ...load, atOnce: 64, perSecond: full / REQUESTS_EACH / 2 }),
  ]
}

/**
 * nginx, two release servers, and one, two and four API processes on one PostgreSQL with many members, under what members do in
 * a day, and 10,000 event streams on one process. Needs PostgreSQL and nginx.
 * @param releases folder of the release store
 */
export async function measureScale(
  { releases, work }: { releases: string; work: string },
  scale: Scale,
  seconds: number,
): Promise<ScaleResult | undefined> {
  await buildServers()
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  return withPostgres(
    async (databaseUrl) => {
      const rows = await storeMembers(databaseUrl, scale)
      process.stderr.write(`${JSON.stringify(rows)}\n`)
      const loads: ScaleRow[] = []
      for (const processes of [1, 2, 4]) {
        const members = await signInMembers(databaseUrl, Math.min(ACTIVE_MEMBERS, scale.members))
        const installation = await startInstallation(databaseUrl, releases, work, processes)
        loads.push(...(await untilFull(installation, members, seconds).finally(installation.stop)))
        process.stderr.write(`${processes} API processes\n`)
      }
      const streams = await measureStreams(databaseUrl, work, Math.min(10_000, scale.members * 10))
      return { rows, cores: cpus().length, loads, streams }
    },
    ['shared_buffers=512MB', 'max_wal_size=2GB', 'max_connections=100'],
  )
}
