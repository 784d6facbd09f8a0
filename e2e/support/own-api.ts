import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readForms } from '@cadence/api/dev/readForms'
import { createApp } from '@cadence/host/app'
import { getRequestListener } from '@hono/node-server'
import { runDir, stack, workerPort } from './stack.ts'
import { test as base, expect } from './test.ts'

const apiFolder = fileURLToPath(new URL('../../api', import.meta.url))

/** How long an API may take to answer for the first time, in milliseconds: its database is made then. */
const START_MS = 60_000

/**
 * An API process of the test's own, as production starts it, with its own embedded database. Nobody else uses it, so
 * a test may stop it, hold it up, and look into its database.
 */
export class OwnApi {
  readonly #port = workerPort(5)
  readonly #environment: Record<string, string>
  #child: ChildProcess | null = null

  constructor(appUrl: string) {
    this.#environment = {
      ...stack,
      NODE_ENV: 'production',
      APP_URL: appUrl,
      API_PORT: this.#port,
      DATA_DIR: mkdtempSync(join(runDir, 'own-api-')),
    }
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, ['dist/main.js'], {
      cwd: apiFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, ...this.#environment },
    })
    const health = async () => (await fetch(`${this.url}/api/v1/health`).catch(() => null))?.status
    await expect.poll(health, { timeout: START_MS, message: 'the API answers' }).toBe(200)
  }

  /** Ends it as a deploy does: what it has is in its folder then. */
  async stop(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    await ended
  }

  /** Takes connections and answers none, until `goOn`. */
  hang(): void {
    this.#child?.kill('SIGSTOP')
  }

  goOn(): void {
    this.#child?.kill('SIGCONT')
  }

  /** What the forms have left in the database. The API is stopped for it: one process at a time may have it open. */
  async stored(): ReturnType<typeof readForms> {
    await this.stop()
    return readForms(this.#environment)
  }
}

const closed = (server: Server) => new Promise((done) => server.close(done))

/** Playwright's test with the live releases in front of an API of its own. */
export const test = base.extend<{ api: OwnApi }>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const api = new OwnApi(`http://localhost:${workerPort(6)}`)
      const app = createApp({ releases: stack.RELEASES_DIR, api: api.url })
      const server = createServer(getRequestListener(app.fetch))
      server.listen(Number(workerPort(6)), 'localhost')
      await Promise.all([once(server, 'listening'), api.start()])
      await use(api)
      server.closeAllConnections()
      await Promise.all([closed(server), api.stop()])
    },
    { timeout: START_MS },
  ],
  baseURL: async ({ api: _ }, use) => use(`http://localhost:${workerPort(6)}`),
})

export { expect }
