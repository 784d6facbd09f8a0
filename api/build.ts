/**
 * Bundles our own sources into dist/main.js and dist/operator.js; packages stay in node_modules, where their native
 * parts are.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticesPlugin } from '@cadence/build/notices/esbuild-plugin'
import { build } from 'esbuild'
import * as z from 'zod/mini'

const folder = import.meta.dirname
const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) })
const { dependencies } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/** Writes the bundle to `outfile`, which must be below this folder: packages are looked up from there. */
export async function bundle(outfile: string, entry = 'src/main.ts'): Promise<void> {
  await build({
    entryPoints: [join(folder, entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@cadence/')),
    logLevel: 'warning',
    plugins: [noticesPlugin],
  })
}

if (process.argv[1] === import.meta.filename) {
  await bundle(join(folder, 'dist/main.js'))
  await bundle(join(folder, 'dist/operator.js'), 'src/operator/operator-cli.ts')
}
