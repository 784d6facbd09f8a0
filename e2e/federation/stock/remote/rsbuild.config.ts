import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

export default defineConfig({
  // Its chunks are beside its entry, wherever that is.
  output: { assetPrefix: 'auto' },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'stock_sign_in',
      exposes: { './Login': './src/Login.tsx' },
      shared: ['react', 'react-dom'],
      dts: false,
    }),
  ],
})
