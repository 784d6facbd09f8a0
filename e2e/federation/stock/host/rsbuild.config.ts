import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

const once = { singleton: true }

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'stock_host',
      // `<container>@<address of its mf-manifest.json>`
      remotes: { auth: process.env.AUTH_REMOTE ?? '' },
      shared: {
        react: once,
        'react/': once,
        'react-dom': once,
        valtio: once,
        'valtio/': once,
        '@emotion/react': once,
        '@emotion/react/': once,
        '@emotion/styled': once,
        '@emotion/cache': once,
        '@cadence/shared/': once,
      },
      dts: { consumeTypes: { typesOnBuild: true, abortOnError: true }, generateTypes: false },
      // A remote of Cadence brings no runtime of its own.
      experiments: { provideExternalRuntime: true },
    }),
  ],
})
