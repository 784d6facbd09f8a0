import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { noticesPlugin } from '@cadence/build/notices/esbuild-plugin'
import { build, type Plugin } from 'esbuild'
import { root } from './workspaces.ts'

const require = createRequire(import.meta.url)

const oursInside: Plugin = {
  name: 'ours-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return null
      return path.startsWith('@cadence/') ? { path: require.resolve(path) } : { path, external: true }
    })
  },
}

/**
 * Bundles a server into one file: our own sources inside, packages from node_modules outside.
 * @param withPackages puts packages inside, too: for a process that may read no other file.
 */
export async function bundleServer(entry: string, outfile: string, withPackages = false): Promise<void> {
  await build({
    entryPoints: [join(root, entry)],
    outfile: resolve(root, outfile),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [noticesPlugin, ...(withPackages ? [] : [oursInside])],
  })
}

const [entry, outfile, option] = process.argv.slice(2)
if (import.meta.filename === process.argv[1]) {
  if (!entry || !outfile || (option && option !== '--with-packages'))
    throw new Error('bundle-server takes the entry, the file to write, and perhaps --with-packages')
  await bundleServer(entry, outfile, option !== undefined)
}
