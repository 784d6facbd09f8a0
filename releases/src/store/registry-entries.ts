import { REMOTE_ENTRY, SERVER_BUILD } from '../build-facts.ts'
import type { PageFiles, RegisteredRemote, Release } from '../registry.ts'
import type { HostRelease, RegisteredHost, StoreDocument } from './registry-document.ts'
import type { ReleaseManifest } from './release-manifest.ts'

/** Who answers for a release, as the policy of its part said when it was built; by its name where none did. */
export function ownerOf({ name, facts }: Pick<ReleaseManifest, 'name' | 'facts'>): string {
  return facts?.owner ?? `team-${name}`
}

/** Folder of a release in the store. */
export function folderOf(part: string, version: string): string {
  return part === 'host' ? `host/${version}` : `remotes/${part}/${version}`
}

/** Folders of every release that a revision names: live, the one before it, a canary. */
export function namedFolders({ host, remotes }: StoreDocument): string[] {
  const parts = [...(host ? [{ ...host, name: 'host' }] : []), ...remotes]
  return parts.flatMap(({ name, version, previous, canary }) =>
    [version, previous?.version, canary?.release.version]
      .filter((known) => known !== undefined)
      .map((known) => folderOf(name, known)),
  )
}

const commitOf = ({ commit }: ReleaseManifest) => (commit ? { commit } : {})

/** What the document says about the server build of a release, if it has one. */
function serverOf({ files }: ReleaseManifest, address: string): Pick<Release, 'server'> {
  const build = files[SERVER_BUILD]
  return build ? { server: { file: address + SERVER_BUILD, integrity: build.integrity } } : {}
}

/** Files by what needs them, as addresses. */
function addressed(files: Record<string, PageFiles>, address: string): Record<string, PageFiles> {
  const at = (path: string) => address + path
  const named = Object.entries(files).map(([name, { js, css }]) => [
    name,
    { js: js.map(at), css: css.map(at) },
  ])
  return Object.fromEntries(named)
}

/** Integrity of files, by their address. */
function integritiesOf({ files }: ReleaseManifest, named: Record<string, PageFiles>, address: string) {
  const paths = new Set(Object.values(named).flatMap(({ js, css }) => [...js, ...css]))
  const hashes = [...paths].flatMap((path) => {
    const file = files[path]
    return file ? [[address + path, file.integrity]] : []
  })
  return Object.fromEntries(hashes)
}

/** A release of a remote as the registry names it. Pure. */
export function remoteReleaseOf(manifest: ReleaseManifest, folder: string): Release {
  const address = `/${folder}/`
  const entry = manifest.files[REMOTE_ENTRY]
  return {
    version: manifest.version,
    ...commitOf(manifest),
    entry: address + REMOTE_ENTRY,
    ...(entry ? { integrity: entry.integrity } : {}),
    pages: addressed(manifest.pages, address),
    fileIntegrity: integritiesOf(manifest, manifest.pages, address),
    ...serverOf(manifest, address),
  }
}

/** A release of the host as the document names it. Pure. */
export function hostReleaseOf(
  manifest: ReleaseManifest,
  folder: string,
  pages: HostRelease['pages'],
): HostRelease {
  const assets = `/${folder}/`
  return {
    version: manifest.version,
    ...commitOf(manifest),
    assets,
    scripts: manifest.scripts.map((file) => assets + file),
    pages,
    ...(manifest.layouts
      ? {
          layouts: addressed(manifest.layouts, assets),
          fileIntegrity: integritiesOf(manifest, manifest.layouts, assets),
        }
      : {}),
    ...serverOf(manifest, assets),
  }
}

/** The live release of a remote, as it is kept when another one takes its place. */
export function releaseOf(remote: RegisteredRemote): Release {
  const { name: _, owner: __, previous: ___, canary: ____, pin: _____, ...release } = remote
  return release
}

/** The live release of the host, as it is kept when another one takes its place. */
export function hostReleaseBefore(host: RegisteredHost): HostRelease {
  const { previous: _, canary: __, pin: ___, ...release } = host
  return release
}

/** What the document says about a part; null when it was never published. */
export function registered(document: StoreDocument, part: string): RegisteredHost | RegisteredRemote | null {
  if (part === 'host') return document.host
  return document.remotes.find(({ name }) => name === part) ?? null
}

/** The document with another entry for a remote, in its place. */
export function withRemote(document: StoreDocument, next: RegisteredRemote): StoreDocument {
  const isThere = document.remotes.some(({ name }) => name === next.name)
  const remotes = isThere
    ? document.remotes.map((remote) => (remote.name === next.name ? next : remote))
    : [...document.remotes, next]
  return { ...document, remotes }
}

/** The document with a change of what it says about a part; the same one when it says nothing. */
export function withEntry(
  document: StoreDocument,
  part: string,
  ofHost: (host: RegisteredHost) => RegisteredHost,
  ofRemote: (remote: RegisteredRemote) => RegisteredRemote,
): StoreDocument {
  const { host, remotes } = document
  if (part === 'host') return host ? { ...document, host: ofHost(host) } : document
  const remote = remotes.find(({ name }) => name === part)
  return remote ? withRemote(document, ofRemote(remote)) : document
}

/** An entry of the document whose canary has ended. */
export function withoutCanary<E extends { canary?: unknown }>(entry: E): Omit<E, 'canary'> {
  const { canary: _, ...rest } = entry
  return rest
}
