import { createRequire } from 'node:module'
import { runtimeEntryPoints, SHARED_PACKAGE } from './entry-points.ts'

/** How a workspace takes part: the host provides every shared package, a remote only takes them. */
export type Role = 'host' | 'remote'

/**
 * Packages that must exist once in the page. Each stands in the policy twice, as `pkg` and as `pkg/`: without
 * the second, `react/jsx-runtime` or `valtio/react` is bundled again by every build, and nothing warns.
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

/**
 * Entry points of `shared` that the public site does without: they come in one file, which
 * the first HTML of the auth and app areas asks for.
 */
export const memberEntryPoints = ['forms', 'preferences', 'schemas'].map(
  (name) => `${SHARED_PACKAGE}/${name}`,
)

/** One entry of Module Federation's `shared` option, as far as the policy uses it. */
export interface SharedEntry {
  singleton: true
  version: string
  requiredVersion: string
  strictVersion: true
  /** Host only: part of the first scripts, so that the start needs no round trip of its own. */
  eager?: true
  /** Remotes only: never bundle a copy of one's own. */
  import?: false
}

const require = createRequire(import.meta.url)

function versionOf(name: string): string {
  const manifest: unknown = require(name === SHARED_PACKAGE ? '../package.json' : `${name}/package.json`)
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version)
  throw new Error(`${name} has no version in its package.json`)
}

/** What is shared, and how, for a build of the given role. Every build of the product uses this and nothing else. */
export function sharedPolicy(role: Role): Record<string, SharedEntry> {
  const names = [
    ...singletonPackages.flatMap((name) => [
      { key: name, name },
      { key: `${name}/`, name },
    ]),
    // The host says of each entry point when it comes; an entry that ends with a slash would speak for all of them.
    ...(role === 'host' ? runtimeEntryPoints() : [`${SHARED_PACKAGE}/`]).map((key) => ({
      key,
      name: SHARED_PACKAGE,
    })),
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
        ...(role === 'host' && !memberEntryPoints.includes(key) ? { eager: true as const } : {}),
      }
      return [key, entry]
    }),
  )
}
