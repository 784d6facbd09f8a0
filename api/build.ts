/**
 * Bundles our own sources into dist/main.js, with the script of its thread, and dist/operator.js; packages stay in
 * node_modules, where their native parts are.
 */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { noticesPlugin } from '@cadence/build/notices/esbuild-plugin'
import { build } from 'esbuild'
import * as z from 'zod/mini'

const folder = import.meta.dirname
const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) })
/** The packages of the API and of what it takes from `shared` and `releases`, apart from our own. */
const packages = ['package.json', '../shared/package.json', '../releases/package.json']
  .map((file) => packageSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
  .flatMap(({ dependencies }) => Object.keys(dependencies))
  .filter((name) => !name.startsWith('@cadence/'))

const MAIN = 'src/main.ts'
/** The script of the thread that the API starts (`day-reader.ts`), beside its own. */
const THREAD = { in: join(folder, 'src/reminders/day-thread.ts'), out: 'day-thread' }

/** Writes the bundle to `outfile`, which must be below this folder: packages are looked up from there. */
export async function bundle(outfile: string, entry = MAIN): Promise<void> {
  const own = { in: join(folder, entry), out: basename(outfile, '.js') }
  await build({
    entryPoints: entry === MAIN ? [own, THREAD] : [own],
    outdir: dirname(outfile),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: packages,
    logLevel: 'warning',
    plugins: [noticesPlugin],
  })
}

if (process.argv[1] === import.meta.filename) {
  await bundle(join(folder, 'dist/main.js'))
  await bundle(join(folder, 'dist/operator.js'), 'src/operator/operator-cli.ts')
}
