import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runtimeEntryPoints, SHARED_PACKAGE, sharedFolder } from './entry-points.ts'

/** How a workspace takes part: the host provides every shared package, a remote only takes them. */
export type Role = 'host' | 'remote'

/**
 * Packages that must exist once in the page. The policy lists each twice, as `pkg` and as `pkg/`: without
 * the second, `react/jsx-runtime` or `valtio/react` is bundled again by every build, and nothing warns. Of `shared` it
 * lists the runtime entry points one by one. A deeper entry point is no part of the page's first scripts: each build
 * that imports it brings its own copy, so it must hold no state.
 */
export const singletonPackages = [
  'react',
  'react-dom',
  'valtio',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
] as const

export { SHARED_PACKAGE }

/** One entry of Module Federation's `shared` option, as far as the policy uses it. */
export interface SharedEntry {
  singleton: true
  version: string
  requiredVersion: string
  strictVersion: true
  /**
   * Host only: part of the first scripts. The federation runtime requests a shared module's file only once and keeps
   * the promise, even a rejected one: with a file of its own no retry could succeed.
   */
  eager?: true
  /** Remotes only: never bundle a copy of one's own. */
  import?: false
}

const require = createRequire(import.meta.url)

function versionOf(name: string): string {
  const manifest: unknown = require(
    name === SHARED_PACKAGE ? join(sharedFolder, 'package.json') : `${name}/package.json`,
  )
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version)
  throw new Error(`${name} has no version in its package.json`)
}

/** The shared packages and their settings, for a build of the given role. Every build must use only these. */
export function sharedPolicy(role: Role): Record<string, SharedEntry> {
  const names = [
    ...singletonPackages.flatMap((name) => [
      { key: name, name },
      { key: `${name}/`, name },
    ]),
    ...runtimeEntryPoints().map((key) => ({ key, name: SHARED_PACKAGE })),
  ]
  return Object.fromEntries(
    names.map(({ key, name }) => {
      const version = versionOf(name)
      const entry: SharedEntry = {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
        ...(role === 'remote' ? { import: false as const } : {}),
        ...(role === 'host' ? { eager: true as const } : {}),
      }
      return [key, entry]
    }),
  )
}
