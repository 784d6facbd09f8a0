import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a run of the tests keeps its data and its releases: empty at its start, and the same for its workers. */
export const runDir = fileURLToPath(new URL('../../.cache/e2e/stack', import.meta.url))
if (!process.env.CADENCE_E2E_RUN) {
  rmSync(runDir, { recursive: true, force: true })
  process.env.CADENCE_E2E_RUN = String(process.pid)
}

/** The stack under test: the production build, on ports of its own. */
export const stack = {
  PORT: '4000',
  API_PORT: '4100',
  MAILBOX_PORT: '4110',
  MAILBOX_SMTP_PORT: '4111',
  OPENID_PORT: '4120',
  DATA_DIR: join(runDir, 'data'),
  RELEASES_DIR: join(runDir, 'releases'),
  // The tests sign in more often than a person would.
  RATE_LIMIT_SCALE: '1000',
}

/** Address of the app under test. */
export const appUrl = `http://localhost:${stack.PORT}`

/** Address of the mailbox's REST interface. */
export const mailboxUrl = `http://localhost:${stack.MAILBOX_PORT}`
