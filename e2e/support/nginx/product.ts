import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPostgres } from '@cadence/api/test/postgres'
import { stack, testPort } from '../stack.ts'
import { hasNginx, startNginx } from './nginx.ts'

/** How long a process may take to answer for the first time, in milliseconds. */
const START_MS = 30_000

/** The product as an operator runs it: nginx, two release servers and two API processes on PostgreSQL. */
export interface Product {
  url: string
  releaseServers: readonly [ChildProcess, ChildProcess]
  apis: readonly [ChildProcess, ChildProcess]
  /** Ports of the release servers. */
  ports: readonly [string, string]
  stop: () => Promise<void>
}

async function start(main: string, address: string, env: Record<string, string>): Promise<ChildProcess> {
  const script = fileURLToPath(new URL(`../../../${main}`, import.meta.url))
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...stack, NODE_ENV: 'production', ...env },
  })
  const deadline = Date.now() + START_MS
  while ((await fetch(address).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${main} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return child
}

/** Kills a process at once, as a failing machine does. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/**
 * Starts the product with the builds, the releases and the mailbox of the stack under test.
 * @returns null where nginx or PostgreSQL is not installed.
 */
export async function startProduct(): Promise<Product | null> {
  if (!hasNginx) return null
  const [https, http] = [testPort(200), testPort(201)]
  const [releaseA, releaseB, apiA, apiB] = [testPort(202), testPort(203), testPort(204), testPort(205)]
  const url = `https://localhost:${https}`
  const dir = await mkdtemp(join(tmpdir(), 'cadence-product-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  const databaseUrl = await new Promise<string | undefined>((resolve, reject) => {
    const ended = withPostgres(async (address) => {
      resolve(address)
      await new Promise<void>((end) => ends.push(async () => end()))
    })
    ends.push(() => ended)
    ended.then(() => resolve(undefined), reject)
  })
  if (!databaseUrl) return null
  const common = { APP_URL: url, DATABASE_URL: databaseUrl }
  const startApi = (port: string) =>
    start('api/dist/main.js', `http://localhost:${port}/api/v1/health`, {
      ...common,
      API_PORT: port,
      DATA_DIR: dir,
      SMTP_URL: `smtp://localhost:${stack.MAILBOX_SMTP_PORT}`,
    })
  const startReleaseServer = (port: string) =>
    start('host/dist-server/main.js', `http://localhost:${port}/health`, {
      ...common,
      PORT: port,
      API_URL: `http://localhost:${apiA}`,
      TRUSTED_PROXIES: '127.0.0.1,::1',
    })
  try {
    const [api, otherApi, releases, otherReleases] = await Promise.all([
      startApi(apiA),
      startApi(apiB),
      startReleaseServer(releaseA),
      startReleaseServer(releaseB),
    ])
    const processes = [api, otherApi, releases, otherReleases]
    ends.push(() => Promise.all(processes.map(kill)))
    const nginx = await startNginx({
      http,
      https,
      releaseServers: [releaseA, releaseB],
      apis: [apiA, apiB],
      releases: stack.RELEASES_DIR,
    })
    ends.push(nginx.stop)
    return {
      url,
      releaseServers: [releases, otherReleases],
      apis: [api, otherApi],
      ports: [releaseA, releaseB],
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
