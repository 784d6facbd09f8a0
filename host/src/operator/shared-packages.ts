import { type ShareScope, shareScope } from '../remotes/share-scope.ts'

/** A package that host and remotes share: who provides it, and in which version. */
export interface SharedPackage {
  name: string
  version: string
  /** Name of the build that provides it. */
  from: string
  /** Whether anybody has taken it. */
  loaded: boolean
}

/** A share scope as a list, by name. Two lines of one name are two copies. Pure. */
export function packagesOf(scope: ShareScope): SharedPackage[] {
  const all = Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from, loaded }]) => ({
      name,
      version,
      from,
      loaded: Boolean(loaded),
    })),
  )
  return all.sort((one, two) => one.name.localeCompare(two.name))
}

/** The packages that are shared in this document. */
export function sharedPackages(): SharedPackage[] {
  return packagesOf(shareScope())
}
