import type { ReleaseManifest } from '@cadence/releases/store/release-manifest'
import { gt, satisfies } from 'semver'

type Contract = NonNullable<ReleaseManifest['facts']>['contract']

/** The list of pages: it grows with each page, and which pages are there is asked by itself. */
const PAGES = 'contract/product-map.d.ts'

/** The files of the contract whose types differ. */
function differing(one: Contract, other: Contract): string[] {
  const files = new Set([...Object.keys(one.types), ...Object.keys(other.types)])
  return [...files].filter((file) => file !== PAGES && one.types[file] !== other.types[file]).sort()
}

/**
 * Whether a remote was built against a contract that a host keeps: the same types; or other types of a version that is
 * newer and compatible, which may only have been added to. Pure. @returns the reasons why not.
 */
export function brokenContract(host: ReleaseManifest, remote: ReleaseManifest): string[] {
  const has = host.facts?.contract
  const wants = remote.facts?.contract
  if (!has || !wants) return []
  const files = differing(has, wants)
  if (files.length === 0) return []
  const types = files.join(', ')
  const pair = `${remote.name} ${remote.version} was built against the types of shared ${wants.version}`
  if (has.version === wants.version)
    return [
      `${pair}, but host ${host.version} has others under the same version (${types}): \`shared\` wants a new version`,
    ]
  if (gt(wants.version, has.version))
    return [`${pair}, and host ${host.version} has ${has.version} (${types}): release the host first`]
  if (satisfies(has.version, `^${wants.version}`)) return []
  return [`${pair}, and host ${host.version} has ${has.version}, which is not compatible (${types})`]
}
