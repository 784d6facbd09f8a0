import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEverything, readForms } from '@cadence/api/dev/database-access'
import { MailRelay } from './mail-relay.ts'
import { runDir, stack, workerPort } from './stack.ts'
import { test as base, expect } from './test.ts'

/** Time limit for a server's first answer, in milliseconds. It is long, because the API creates its database. */
const START_MS = 60_000

const port = workerPort(5)
const appPort = workerPort(6)
/** Address of the app in front of a test's own API. */
export const ownAppUrl = `http://localhost:${appPort}`

/** Starts a part of the product as production does, and waits until it answers. */
async function start(main: string, address: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../../${main}`, import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...stack, NODE_ENV: 'production', APP_URL: ownAppUrl, ...env },
  })
  const status = async () => (await fetch(address).catch(() => null))?.status
  await expect.poll(status, { timeout: START_MS, message: `${address} answers` }).toBe(200)
  return child
}

/** Ends a process with SIGTERM, as a deploy does. */
async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null) return
  const ended = once(child, 'exit')
  // A process that SIGSTOP holds cannot exit.
  child.kill('SIGCONT')
  child.kill('SIGTERM')
  await ended
}

/**
 * An API process with an embedded database, for one test alone: the test may stop it, make it hang, read its database and
 * take its mail server down.
 */
export class OwnApi {
  readonly mail = new MailRelay(workerPort(9))
  readonly #environment: Record<string, string> & { DATA_DIR: string }

  constructor(environment: Readonly<Record<string, string>>) {
    const DATA_DIR = mkdtempSync(join(runDir, 'own-api-'))
    this.#environment = { API_PORT: port, SMTP_URL: this.mail.url, ...environment, DATA_DIR }
  }

  #child: ChildProcess | null = null

  async start(): Promise<void> {
    this.#child = await start('api/dist/main.js', `http://localhost:${port}/api/v1/health`, this.#environment)
  }

  /** Stops the API. Afterwards its folder holds the complete database. */
  async stop(): Promise<void> {
    await end(this.#child)
    this.#child = null
  }

  /** Makes the API hang: it accepts connections and answers none, until `goOn`. */
  hang(): void {
    this.#child?.kill('SIGSTOP')
  }

  goOn(): void {
    this.#child?.kill('SIGCONT')
  }

  /** The forms in the database. The API stops for it, because only one process at a time can open the database. */
  async stored(): ReturnType<typeof readForms> {
    await this.stop()
    return readForms(this.#environment)
  }

  /** All rows of the database as one text. The API stops for it. */
  async everything(): Promise<string> {
    await this.stop()
    return readEverything(this.#environment)
  }
}

/**
 * Playwright's test with a release server of the live releases in front of an API of its own, which gets the variables of
 * `apiEnvironment` too.
 */
export const test = base.extend<{ api: OwnApi; apiEnvironment: Record<string, string> }>({
  apiEnvironment: [{}, { option: true }],
  api: [
    async ({ apiEnvironment }, use) => {
      const api = new OwnApi(apiEnvironment)
      await Promise.all([api.mail.start(), api.start()])
      const server = await start('host/dist-server/main.js', ownAppUrl, { PORT: appPort, API_PORT: port })
      await use(api)
      await Promise.all([end(server), api.stop(), api.mail.stop()])
    },
    { timeout: START_MS },
  ],
  baseURL: async ({ api: _ }, use) => use(ownAppUrl),
})

export { expect }
