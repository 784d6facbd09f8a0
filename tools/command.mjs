// Runs a command of the release platform from a bundle: `node tools/command.mjs rollback auth`. Starting from the sources
// takes longer than a rollback may. The bundle is made anew when a file that is in it has changed.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
// Modules find the repository by their own address, one folder below the root, as in `tools`.
const cache = join(root, '.cache')
const bundle = join(cache, 'releases.mjs')
/** The sources that are in the bundle, and its chunks. */
const list = join(cache, 'releases.json')

/** @returns {Promise<{ sources: string[], chunks: string[] }>} */
const readList = async () => JSON.parse(await readFile(list, 'utf8'))

const changedAt = (/** @type {string} */ file) => stat(file).then(({ mtimeMs }) => mtimeMs)

/** @returns {Promise<boolean>} whether no source changed since the bundle was made */
async function isFresh() {
  try {
    const { sources } = await readList()
    const [made, ...changes] = await Promise.all(
      [bundle, ...sources.map((file) => join(root, file))].map(changedAt),
    )
    return changes.every((at) => at <= (made ?? 0))
  } catch {
    return false
  }
}

async function makeBundle() {
  const require = createRequire(import.meta.url)
  const { build } = await import('esbuild')
  const draft = join(cache, `draft-${process.pid}`)
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
      // Imports that only one command needs stay in files of their own, which load when they are used.
      splitting: true,
      chunkNames: 'releases-[name]-[hash]',
      entryPoints: { releases: 'tools/releases.ts' },
      plugins: [
        {
          name: 'workspaces-inside',
          setup({ onResolve }) {
            onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
              if (kind === 'entry-point') return null
              return path.startsWith('@cadence/') ? { path: require.resolve(path) } : { path, external: true }
            })
          },
        },
      ],
    }),
    // With its packages inside, because its process may read no other file.
    build({ ...common, entryPoints: { 'releases.render-worker': 'host/server/render/worker.ts' } }),
  ])
  const sources = [...new Set(bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs)))]
  const files = await readdir(draft)
  const { chunks: replaced = [] } = await readList().catch(() => ({ chunks: [] }))
  await writeFile(list, JSON.stringify({ sources, chunks: files.filter(isChunk) }))
  // The entry comes last, so that a command that starts meanwhile finds its chunks.
  files.sort((one) => (one === 'releases.mjs' ? 1 : -1))
  for (const file of files) await rename(join(draft, file), join(cache, file))
  await rm(draft, { recursive: true })
  await removeOldChunks(replaced)
}

const isChunk = (/** @type {string} */ file) => /^releases-.*\.mjs$/.test(file)

/**
 * Removes the chunks of bundles that were replaced more than a day ago. A command loads chunks of its bundle while it runs,
 * and none runs for a day.
 * @param {readonly string[]} replaced chunks of the bundle that was replaced now
 */
async function removeOldChunks(replaced) {
  const now = new Date()
  // The bundle may be older than a day, and a command may have started from it just now.
  for (const file of replaced) await utimes(join(cache, file), now, now).catch(() => undefined)
  const limit = now.getTime() - 86_400_000
  for (const file of await readdir(cache)) {
    const path = join(cache, file)
    if (isChunk(file) && (await changedAt(path)) < limit) await rm(path, { force: true })
  }
}

const [name = '', ...args] = process.argv.slice(2)
if (!existsSync(join(root, 'host/package.json'))) {
  console.error('This checkout does not hold host: `git sparse-checkout add host` and `npm ci` bring it.')
  process.exit(1)
}
await mkdir(cache, { recursive: true })
if (!(await isFresh())) await makeBundle()
process.argv = [process.argv[0] ?? '', bundle, name, ...args]
await import(pathToFileURL(bundle).href)
