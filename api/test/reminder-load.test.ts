import { once } from 'node:events'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { afterAll, expect, test } from 'vitest'
import { measureReminders } from '../dev/reminder-load.ts'
import { withPostgres } from './postgres.ts'
import { killStarted, startMain } from './support/processes.ts'

/** The leases of the killed process alone take two minutes, so only a full run has the time. */
const full = process.env.E2E_FULL === '1'
const REMINDERS = Number(process.env.REMINDERS || 50_000)
/** How many push messages a process has on their way at once. */
const AT_ONCE = 16

afterAll(killStarted)

async function start(environment: Record<string, string>) {
  const api = startMain({ ...environment, API_PORT: `${await freePort()}`, SMTP_URL: 'smtp://localhost:1' })
  await api.printed('ready')
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = once(api.child, 'close')
    api.child.kill(signal)
    await ended
  }
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

test.runIf(full)(
  `${REMINDERS} reminders all come, and none twice, from two processes of which one is killed`,
  { timeout: 1_800_000 },
  async () => {
    const result = await withPostgres((databaseUrl) =>
      measureReminders({ databaseUrl, count: REMINDERS, start }),
    )
    // Without PostgreSQL there is one process at most.
    if (!result) return
    console.log(result)
    expect(result).toMatchObject({ missing: 0, twice: 0 })
    expect(result.again).toBeLessThanOrEqual(AT_ONCE)
  },
)
