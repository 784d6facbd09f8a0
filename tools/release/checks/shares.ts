import type { ReleaseManifest } from '@cadence/releases/store/release-manifest'
import { satisfies } from 'semver'

type Gives = NonNullable<NonNullable<ReleaseManifest['facts']>['gives']>

const saidOf = ({ name, version }: ReleaseManifest) => `${name} ${version}`

/** Package that a module belongs to: `@cadence/shared` of `@cadence/shared/ui`. */
const packageOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/')

/** What a remote takes and a host does not give: no such module, another version, or no such export. Pure. */
export function unmetShares(host: ReleaseManifest, remote: ReleaseManifest): string[] {
  const gives = host.facts?.gives
  if (!gives || !remote.facts) return []
  const { takes = {}, imports = {} } = remote.facts
  const modules = Object.entries(takes).flatMap(([module, range]) => {
    const given = gives[module]
    if (!given) return [`${saidOf(remote)} takes ${module}, which ${saidOf(host)} does not provide`]
    if (satisfies(given.version, range, { includePrerelease: true })) return []
    // All modules of a package have its version: one line says it.
    const taken = packageOf(module)
    return [`${saidOf(remote)} takes ${taken} ${range}, and ${saidOf(host)} provides ${given.version}`]
  })
  return [
    ...new Set(modules),
    ...missingNames(gives, imports).map((what) => `${saidOf(remote)} imports ${what(host)}`),
  ]
}

/** The names that are imported and not exported, as ends of sentences. What cannot be told counts as exported. */
function missingNames(gives: Gives, imports: Record<string, string[]>) {
  return Object.entries(imports).flatMap(([module, names]) => {
    const exported = gives[module]?.exports
    const missing = exported ? names.filter((name) => !exported.includes(name)) : []
    if (missing.length === 0) return []
    return [
      (host: ReleaseManifest) =>
        `${missing.join(', ')} from ${module}, which ${saidOf(host)} does not export there`,
    ]
  })
}
