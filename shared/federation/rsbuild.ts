import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig, type RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { pageModulePath, type RemoteName, remotePages } from '../src/contract/pages.ts'
import { chunkGlobalName, containerName, HOST_BUILD } from '../src/contract/registry.ts'
import { ChunkRetryPlugin } from './chunk-retry.ts'
import { pluginFederation } from './container-plugin.ts'
import { devOfDeployedShell, inDeployedShell, reactOfDeployedShell } from './deployed-shell.ts'
import { pluginReleaseFacts } from './facts-plugin.ts'
import { ModuleRetryPlugin } from './module-retry.ts'
import { sharedPolicy } from './policy.ts'
import { devPort } from './ports.ts'
import { pluginServerBuild } from './server-build.ts'

const require = createRequire(import.meta.url)

/** A chunk that does not arrive within this many milliseconds counts as failed, so that the page can say so. */
const CHUNK_TIMEOUT_MS = 7500

/** Where a remote names the pages that are rendered on the server, too; it need not have any. */
const SERVER_PAGES = './src/server.ts'

function base(port: number): RsbuildConfig {
  return {
    plugins: [pluginReact(inDeployedShell() ? reactOfDeployedShell : {})],
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
      legalComments: 'none',
      cleanDistPath: true,
      target: 'web',
      overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'],
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
        },
        plugins: [new ChunkRetryPlugin(), new ModuleRetryPlugin()],
      },
    },
  }
}

/**
 * The build of a remote: one expose per page of the contract, and `shares`, which shows what it was given; and
 * a server build if any of its pages asks for one.
 * `RELEASE_VERSION` is the version that is being built; without it, it is a development server.
 * @param overrides what this remote alone adds; what makes it a remote stays.
 */
export function defineRemote(remote: RemoteName, overrides: RsbuildConfig = {}): RsbuildConfig {
  const port = devPort(remote)
  const container = containerName(remote, process.env.RELEASE_VERSION || 'dev')
  const config = base(port)
  return defineConfig({
    ...config,
    ...overrides,
    plugins: [
      ...(config.plugins ?? []),
      ...(overrides.plugins ?? []),
      ...(existsSync(SERVER_PAGES) ? [pluginServerBuild({ entry: SERVER_PAGES, role: 'remote' })] : []),
      pluginReleaseFacts(remote),
      pluginFederation({
        name: container,
        exposes: {
          ...Object.fromEntries(remotePages[remote].map((page) => [`./${page}`, pageModulePath(page)])),
          './shares': require.resolve('./shares.ts'),
        },
        shared: sharedPolicy('remote'),
      }),
    ],
    source: {
      ...config.source,
      ...overrides.source,
      entry: { index: require.resolve('./remote-entry.ts') },
    },
    server: { ...config.server, ...overrides.server },
    dev: { ...(inDeployedShell() ? devOfDeployedShell(remote) : config.dev), ...overrides.dev },
    output: { ...config.output, ...overrides.output },
    // A remote has no page of its own to serve: it is seen in the shell.
    tools: {
      ...config.tools,
      ...overrides.tools,
      rspack: [
        config.tools?.rspack ?? {},
        overrides.tools?.rspack ?? {},
        { output: { chunkLoadingGlobal: chunkGlobalName(container) } },
      ].flat(),
      htmlPlugin: false,
    },
  })
}

/** The build of the host: provides the shared packages, knows no remote. */
export function defineHost(overrides: RsbuildConfig): RsbuildConfig {
  const config = base(devPort('host'))
  return defineConfig({
    ...config,
    ...overrides,
    plugins: [
      ...(config.plugins ?? []),
      ...(overrides.plugins ?? []),
      pluginServerBuild({ entry: './src/server/entry.tsx', role: 'host' }),
      pluginReleaseFacts('host'),
      pluginFederation({ name: HOST_BUILD, shared: sharedPolicy('host') }),
    ],
    source: { ...config.source, ...overrides.source },
    server: { ...config.server, ...overrides.server },
    dev: { ...config.dev, ...overrides.dev },
    output: { ...config.output, ...overrides.output },
    tools: {
      ...overrides.tools,
      rspack: [config.tools?.rspack ?? {}, overrides.tools?.rspack ?? {}].flat(),
    },
  })
}
