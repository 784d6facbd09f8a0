import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVER_BUILD } from '@cadence/releases/build-facts'
import type { RsbuildPlugin } from '@rsbuild/core'
import { build, type Plugin } from 'esbuild'
import { withoutCssComments } from './css-comments.ts'
import { runtimeEntryPoints } from './entry-points.ts'
import { noticesPlugin } from './notices/esbuild-plugin.ts'
import { singletonPackages } from './shared-packages.ts'

const entryPoints = new Set(runtimeEntryPoints())

/**
 * Whether the host gives a module to the server builds of the remotes: a package by any of its names, an entry point of `shared` that
 * is in the page once. A build brings its own copy of a deeper one, as it does for browsers.
 */
const isGiven = (name: string) =>
  entryPoints.has(name) || singletonPackages.some((root) => name === root || name.startsWith(`${root}/`))

const leaveToHost: Plugin = {
  name: 'leave-to-host',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => (isGiven(path) ? { path, external: true } : null))
  },
}

interface ServerBuild {
  /** The module whose exports the build has: a file of the workspace, or source text that imports from its folder. */
  entry: { file: string } | { source: string }
  /** Whether the build provides the shared modules (host) or gets them from the host (remote). */
  role: 'host' | 'remote'
}

/**
 * Gives a production build its other half: one CommonJS file for the release server, which renders pages with it. It is
 * bundled by esbuild, as the servers are, in some tenths of a second.
 */
export function pluginServerBuild({ entry, role }: ServerBuild): RsbuildPlugin {
  return {
    name: 'cadence:server-build',
    apply: 'build',
    setup({ context, onAfterBuild }) {
      onAfterBuild(async () => {
        const outfile = join(context.distPath, SERVER_BUILD)
        await build({
          ...('file' in entry
            ? { entryPoints: [join(context.rootPath, entry.file)] }
            : { stdin: { contents: entry.source, resolveDir: context.rootPath } }),
          outfile,
          bundle: true,
          platform: 'node',
          target: 'node20',
          format: 'cjs',
          jsx: 'automatic',
          // The licences stand in full in a file beside it.
          legalComments: 'none',
          logLevel: 'warning',
          define: { 'process.env.NODE_ENV': '"production"' },
          plugins: [...(role === 'host' ? [] : [leaveToHost]), noticesPlugin],
        })
        await writeFile(outfile, withoutCssComments(await readFile(outfile, 'utf8')))
      })
    },
  }
}
