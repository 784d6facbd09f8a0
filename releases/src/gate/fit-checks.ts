import { gt, satisfies } from 'semver'
import type { Contract } from '../build-facts.ts'
import type { ContractConfig } from '../releases-config.ts'
import type { ReleaseManifest } from '../store/release-manifest.ts'

/** Compares a host and a remote by what their builds say of themselves. Pure. @returns a reason for each misfit. */
export type PairCheck = (host: ReleaseManifest, remote: ReleaseManifest) => string[]

const named = ({ name, version }: ReleaseManifest) => `${name} ${version}`

/** Checks the chunks that a build names against its files. Pure. @returns a reason for each that is missing or changed. */
export function brokenFiles({ files, facts }: ReleaseManifest): string[] {
  return Object.entries(facts?.chunks ?? {}).flatMap(([path, integrity]) => {
    const file = files[path]
    if (!file) return [`${path} is missing from the build`]
    return file.integrity === integrity
      ? []
      : [`${path} is not the file that was built: it was cut short or changed`]
  })
}

/** A remote must expose each page of it that a route of the host shows, and each fragment that the host shows. */
export const missingPages: PairCheck = (host, remote) => {
  const shown = [
    ...(host.facts?.routes ?? []).map(({ path, page }) => ({ ref: page, where: `at ${path}` })),
    ...(host.facts?.fragments ?? []).map((ref) => ({ ref, where: 'around its pages' })),
  ]
  return shown.flatMap(({ ref, where }) => {
    const [name, exposed = ''] = ref.split('/')
    if (name !== remote.name || Object.hasOwn(remote.pages, exposed)) return []
    return [`${named(remote)} exposes no ${exposed}, which ${named(host)} shows ${where}`]
  })
}

/** Package of a module: `@cadence/shared` of `@cadence/shared/ui`. */
const packageOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/')

/** A host must provide each shared module in the range that a remote takes, and each name that it imports from there. */
export const unmetShares: PairCheck = (host, remote) => {
  const gives = host.facts?.gives
  if (!gives || !remote.facts) return []
  const { takes = {}, brings = [], imports = {} } = remote.facts
  const modules = Object.entries(takes).flatMap(([module, range]) => {
    const given = gives[module]
    if (!given && brings.includes(module)) return []
    if (!given) return [`${named(remote)} takes ${module}, which ${named(host)} does not provide`]
    if (satisfies(given.version, range, { includePrerelease: true })) return []
    // All modules of a package have its version, so one line per package is enough.
    return [
      `${named(remote)} takes ${packageOf(module)} ${range}, and ${named(host)} provides ${given.version}`,
    ]
  })
  const names = Object.entries(imports).flatMap(([module, imported]) => {
    // If the bundler does not know a module's exports, the module counts as one that exports everything.
    const exported = gives[module]?.exports
    const missing = exported ? imported.filter((name) => !exported.includes(name)) : []
    if (missing.length === 0) return []
    return [
      `${named(remote)} imports ${missing.join(', ')} from ${module}, which ${named(host)} does not export there`,
    ]
  })
  return [...new Set(modules), ...names]
}

/**
 * A remote must be built against the contract of the host: the same types, or those of an older version that the host's
 * is compatible with, since such a version only adds to them.
 */
export const contractCheck =
  ({ name, growingFiles }: ContractConfig): PairCheck =>
  (host, remote) => {
    const has = host.facts?.contract
    const wants = remote.facts?.contract
    if (!has || !wants) return []
    const files = differingFiles(has, wants).filter((file) => !growingFiles.includes(file))
    if (files.length === 0) return []
    const types = files.join(', ')
    const pair = `${named(remote)} was built against the types of ${name} ${wants.version}`
    if (has.version === wants.version)
      return [
        `${pair}, but ${named(host)} has others under the same version (${types}): \`${name}\` wants a new version`,
      ]
    if (gt(wants.version, has.version))
      return [`${pair}, and ${named(host)} has ${has.version} (${types}): release the host first`]
    if (satisfies(has.version, `^${wants.version}`)) return []
    return [`${pair}, and ${named(host)} has ${has.version}, which is not compatible (${types})`]
  }

function differingFiles(one: Contract, other: Contract): string[] {
  const files = new Set([...Object.keys(one.types), ...Object.keys(other.types)])
  return [...files].filter((file) => one.types[file] !== other.types[file]).sort()
}

/** Why a host and a remote do not fit each other, by all checks that need no files and no browser. Pure. */
export const misfitsOf =
  (contract: ContractConfig): PairCheck =>
  (host, remote) =>
    [missingPages, unmetShares, contractCheck(contract)].flatMap((check) => check(host, remote))
