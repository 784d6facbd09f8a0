import { askNewest, documentRegistry, newestRegistry } from '@cadence/releases/browser/live-registry'
import { RegistryError } from '@cadence/releases/browser/page-registry'
import { createFederationLoader } from './federation-loader.ts'
import { isComponent } from './page-component.ts'
import { Remote } from './remote.ts'

const loader = createFederationLoader()
const remotes = new Map<string, Remote>()

/** The remote of a name. Each has one object for the life of the document. */
export function remoteNamed(name: string): Remote {
  const known = remotes.get(name)
  if (known) return known
  const registries = { document: documentRegistry, newest: newestRegistry, askNewest }
  const remote = new Remote(name, loader, registries)
  remotes.set(name, remote)
  return remote
}

/** The release that a page's component came from; undefined for the shell's own pages. */
export function originOf(component: unknown): { remote: string; version: string } | undefined {
  if (!isComponent(component)) return undefined
  for (const remote of remotes.values()) {
    const version = remote.versionOf(component)
    if (version) return { remote: remote.name, version }
  }
  return undefined
}

/** A remote for a report: the release that this document uses, and its team, as far as the registry can be read. */
export function describeRemote(name: string | undefined): {
  remote?: string
  version?: string
  owner?: string
} {
  if (!name) return {}
  try {
    const { entry, source } = remoteNamed(name)
    const version = source?.release.version ?? entry?.version
    return { remote: name, ...(version ? { version } : {}), ...(entry ? { owner: entry.owner } : {}) }
  } catch (error) {
    if (error instanceof RegistryError) return { remote: name }
    throw error
  }
}
