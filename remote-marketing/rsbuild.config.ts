import { remoteFederation } from '@cadence/build/module-federation'
import { reactOptions, remoteConfig } from '@cadence/build/rsbuild'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { pluginPictures } from './pictures/plugin.ts'

export default defineConfig(
  mergeRsbuildConfig(remoteConfig('marketing'), {
    // The films of the help center, as files of the release: `npm run record-tutorials` makes them.
    output: { copy: [{ from: './tutorials', to: 'tutorials' }] },
    plugins: [
      pluginReact(reactOptions()),
      pluginModuleFederation(remoteFederation('marketing')),
      pluginPictures(),
    ],
  }),
)
