import { createRequire } from 'node:module'
import { REMOTE_ENTRY } from '@cadence/releases/build-facts'
import { containerName, HOST_BUILD } from '@cadence/releases/registry'
import { exposedModules, type RemoteName } from '@cadence/shared/contract'
import { createModuleFederationConfig } from '@module-federation/rsbuild-plugin'
import { sharedPolicy } from './shared-packages.ts'

const require = createRequire(import.meta.url)

/** Options of Module Federation's plugin. */
export type FederationOptions = ReturnType<typeof createModuleFederationConfig>

/** Only releases carry types: in development the plugin would start a second server for them. */
const isRelease = () => process.env.NODE_ENV === 'production'

/**
 * The federation of the host: it provides the shared packages and the runtime, and its build names no remote. Remotes
 * are registered at run time, from the registry in the HTML.
 */
export function hostFederation(): FederationOptions {
  return createModuleFederationConfig({
    name: HOST_BUILD,
    shared: sharedPolicy('host'),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
  })
}

/**
 * The federation of a remote: one expose per page and fragment of the product map, and `shares`, which shows the copies that it was
 * given. Its container carries the version, so that two releases of one remote never meet under one name.
 * `RELEASE_VERSION` is the version that is being built; a development server has none.
 */
export function remoteFederation(remote: RemoteName): FederationOptions {
  const exposes = Object.entries(exposedModules(remote)).map(([name, path]) => [`./${name}`, path])
  return createModuleFederationConfig({
    name: containerName(remote, process.env.RELEASE_VERSION || 'dev'),
    filename: REMOTE_ENTRY,
    exposes: { ...Object.fromEntries(exposes), './shares': require.resolve('./shared-modules.ts') },
    shared: sharedPolicy('remote'),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: isRelease() && {
      generateTypes: { tsConfigPath: require.resolve('./tsconfig.types.json'), generateAPITypes: true },
      consumeTypes: false,
    },
    dev: false,
    // The host brings the runtime: an entry of 13 KB instead of 34.
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  })
}
