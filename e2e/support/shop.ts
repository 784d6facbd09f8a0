import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { systemChromium } from '../../tools/chromium.ts'
import { root } from '../../tools/workspaces.ts'
import { stack } from './stack.ts'

const modules = join(root, 'node_modules')

/** The app of `e2e/fixtures/stock-app` in a folder of its own, with a release store that is empty at first. */
export interface Shop {
  folder: string
  /** Starts `cadence-releases`. */
  start: (...args: string[]) => ChildProcess
  /** Calls `cadence-releases`. @returns the exit code and the output. */
  run: (...args: string[]) => Promise<{ code: number; output: string }>
  /** Changes a source: the next release has it. */
  edit: (file: string, from: string, to: string) => Promise<void>
  /** The version that is live now. */
  live: (part: string) => Promise<string>
  /** Starts the release server, with more variables. @returns its address. */
  serve: (environment: Record<string, string>) => Promise<string>
  remove: () => Promise<void>
}

/** Bundles `cadence-releases`, as in its package: from the sources, each command would start a second later. */
async function bundleCommands(): Promise<string> {
  const outdir = join(root, '.cache/e2e', `commands-${process.pid}`)
  await build({
    absWorkingDir: join(root, 'releases'),
    entryPoints: ['src/cli.ts'],
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    outdir,
    outExtension: { '.js': '.mjs' },
  })
  return outdir
}

/** Copies the stock app, with the installed packages linked. @param environment variables of commands and server. */
export async function openShop(environment: Record<string, string> = {}): Promise<Shop> {
  const commands = await bundleCommands()
  const folder = await mkdtemp(join(tmpdir(), 'stock-app-'))
  await cp(join(root, 'e2e/fixtures/stock-app'), folder, { recursive: true })
  await symlink(modules, join(folder, 'node_modules'))
  const { RELEASES_BROTLI } = stack
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter),
    CHROMIUM_PATH: systemChromium() ?? '',
    RELEASES_BROTLI,
    RELEASE_BY: 'a test',
    ...environment,
  }
  const start = (args: string[], more: Record<string, string> = {}) =>
    spawn(process.execPath, [join(commands, 'cli.mjs'), ...args], {
      cwd: folder,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  let server: ReturnType<typeof start> | undefined
  const run = async (...args: string[]) => {
    const child = start(args)
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const [code] = await once(child, 'close')
    return { code, output }
  }
  return {
    folder,
    start: (...args) => start(args),
    run,
    async edit(file, from, to) {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'`)
      await writeFile(path, text.replace(from, to))
    },
    async live(part) {
      const { output } = await run('releases')
      const [, version] = new RegExp(`^${part}\\s+(\\S+)`, 'm').exec(output) ?? []
      if (!version) throw new Error(`${part} is not live:\n${output}`)
      return version
    },
    async serve(more) {
      server = start(['serve'], more)
      // A server that writes into a full pipe waits until somebody reads it.
      server.stderr.pipe(process.stderr)
      const lines = createInterface(server.stdout)
      return await new Promise((resolve, reject) => {
        lines.on('line', (line) => {
          const [, url] = /^ready (\S+)/.exec(line) ?? []
          if (url) resolve(url)
        })
        lines.once('close', () => reject(new Error('The release server has ended')))
      })
    },
    async remove() {
      if (server?.exitCode === null) {
        const closed = once(server, 'close')
        server.kill()
        await closed
      }
      await Promise.all([folder, commands].map((path) => rm(path, { recursive: true, force: true })))
    },
  }
}
