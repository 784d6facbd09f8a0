import type { RemoteName } from '@cadence/shared/contract'
import type { RsbuildConfig } from '@rsbuild/core'
import type { PluginReactOptions } from '@rsbuild/plugin-react'
import { devPort } from './ports.ts'

/**
 * Says to a development server that a deployed shell shows its remote, through the proxy of `npm run dev -- <remote>
 * --shell …`.
 */
export const DEPLOYED_SHELL_VARIABLE = 'DEPLOYED_SHELL'

/** The proxy's path to a remote's development server: a shell accepts only addresses of its own origin. */
export function devPath(remote: RemoteName): string {
  return `/__dev/${remote}/`
}

/** Whether a deployed shell shows the remotes of this machine. */
export function inDeployedShell(environment = process.env): boolean {
  return Boolean(environment[DEPLOYED_SHELL_VARIABLE])
}

/** A deployed shell has React's production build: it knows neither the development transform nor fast refresh. */
export const reactOfDeployedShell: PluginReactOptions = {
  fastRefresh: false,
  swcReactOptions: { development: false },
}

/** How a development server answers through the proxy: below its path, and an edit loads the page again. */
export function devOfDeployedShell(remote: RemoteName): NonNullable<RsbuildConfig['dev']> {
  return {
    assetPrefix: devPath(remote),
    // The overlay is an element with inline styles, which the shell's policy refuses: the terminal has the errors.
    client: { path: `${devPath(remote)}rsbuild-hmr`, port: devPort('host'), overlay: false },
    hmr: false,
    liveReload: true,
    progressBar: false,
    lazyCompilation: false,
  }
}
