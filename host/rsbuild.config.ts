import { createRequire } from 'node:module'
import { defineHost } from '@cadence/shared/federation'
import type { RsbuildConfig } from '@rsbuild/core'
import { devDocument, releasesDir } from './server/dev-document.ts'
import { fonts } from './server/document.ts'

const require = createRequire(import.meta.url)
const development = process.env.NODE_ENV === 'development'
const apiPort = process.env.API_PORT ?? '3100'

const woff2 = (family: string) =>
  require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)

/** The modules of `shared` that come with the members' areas, and what they alone are made of. */
const members =
  /[\\/](?:shared[\\/]src[\\/](?:forms|preferences|schemas)(?:\.ts|[\\/])|node_modules[\\/](?:zod|lucide-react)[\\/])/

const config: RsbuildConfig = {
  // Emotion copies a class component's statics with it, for a wrapper of components that nobody here uses.
  resolve: { alias: { 'hoist-non-react-statics': require.resolve('./build/keep-statics.cjs') } },
  source: { entry: { index: development ? './src/main.dev.ts' : './src/main.tsx' } },
  output: {
    manifest: {
      filename: 'files.json',
      // The first HTML of some pages asks for these chunks, too.
      generate: ({ files, manifestData }) => {
        const named = (chunk: RegExp) => files.map(({ path }) => path).filter((path) => chunk.test(path))
        const chunks = { members: named(/\/members\.\w+\.js$/), app: named(/\/app\.\w+\.js$/) }
        return { ...manifestData, chunks }
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
    // Remotes that are not live come from their last release.
    publicDir: { name: releasesDir, copyOnBuild: false, watch: false },
    proxy: { '/api/v1': { target: `http://localhost:${apiPort}`, xfwd: true } },
  },
  // In production the release server writes the HTML of each request.
  tools: {
    rspack: {
      optimization: {
        // What is shared with the members' areas is one file. Nothing in it may take what it shares: it would wait for itself.
        splitChunks: {
          minSize: 0,
          cacheGroups: {
            default: false,
            defaultVendors: false,
            members: { name: 'members', chunks: 'async', enforce: true, test: members },
          },
        },
      },
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

export default defineHost(config)
