import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { killStarted, type Started, startMain } from './support/processes.ts'
import { callerOf } from './support/test-api.ts'
import { testDatabase } from './support/test-database.ts'
import { signInWriter, storeMembers, summaryOf } from './support/writers.ts'

const full = process.env.E2E_FULL === '1'
/** A hundred take two minutes. A run that is not full tries a few, on PostgreSQL alone, which is open again at once. */
const KILLS = full ? 100 : 4
const WRITERS = 8

afterAll(killStarted)

test.runIf(full || process.env.DATABASE_URL)(
  `${KILLS} kills of an API process, while ${WRITERS} members write, lose no confirmed write`,
  {
    timeout: 600_000,
  },
  async () => {
    const database = await testDatabase()
    onTestFinished(database.drop)
    const port = await freePort()
    const start = async (): Promise<Started> => {
      const api = startMain({
        ...database.env,
        API_PORT: `${port}`,
        SMTP_URL: 'smtp://localhost:1',
        RATE_LIMIT_SCALE: '1000',
      })
      await api.printed('ready')
      return api
    }
    const call = callerOf((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init))

    const names = Array.from({ length: WRITERS }, (_, n) => `Writer${n}`)
    await storeMembers(database.env, names)
    let api = await start()
    const writers = await Promise.all(names.map((name) => signInWriter(call, name)))
    for (const writer of writers) writer.start()
    for (let kills = 0; kills < KILLS; kills++) {
      // In the middle of the writes, and not of its start.
      const before = summaryOf(writers).kept
      await expect.poll(() => summaryOf(writers).kept, { interval: 20 }).toBeGreaterThan(before + WRITERS)
      await sleep(Math.random() * 300)
      api.child.kill('SIGKILL')
      expect(await api.ended).toBe('SIGKILL')
      api = await start()
    }
    await Promise.all(writers.map((writer) => writer.stop()))
    await Promise.all(writers.map((writer) => writer.writeUntilKept()))
    api.child.kill('SIGTERM')
    expect(await api.ended).toBe(0)

    const { db, close } = await openDatabase(readConfig(database.env))
    onTestFinished(close)
    for (const writer of writers) expect(await writer.faults(db)).toEqual([])
    const { kept, refused, unknown } = summaryOf(writers)
    console.log(`${KILLS} kills, ${kept} writes kept, ${refused} refused, ${unknown} unknown`)
    expect(kept).toBeGreaterThan(KILLS * WRITERS)
  },
)
