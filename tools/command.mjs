// Runs a command of this folder from a bundle: `node tools/command.mjs rollback auth`. Starting from the sources
// takes longer than a rollback may. The bundle is made anew when a file that is in it has changed.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [name = '', ...args] = process.argv.slice(2)
// A module finds the repository from its own address, one folder below the root, as in `tools`.
const bundle = join(root, '.cache', `${name}.command.mjs`)
// What a release's pages are rendered by, where a command tries one out.
const worker = join(root, '.cache', `${name}.command.render-worker.mjs`)
const list = join(root, '.cache', `${name}.command.json`)

const changedAt = (/** @type {string} */ file) => stat(file).then(({ mtimeMs }) => mtimeMs)

/** @returns {Promise<boolean>} whether the bundle is what the sources are now */
async function isFresh() {
  try {
    /** @type {string[]} */
    const files = JSON.parse(await readFile(list, 'utf8'))
    const [made, ...changes] = await Promise.all(
      [bundle, ...files.map((file) => join(root, file))].map(changedAt),
    )
    return changes.every((at) => at <= (made ?? 0))
  } catch {
    return false
  }
}

async function makeBundle() {
  const require = createRequire(import.meta.url)
  const { build } = await import('esbuild')
  const draft = join(root, '.cache', `draft-${process.pid}`)
  const common = /** @type {const} */ ({
    absWorkingDir: root,
    outdir: draft,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'warning',
  })
  const bundles = await Promise.all([
    build({
      ...common,
      entryPoints: { command: join('tools', `${name}.ts`) },
      plugins: [
        {
          name: 'ours-inside',
          setup({ onResolve }) {
            onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
              if (kind === 'entry-point') return null
              return path.startsWith('@cadence/') ? { path: require.resolve(path) } : { path, external: true }
            })
          },
        },
      ],
    }),
    // With its packages inside: its process may read no other file.
    build({ ...common, entryPoints: { worker: join('host/server/render/worker.ts') } }),
  ])
  const inputs = new Set(bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs)))
  await mkdir(dirname(list), { recursive: true })
  await writeFile(list, JSON.stringify([...inputs]))
  await rename(join(draft, 'worker.mjs'), worker)
  await rename(join(draft, 'command.mjs'), bundle)
  await rm(draft, { recursive: true })
}

if (!/^[a-z-]+$/.test(name)) throw new Error('command.mjs takes the name of a command')
if (!existsSync(join(root, 'host/package.json'))) {
  console.error('This checkout does not hold host: `git sparse-checkout add host` and `npm ci` bring it.')
  process.exit(1)
}
if (!(await isFresh())) await makeBundle()
process.argv = [process.argv[0] ?? '', bundle, ...args]
await import(pathToFileURL(bundle).href)
