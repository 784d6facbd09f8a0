import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { hostFederation } from '@cadence/build/module-federation'
import { hostConfig, reactOptions } from '@cadence/build/rsbuild'
import { pluginServiceWorker, serveServiceWorker } from '@cadence/build/service-worker-build'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { devDocument, releasesDir } from './build/dev-document.ts'
import { pluginIcons } from './build/icons/plugin.ts'
import { licencesNote } from './build/licences-note.ts'
import { fonts } from './server/html-document.ts'

const require = createRequire(import.meta.url)
const development = process.env.NODE_ENV === 'development'
const apiPort = process.env.API_PORT ?? '3100'

const pushWorker = fileURLToPath(new URL('./src/service-worker/worker.dev.ts', import.meta.url))

const woff2 = (family: string) =>
  require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)

const config: RsbuildConfig = {
  plugins: [
    pluginReact(reactOptions()),
    pluginModuleFederation(hostFederation()),
    pluginIcons(),
    pluginServiceWorker('./src/service-worker/worker.ts'),
  ],
  source: { entry: { index: development ? './src/main.dev.ts' : './src/main.tsx' } },
  output: {
    manifest: {
      filename: 'files.json',
      // The first HTML of the app area's pages asks for this chunk, too.
      generate: ({ files, manifestData }) => {
        const app = files.map(({ path }) => path).filter((path) => /\/app\.\w+\.js$/.test(path))
        return { ...manifestData, chunks: { app } }
      },
    },
    copy: [
      { from: 'public' },
      { from: woff2('instrument-sans'), to: fonts.text },
      { from: woff2('bricolage-grotesque'), to: fonts.display },
    ],
  },
  server: {
    historyApiFallback: true,
    // In development nothing is kept: the worker only shows push messages.
    setup: [licencesNote, serveServiceWorker(pushWorker, ['/service-worker.js', '/push-worker.js'])],
    // Remotes that are not live come from their last release.
    publicDir: { name: releasesDir, copyOnBuild: false, watch: false },
    proxy: { '/api/v1': { target: `http://localhost:${apiPort}`, xfwd: true } },
  },
  // In production the release server writes the HTML of each request.
  tools: {
    rspack: {
      module: {
        rules: [
          {
            test: /node_modules[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
            use: require.resolve('./build/style-nonce-loader.cjs'),
          },
        ],
      },
    },
    htmlPlugin: development
      ? (html) => {
          html.templateContent = () => devDocument()
          html.title = 'Cadence'
          delete html.template
        }
      : false,
  },
}

export default defineConfig(mergeRsbuildConfig(hostConfig(), config))
