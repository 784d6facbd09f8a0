import { createRequire } from 'node:module'
import type { RemoteName } from '@cadence/shared/contract'
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import type { PluginReactOptions } from '@rsbuild/plugin-react'
import { browserQueries } from './browsers.ts'
import { ChunkRetryPlugin } from './chunk-retry.ts'
import { compileHintPlugin } from './compile-hint.ts'
import { CssCommentsPlugin } from './css-comments.ts'
import { devOfDeployedShell, inDeployedShell, reactOfDeployedShell } from './deployed-shell.ts'
import { pluginReleaseFacts } from './facts-plugin.ts'
import { pluginNotices } from './notices/rsbuild-plugin.ts'
import { devPort } from './ports.ts'
import { pluginRemotePages, serverPagesSource } from './remote-pages.ts'
import { pluginServerBuild } from './server-build.ts'

const require = createRequire(import.meta.url)

/** A chunk that does not arrive within this many milliseconds counts as failed, so that the page can say so. */
const CHUNK_TIMEOUT_MS = 7500

function base(port: number): RsbuildConfig {
  return {
    plugins: [pluginNotices()],
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      printUrls: false,
      cors: { origin: /^https?:\/\/localhost(:\d+)?$/ },
      publicDir: false,
    },
    dev: {
      assetPrefix: `http://localhost:${port}/`,
      client: { host: 'localhost', port },
      progressBar: false,
      lazyCompilation: false,
    },
    // Libraries that add a style element ask for the nonce of the page by this name.
    source: { define: { __webpack_nonce__: 'document.querySelector("script[nonce]")?.nonce' } },
    output: {
      assetPrefix: 'auto',
      // A stylesheet of its own would be one more request on the way to the first paint.
      injectStyles: false,
      // The licences stand in full in a file of the build.
      legalComments: 'none',
      cleanDistPath: true,
      target: 'web',
      overrideBrowserslist: browserQueries,
    },
    // One file for each page: what two pages share is in both, runs once, and costs no request of its own.
    splitChunks: false,
    performance: { printFileSize: false },
    // Chunks are checked by the entry that loads them; the entry itself by the registry.
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    tools: {
      rspack: {
        output: {
          chunkLoadTimeout: CHUNK_TIMEOUT_MS,
          crossOriginLoading: 'anonymous',
          // A module that threw while it ran throws the same error at the next import. Otherwise that import would get
          // its half-filled exports.
          strictModuleErrorHandling: true,
        },
        plugins: [new ChunkRetryPlugin(), new CssCommentsPlugin(), compileHintPlugin()],
      },
    },
  }
}

/** Options of React's plugin, for every build of the product. */
export function reactOptions(): PluginReactOptions {
  return inDeployedShell() ? reactOfDeployedShell : {}
}

/**
 * What the builds of all remotes have in common, beside React and Module Federation. A remote has no page of its own to
 * serve: it is seen in the shell.
 */
export function remoteConfig(remote: RemoteName): RsbuildConfig {
  const serverPages = serverPagesSource(remote, process.cwd())
  return mergeRsbuildConfig(base(devPort(remote)), {
    plugins: [
      pluginRemotePages(remote),
      ...(serverPages ? [pluginServerBuild({ entry: { source: serverPages }, role: 'remote' })] : []),
      pluginReleaseFacts(remote),
    ],
    source: { entry: { index: require.resolve('./remote-entry.ts') } },
    ...(inDeployedShell() ? { dev: devOfDeployedShell(remote) } : {}),
    tools: { htmlPlugin: false },
  })
}

/** The host's build, beside React, Module Federation and what is the host's own configuration. */
export function hostConfig(): RsbuildConfig {
  return mergeRsbuildConfig(base(devPort('host')), {
    plugins: [
      pluginServerBuild({ entry: { file: './src/server/entry.tsx' }, role: 'host' }),
      pluginReleaseFacts('host'),
    ],
  })
}
