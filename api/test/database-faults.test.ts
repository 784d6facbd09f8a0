import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import * as schema from '../src/db/schema.ts'
import { type PostgresServer, withPostgres } from './postgres.ts'
import { killStarted, type Started, startMain } from './support/processes.ts'
import { databaseProxy } from './support/tcp-proxy.ts'
import { callerOf } from './support/test-api.ts'
import { signInWriter, storeMembers, summaryOf } from './support/writers.ts'

/** All faults take three minutes, so each run tries some of each kind. */
const full = process.env.E2E_FULL === '1'
const WRITERS = 8

afterAll(killStarted)

/** Some faults of one kind, while members write. @returns how many there were */
interface Kind {
  name: string
  rounds: number
  break(scene: Scene): Promise<number>
}

interface Scene {
  server: PostgresServer
  databaseUrl: string
  proxy: Awaited<ReturnType<typeof databaseProxy>>
  /** Queries the database on a connection of its own. */
  look<T>(use: (client: Client) => Promise<T>): Promise<T>
}

const connections =
  "from pg_stat_activity where application_name = '' and backend_type = 'client backend' and pid <> pg_backend_pid()"

const kinds: Kind[] = [
  {
    name: 'a connection is terminated',
    rounds: full ? 25 : 2,
    break: async ({ look }) => {
      const howMany = 10
      for (let n = 0; n < howMany; n++) {
        await look((client) =>
          client.query(
            `select pg_terminate_backend(pid) from (select pid ${connections} order by random() limit 1) one`,
          ),
        )
        await sleep(20)
      }
      return howMany
    },
  },
  {
    name: 'all connections are terminated at once',
    rounds: full ? 20 : 2,
    break: async ({ look }) => {
      await look((client) => client.query(`select pg_terminate_backend(pid) ${connections}`))
      return 1
    },
  },
  {
    name: 'connections are cut on the way',
    rounds: full ? 15 : 2,
    break: async ({ proxy }) => {
      let cuts = 0
      for (let n = 0; n < 10; n++) {
        if (proxy.cutOne()) cuts++
        await sleep(20)
      }
      return cuts
    },
  },
  {
    name: 'connections hang',
    rounds: full ? 8 : 1,
    break: async ({ proxy }) => {
      let hangs = 0
      for (let n = 0; n < 10; n++) {
        if (proxy.hangOne()) hangs++
        await sleep(50)
      }
      return hangs
    },
  },
  {
    name: 'the rows that all write are locked for 5 s',
    rounds: full ? 3 : 1,
    break: async ({ look }) => {
      await look(async (client) => {
        await client.query('begin')
        // In the order of the API's own transactions, so that PostgreSQL finds no deadlock with one of them.
        await client.query('select user_id from record_versions for update')
        await client.query('select id from users for update')
        await sleep(5_000)
        await client.query('rollback')
      })
      return 1
    },
  },
  {
    name: 'the server stands still for 6 s',
    rounds: full ? 3 : 1,
    break: async ({ server }) => {
      server.freeze()
      await sleep(6_000)
      server.thaw()
      return 1
    },
  },
  {
    name: 'the server is stopped fast, and started',
    rounds: full ? 8 : 1,
    break: async ({ server }) => {
      await server.stop('SIGINT')
      await server.start()
      return 1
    },
  },
  {
    name: 'the server is stopped immediately, as by a crash, and started',
    rounds: full ? 8 : 1,
    break: async ({ server }) => {
      await server.stop('SIGQUIT')
      await server.start()
      return 1
    },
  },
]

test.skipIf(!process.env.DATABASE_URL)(
  'confirmed writes stay and refused ones do not, whatever happens to PostgreSQL',
  { timeout: 600_000 },
  async () => {
    await withPostgres(async (databaseUrl, server) => {
      const proxy = await databaseProxy(databaseUrl)
      onTestFinished(proxy.close)
      const look = lookerOf(databaseUrl)
      const scene = { server, databaseUrl, proxy, look }
      const names = Array.from({ length: WRITERS }, (_, n) => `Writer${n}`)
      await storeMembers({ DATABASE_URL: databaseUrl }, names)
      // One process beside the proxy: it keeps working while the connections of the other one are cut.
      const apis = await startApis([proxy.url, databaseUrl])
      const writers = await Promise.all(
        names.map((name, n) => signInWriter(apis[n % apis.length]?.call ?? expect.fail(), name)),
      )
      for (const writer of writers) writer.start()
      let faults = 0
      let slowest = 0
      for (const { name, rounds, break: breakIt } of kinds) {
        for (let round = 0; round < rounds; round++) {
          faults += await breakIt(scene)
          const [seconds] = await Promise.all([
            secondsUntilWell(apis),
            ...writers.map((writer) => writer.stop()),
          ])
          slowest = Math.max(slowest, seconds)
          await Promise.all(writers.map((writer) => writer.writeUntilKept()))
          for (const { api } of apis) expect(api.child.exitCode, `${name}: ${api.output()}`).toBeNull()
          await look(async (client) => {
            const idle = `select query, state ${connections} and state like 'idle in transaction%'`
            await expect
              .poll(async () => (await client.query(idle)).rows, { message: name, timeout: 3_000 })
              .toEqual([])
            const db = drizzle(client, { schema })
            for (const writer of writers) expect(await writer.faults(db), name).toEqual([])
          })
          for (const writer of writers) writer.start()
        }
      }
      await Promise.all(writers.map((writer) => writer.stop()))
      const { kept, refused, unknown } = summaryOf(writers)
      console.log(
        `${faults} faults, ${kept} writes kept, ${refused} refused, ${unknown} unknown; well again after ${slowest.toFixed(1)} s at most`,
      )
      expect(faults).toBeGreaterThanOrEqual(full ? 500 : 40)
      expect(kept).toBeGreaterThan(faults)
      for (const { api } of apis) api.child.kill('SIGTERM')
      expect(await Promise.all(apis.map(({ api }) => api.ended))).toEqual(apis.map(() => 0))
    })
  },
)

interface RunningApi {
  api: Started
  call: ReturnType<typeof callerOf>
}

function startApis(databaseUrls: readonly string[]): Promise<RunningApi[]> {
  return Promise.all(
    databaseUrls.map(async (databaseUrl) => {
      const port = await freePort()
      const api = startMain({
        DATABASE_URL: databaseUrl,
        API_PORT: `${port}`,
        SMTP_URL: 'smtp://localhost:1',
        RATE_LIMIT_SCALE: '1000',
      })
      await api.printed('ready')
      return { api, call: callerOf((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)) }
    }),
  )
}

function lookerOf(connectionString: string) {
  return async <T>(use: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString, application_name: 'test' })
    client.on('error', () => {})
    await client.connect()
    try {
      return await use(client)
    } finally {
      await client.end()
    }
  }
}

/** Waits until each process answers again. */
async function secondsUntilWell(apis: readonly RunningApi[]): Promise<number> {
  const start = performance.now()
  for (const { call } of apis) {
    await expect
      .poll(async () => (await call('GET', '/health')).status, { interval: 50, timeout: 10_000 })
      .toBe(200)
  }
  return (performance.now() - start) / 1000
}
