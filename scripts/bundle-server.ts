import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { noticesPlugin } from '@cadence/shared/notices/esbuild'
import { build } from 'esbuild'
import { root } from './workspaces.ts'

const require = createRequire(import.meta.url)

/** Bundles a server into one file: our own sources inside, packages from node_modules outside. */
export async function bundleServer(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(root, entry)],
    outfile: resolve(root, outfile),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      noticesPlugin,
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
  })
}

const [entry, outfile] = process.argv.slice(2)
if (import.meta.filename === process.argv[1]) {
  if (!entry || !outfile) throw new Error('bundle-server takes the entry and the file to write')
  await bundleServer(entry, outfile)
}
