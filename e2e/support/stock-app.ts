import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))
const modules = join(root, 'node_modules')

/** An app outside the workspaces that is built with the plugins' defaults. */
export interface StockApp {
  folder: string
  dist: string
  /** Builds the app. @param environment variables for its configuration. */
  build: (environment?: Record<string, string>) => Promise<void>
  /** Checks its types. @throws Error with the compiler's output. */
  checkTypes: () => Promise<void>
  remove: () => Promise<void>
}

/** Copies a stock app of `e2e/federation/stock` to a folder of its own, where the installed packages are linked. */
export async function stockApp(name: 'host' | 'remote'): Promise<StockApp> {
  const folder = await mkdtemp(join(tmpdir(), `stock-${name}-`))
  await cp(join(root, 'e2e/federation/stock', name), folder, { recursive: true })
  await symlink(modules, join(folder, 'node_modules'))
  const run = async (bin: string, args: string[], environment: Record<string, string> = {}) => {
    const env = { ...process.env, NODE_ENV: 'production', ...environment }
    await promisify(execFile)(process.execPath, [join(modules, bin), ...args], { cwd: folder, env }).catch(
      (error: { message: string; stdout?: string }) => {
        throw new Error(`${error.message}\n${error.stdout ?? ''}`)
      },
    )
  }
  return {
    folder,
    dist: join(folder, 'dist'),
    build: (environment) => run('@rsbuild/core/bin/rsbuild.js', ['build'], environment),
    checkTypes: () => run('typescript/bin/tsc', ['--project', 'tsconfig.json']),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
