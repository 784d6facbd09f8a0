import { remoteFederation } from '@cadence/build/module-federation'
import { reactOptions, remoteConfig } from '@cadence/build/rsbuild'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

export default defineConfig(
  mergeRsbuildConfig(remoteConfig('template-name'), {
    plugins: [pluginReact(reactOptions()), pluginModuleFederation(remoteFederation('template-name'))],
  }),
)
