/**
 * `npm run test:postgres -w api [-- files]`: the API tests on a throwaway PostgreSQL, where one is installed.
 * `withPostgres` gives the same server to other scripts.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { Client } from 'pg'

const USER = 'cadence'

/** Where initdb and postgres are: in PATH, or where Debian keeps each version, the newest first. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/bin',
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** Whether PostgreSQL's programs are installed. */
export const hasPostgres = () => findPrograms() !== undefined

/** PostgreSQL refuses to run as root; then it runs as nobody. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** The server itself, for a test that takes it away. */
export interface PostgresServer {
  /** SIGINT stops it fast and rolls all transactions back; SIGQUIT stops it at once, like a crash. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  /** Starts it again; afterwards it answers. */
  start(): Promise<void>
  /** Pauses its processes, with open connections, until they are resumed. */
  freeze(): void
  thaw(): void
}

/**
 * Runs `use` with the address of an empty server on this machine; the server and its files are gone afterwards,
 * however `use` ends. Undefined, without a call, when no PostgreSQL is installed.
 * @param settings of postgresql.conf, beside those that a throwaway server always has
 */
export async function withPostgres<T>(
  use: (databaseUrl: string, server: PostgresServer) => Promise<T>,
  settings: readonly string[] = ['fsync=off'],
): Promise<T | undefined> {
  const programs = findPrograms()
  if (!programs) {
    console.log('No PostgreSQL is installed here (initdb and postgres not found): nothing to do.')
    return undefined
  }
  const owner = runAs()
  const folder = mkdtempSync(join(tmpdir(), 'cadence-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, stdio: 'ignore' as const }
  let running: ChildProcess | undefined
  const removeNow = () => {
    running?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  const interrupted = () => process.exit(130)
  process.on('exit', removeNow)
  process.on('SIGINT', interrupted)
  process.on('SIGTERM', interrupted)
  try {
    const init = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    execFileSync(join(programs, 'initdb'), init, options)
    const port = await freePort()
    const databaseUrl = `postgres://${USER}@127.0.0.1:${port}/postgres`
    const set = ['max_connections=200', ...settings].flatMap((setting) => ['-c', setting])
    const args = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...set]
    const server: PostgresServer = {
      start: async () => {
        running = spawn(join(programs, 'postgres'), args, options)
        await answers(databaseUrl)
      },
      stop: async (signal) => {
        if (!running || running.exitCode !== null) return
        const ended = once(running, 'exit')
        running.kill(signal)
        await ended
      },
      freeze: () => signalAll(running, 'SIGSTOP'),
      thaw: () => signalAll(running, 'SIGCONT'),
    }
    await server.start()
    try {
      return await use(databaseUrl, server)
    } finally {
      server.thaw()
      await server.stop('SIGINT')
    }
  } finally {
    removeNow()
    process.off('exit', removeNow)
    process.off('SIGINT', interrupted)
    process.off('SIGTERM', interrupted)
  }
}

/** Each connection has a process of its own, which is a child of the server's. */
function signalAll(server: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (server?.pid === undefined || server.exitCode !== null) return
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  for (const pid of [String(server.pid), ...children.trim().split(' ').filter(Boolean)]) {
    try {
      process.kill(Number(pid), signal)
    } catch (error) {
      // The connection has ended meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

async function answers(connectionString: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString })
    try {
      await client.connect()
      return
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** The tests' exit code. */
async function runTests(databaseUrl: string): Promise<number> {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const args = ['run', '--project', 'api', ...process.argv.slice(2)]
  const tests = spawn(process.execPath, [vitest, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  })
  const [code] = await once(tests, 'exit')
  return typeof code === 'number' ? code : 1
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = (await withPostgres((databaseUrl) => runTests(databaseUrl))) ?? 0
