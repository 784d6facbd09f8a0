import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { build } from 'esbuild'
import { noticesPlugin } from './notices/esbuild-plugin.ts'

/** Gives the host's production build its service worker: one script of its own, which no page loads. */
export function pluginServiceWorker(entry: string): RsbuildPlugin {
  return {
    name: 'cadence:service-worker',
    apply: 'build',
    setup({ context, onAfterBuild }) {
      onAfterBuild(async () => {
        await build({
          entryPoints: [join(context.rootPath, entry)],
          outfile: join(context.distPath, 'service-worker.js'),
          bundle: true,
          minify: true,
          platform: 'browser',
          target: ['chrome111', 'firefox115', 'safari16.4'],
          format: 'iife',
          legalComments: 'none',
          logLevel: 'warning',
          define: { 'process.env.NODE_ENV': '"production"' },
          plugins: [noticesPlugin],
        })
      })
    },
  }
}
