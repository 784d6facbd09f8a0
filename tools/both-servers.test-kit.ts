import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '@cadence/api/build'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { afterAll } from 'vitest'
import { bundleServer } from './bundle-server.ts'
import { root } from './workspaces.ts'

type Variables = Record<string, string>

/** A server as production starts it. */
export interface StartedServer {
  /** The lines that it printed so far, with one `module <address>` for each module that it imported. */
  lines: () => readonly string[]
  stop: () => Promise<void>
}

/** Both servers on one origin. */
export interface BothServers {
  url: string
  releases: StartedServer
  api: StartedServer
}

/** Node's argument that prints each imported module. */
const hook = `import { writeSync } from 'node:fs'
export const resolve = async (specifier, context, next) => {
  const resolved = await next(specifier, context)
  writeSync(1, 'module ' + resolved.url + '\\n')
  return resolved
}`
const asModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`
const printModules = asModule(`import { register } from 'node:module'
register(${JSON.stringify(asModule(hook))})`)

const started = new Set<ChildProcess>()

async function start(main: string, env: Variables): Promise<StartedServer> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--import', printModules, main], {
    cwd: root,
    env: { PATH, ...env },
  })
  started.add(child)
  let text = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += chunk
        if (/^ready /m.test(text)) resolve()
      })
    child.once('close', () => reject(new Error(`${main} ended:\n${text}`)))
  })
  return {
    lines: () => text.split('\n'),
    stop: async () => {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
      started.delete(child)
    },
  }
}

/** What the processes are started from, and where they keep their data. */
const mains = { api: 'api/dist/test-both/main.js', releases: 'host/dist-server/test-both/main.js' }
let folder: Promise<string> | undefined

async function prepare(): Promise<string> {
  await Promise.all([bundle(join(root, mains.api)), bundleServer('host/server/main.ts', mains.releases)])
  return mkdtemp(join(tmpdir(), 'cadence-both-'))
}

/**
 * Starts a release server with an empty store and the API behind it, on free ports of this machine. They end after the
 * tests of the file, and have the same data each time, so stop them before they are started again.
 */
export async function startBothServers(
  own: { api?: Variables; releases?: Variables },
  both: Variables,
): Promise<BothServers> {
  folder ??= prepare()
  const data = await folder
  const [port, apiPort] = [`${await freePort()}`, `${await freePort()}`]
  const common = {
    NODE_ENV: 'test',
    PORT: port,
    API_PORT: apiPort,
    API_URL: `http://127.0.0.1:${apiPort}`,
    ...both,
  }
  const apiOnly = { DATA_DIR: join(data, 'data'), SMTP_URL: 'smtp://localhost:1', ...own.api }
  const api = await start(mains.api, { ...common, ...apiOnly })
  const releasesOnly = { RELEASES_DIR: join(data, 'releases'), ...own.releases }
  const releases = await start(mains.releases, { ...common, ...releasesOnly })
  return { url: `http://localhost:${port}`, releases, api }
}

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  if (folder) await rm(await folder, { recursive: true, force: true })
})
