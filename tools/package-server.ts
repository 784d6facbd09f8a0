import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { runCommand, UsageError } from '@cadence/releases/commands/command-line'
import * as z from 'zod/mini'
import { run } from './run.ts'
import { root } from './workspaces.ts'

const execute = promisify(execFile)

/** A server that runs outside of a checkout. */
interface Server {
  /** Its workspace. */
  workspace: string
  /** Folders of the workspace that it needs at run time; the first one holds its `main.js`. */
  folders: readonly string[]
  /** The workspaces whose packages its bundle imports. */
  importsFrom: readonly string[]
  /** Commands of its operator: `npm run backup -- <file>` in the folder. */
  scripts: Readonly<Record<string, string>>
}

const operator = 'node --enable-source-maps api/dist/operator.js'

export const servers: Readonly<Record<string, Server>> = {
  api: {
    workspace: 'api',
    folders: ['dist', 'drizzle'],
    importsFrom: ['api', 'releases', 'shared'],
    scripts: {
      backup: `${operator} backup`,
      restore: `${operator} restore`,
      'move-to-postgres': `${operator} move-to-postgres`,
    },
  },
  releases: {
    workspace: 'host',
    folders: ['dist-server'],
    importsFrom: ['host', 'releases', 'shared'],
    scripts: {},
  },
}

const packagesSchema = z.record(z.string(), z.string())
const manifestSchema = z.object({
  version: z.string(),
  dependencies: packagesSchema,
  devDependencies: packagesSchema,
})
const manifestOf = async (workspace: string) =>
  manifestSchema.parse(JSON.parse(await readFile(join(root, workspace, 'package.json'), 'utf8')))

/**
 * What a bundle imports: `import "x"`, `import("x")`, `… from "x"`, `require("x")` and `require.resolve("x")`, also of a
 * `require` that the bundler has renamed (`require2`). Not files: they begin with a dot or a slash.
 */
const IMPORT = /(?:from\s*|import\s*\(?\s*|require\d*(?:\.resolve)?\()"([^"./][^"]*)"/g

/** Reads the scripts of a folder. @returns whether one of them imports the package of a name. */
async function importedBy(folder: string): Promise<(name: string) => boolean> {
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  const sources = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))
  const imports = new Set(
    sources.flatMap((source) => [...source.matchAll(IMPORT)].map(([, specifier = '']) => specifier)),
  )
  return (name) => [...imports].some((specifier) => specifier === name || specifier.startsWith(`${name}/`))
}

/** The packages that a server imports, at the versions that its workspaces ask for. */
async function packagesOf({ workspace, folders, importsFrom }: Server): Promise<Record<string, string>> {
  const isImported = await importedBy(join(root, workspace, folders[0] ?? ''))
  const manifests = await Promise.all(importsFrom.map(manifestOf))
  // What the host's build puts into the browser's files is a development dependency, and may be imported here too: `valtio`.
  const all = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...devDependencies, ...dependencies }),
  )
  return Object.fromEntries(all.filter(([name]) => isImported(name)))
}

/**
 * Writes a built server into an empty folder, with the packages that it imports and no others, at the versions of the
 * lockfile. `node <workspace>/<folder>/main.js` starts it there.
 */
export async function packageServer(server: Server, folder: string): Promise<void> {
  const { workspace, folders, scripts } = server
  await mkdir(join(folder, workspace), { recursive: true })
  const { version } = await manifestOf(workspace)
  const own = { name: `@cadence/${workspace}`, version, private: true, type: 'module' }
  const top = { name: 'cadence', version, private: true, type: 'module', scripts, workspaces: [workspace] }
  const write = (file: string, content: object) =>
    writeFile(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
  await write(`${workspace}/package.json`, { ...own, dependencies: await packagesOf(server) })
  await write('package.json', top)
  for (const file of ['package-lock.json', '.npmrc']) await cp(join(root, file), join(folder, file))
  for (const name of folders)
    await cp(join(root, workspace, name), join(folder, workspace, name), {
      recursive: true,
      filter: (file) => !file.endsWith('.fingerprint'),
    })
  // npm keeps the versions of the lockfile for what stays in it.
  await execute('npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder })
}

const usage = `npm run package -- api <folder>        the API, with what it needs to run
npm run package -- releases <folder>   the release server`

if (import.meta.filename === process.argv[1])
  process.exitCode = await runCommand({ usage, options: {}, words: 2 }, async ({ positionals }) => {
    const [name = '', target] = positionals
    const server = servers[name]
    if (!server || !target) throw new UsageError(usage)
    const folder = resolve(target)
    if ((await readdir(folder).catch(() => [])).length > 0) throw new UsageError(`${folder} is not empty`)
    await run('npm', ['run', '--silent', 'build', '--', '--servers'], '.')
    await packageServer(server, folder)
    console.log(`${folder}: node ${server.workspace}/${server.folders[0]}/main.js`)
    return 0
  })
