import { once } from 'node:events'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { afterAll, expect, test } from 'vitest'
import { measureCalendars } from '../dev/calendar-load.ts'
import { withPostgres } from './postgres.ts'
import { killStarted, startMain } from './support/processes.ts'

/** The lease of the killed process alone takes half a minute, so only a full run has the time. */
const full = process.env.E2E_FULL === '1'
const CALENDARS = 20_000
/** How many jobs of calendars a process has at once. */
const AT_ONCE = 32

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
  `${CALENDARS} calendars are all read by two processes, of which one is killed`,
  {
    timeout: 900_000,
  },
  async () => {
    const result = await withPostgres((databaseUrl) =>
      measureCalendars({ databaseUrl, count: CALENDARS, start }),
    )
    // Without PostgreSQL there is one process at most.
    if (!result) return
    console.log(result)
    expect(result).toMatchObject({ missing: 0, lost: 0 })
    expect(result.again).toBeLessThanOrEqual(AT_ONCE)
  },
)
