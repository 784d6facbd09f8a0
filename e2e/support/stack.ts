import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder for the data and the releases of a run. All workers share it, and a new run empties it. With `E2E_RELEASES=kept`,
 * for another engine after Chromium, it keeps the releases: to build and publish them takes 40 seconds of a core.
 */
export const runDir = fileURLToPath(new URL('../../.cache/e2e/stack', import.meta.url))
const RELEASES = 'releases'
if (!process.env.CADENCE_E2E_RUN) {
  mkdirSync(runDir, { recursive: true })
  const kept = process.env.E2E_RELEASES === 'kept' ? RELEASES : undefined
  for (const name of readdirSync(runDir))
    if (name !== kept) rmSync(join(runDir, name), { recursive: true, force: true })
  process.env.CADENCE_E2E_RUN = String(process.pid)
}

/** First of the ports under test. Two runs on one machine at a time need different ones. */
const first = Number(process.env.E2E_PORT || 4000)

/** A port of the stacks under test, counted from the first. */
export const testPort = (offset: number) => String(first + offset)

/** A port of this worker, for servers that its tests start beside the stack. `offset` is below 10. */
export const workerPort = (offset: number) =>
  testPort(10 * Number(process.env.TEST_PARALLEL_INDEX || 0) + offset)

/** The address of the team, and those of members who may read its inbox: one for each test that needs one. */
export const teamEmail = 'equipe@exemple.fr'
export const administratorEmails = {
  inbox: 'administratrice@exemple.fr',
  faults: 'administratrice.pannes@exemple.fr',
  phone: 'administrateur.telephone@exemple.fr',
  desktop: 'administrateur.bureau@exemple.fr',
}

/** The stack under test: the production build, on ports of its own. */
export const stack = {
  PORT: testPort(0),
  API_PORT: testPort(100),
  MAILBOX_PORT: testPort(110),
  MAILBOX_SMTP_PORT: testPort(111),
  OPENID_PORT: testPort(120),
  DATA_DIR: join(runDir, 'data'),
  RELEASES_DIR: join(runDir, RELEASES),
  // The best packing of the releases takes ten seconds of a core.
  RELEASES_BROTLI: '4',
  // The tests sign in more often than a person would.
  RATE_LIMIT_SCALE: '1000',
  TEAM_EMAIL: teamEmail,
  ADMIN_EMAILS: Object.values(administratorEmails).join(),
}

/** Address of the app under test. */
export const appUrl = `http://localhost:${stack.PORT}`

/** Address of the mailbox's REST interface. */
export const mailboxUrl = `http://localhost:${stack.MAILBOX_PORT}`
