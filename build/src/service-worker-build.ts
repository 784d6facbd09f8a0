import { join } from 'node:path'
import type { RsbuildPlugin, ServerConfig } from '@rsbuild/core'
import { type BuildOptions, build } from 'esbuild'
import { esbuildTargets } from './browsers.ts'
import { noticesPlugin } from './notices/esbuild-plugin.ts'

const options = {
  bundle: true,
  platform: 'browser',
  target: esbuildTargets,
  format: 'iife',
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions

/** Gives the host's production build its service worker: one script of its own, which no page loads. */
export function pluginServiceWorker(entry: string): RsbuildPlugin {
  return {
    name: 'cadence:service-worker',
    apply: 'build',
    setup({ context, onAfterBuild }) {
      onAfterBuild(async () => {
        await build({
          ...options,
          entryPoints: [join(context.rootPath, entry)],
          outfile: join(context.distPath, 'service-worker.js'),
          minify: true,
          define: { 'process.env.NODE_ENV': '"production"' },
          plugins: [noticesPlugin],
        })
      })
    },
  }
}

type ServerSetup = Exclude<NonNullable<ServerConfig['setup']>, readonly unknown[]>

/** Serves a service worker from the development server. @param entry its source. @param addresses where it is served. */
export function serveServiceWorker(entry: string, addresses: readonly string[]): ServerSetup {
  return ({ action, server }) => {
    if (action !== 'dev') return
    for (const address of addresses)
      server.middlewares.use(address, (_request, response, next) => {
        build({ ...options, entryPoints: [entry], write: false }).then(({ outputFiles: [script] }) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
          response.setHeader('Cache-Control', 'no-cache')
          response.end(script?.text)
        }, next)
      })
  }
}
