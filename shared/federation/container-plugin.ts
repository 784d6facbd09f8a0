import { type RsbuildPlugin, rspack } from '@rsbuild/core'
import { ContainerManifestPlugin, exposeName } from './container-manifest.ts'
import type { SharedEntry } from './policy.ts'
import { REMOTE_ENTRY } from './release-facts.ts'

/** How a build takes part in Module Federation. */
export interface FederationOptions {
  /** Name of the build: a remote's container stands in the page under it, and what it shares is said to be from it. */
  name: string
  shared: Record<string, SharedEntry>
  /** What a remote offers: the modules' files by their name, as `./Page`. Without it there is no container. */
  exposes?: Record<string, string>
}

/**
 * Module Federation as the bundler itself has it: containers with `init` and `get`, and one share scope. The runtime
 * package beside it would bring manifests, snapshots and retries of its own, 25 KB in the host and 11 in each remote's
 * entry (brotli); what the shell needs of that is in `host/src/remotes`.
 */
export function pluginFederation({ name, shared, exposes }: FederationOptions): RsbuildPlugin {
  return {
    name: 'cadence:federation',
    setup({ modifyRspackConfig }) {
      modifyRspackConfig((config, { appendPlugins }) => {
        // What belongs to a build in the page, and fast refresh of it, goes by this name.
        config.output = { ...config.output, uniqueName: name }
        if (!exposes) {
          appendPlugins(new rspack.container.ModuleFederationPluginV1({ shared }))
          return
        }
        const named = Object.entries(exposes).map(([path, file]) => [
          path,
          { import: file, name: exposeName(path) },
        ])
        appendPlugins([
          new rspack.container.ModuleFederationPluginV1({
            name,
            filename: REMOTE_ENTRY,
            library: { type: 'global', name },
            exposes: Object.fromEntries(named),
            shared,
          }),
          new ContainerManifestPlugin(name, Object.keys(exposes)),
        ])
      })
    },
  }
}
