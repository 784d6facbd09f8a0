import { REMOTE_ENTRY, SERVER_BUILD } from '../build-facts.ts'
import type { PageFiles, RegisteredRemote, Release } from '../registry.ts'
import type { Part } from './describe-build.ts'
import type { HostRelease, RegisteredHost, StoreDocument } from './registry-document.ts'
import type { ReleaseManifest } from './release-manifest.ts'

/** The registry's entry of one part. */
export type RegistryEntry = RegisteredHost | RegisteredRemote

/** The entry of a part; null when the part was never published. */
export function entryOf(document: StoreDocument, part: Part): RegistryEntry | null {
  if (part === 'host') return document.host
  return document.remotes.find(({ name }) => name === part) ?? null
}

/** The entries of all parts, the host first. */
export function entriesOf({ host, remotes }: StoreDocument): [Part, RegistryEntry][] {
  const named = remotes.map((remote): [Part, RegistryEntry] => [remote.name, remote])
  return host ? [['host', host], ...named] : named
}

/** A release that some browsers get now. */
export interface LiveRelease {
  part: Part
  version: string
  isCanary: boolean
}

/** Every release that some browsers get now. Pure. */
export function liveReleases(document: StoreDocument): LiveRelease[] {
  return entriesOf(document).flatMap(([part, { version, canary }]) => [
    { part, version, isCanary: false },
    ...(canary ? [{ part, version: canary.release.version, isCanary: true }] : []),
  ])
}

/** Folder of a release in the store. */
export function folderOf(part: Part, version: string): string {
  return part === 'host' ? `host/${version}` : `remotes/${part}/${version}`
}

/** Folders of every release that a revision names: the live ones, those before them, and canaries. */
export function namedFolders(document: StoreDocument): string[] {
  return entriesOf(document).flatMap(([part, { version, previous, canary }]) =>
    [version, previous?.version, canary?.release.version]
      .filter((known) => known !== undefined)
      .map((known) => folderOf(part, known)),
  )
}

/** The team that owns a release: the one of its policy, or `team-<part>` for a build without facts. */
export function ownerOf({ name, facts }: Pick<ReleaseManifest, 'name' | 'facts'>): string {
  return facts?.owner ?? `team-${name}`
}

const commitOf = ({ commit }: ReleaseManifest) => (commit ? { commit } : {})

/** The server build of a release as the registry names it; nothing for a release without one. */
function serverOf({ files }: ReleaseManifest, address: string): Pick<Release, 'server'> {
  const build = files[SERVER_BUILD]
  return build ? { server: { file: address + SERVER_BUILD, integrity: build.integrity } } : {}
}

/** Turns paths in a release's folder into addresses. */
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
  const { entry: path = REMOTE_ENTRY, container, type } = manifest
  const entry = manifest.files[path]
  return {
    version: manifest.version,
    ...commitOf(manifest),
    entry: address + path,
    ...(container ? { container } : {}),
    ...(type ? { type } : {}),
    ...(entry ? { integrity: entry.integrity } : {}),
    pages: addressed(manifest.pages, address),
    fileIntegrity: integritiesOf(manifest, manifest.pages, address),
    ...serverOf(manifest, address),
  }
}

/** A release of the host as the registry names it. Pure. */
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
    ...(manifest.document ? { document: assets + manifest.document } : {}),
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

/** The live release of a remote, as `previous` stores it once another release replaces it. */
export function liveReleaseOf(remote: RegisteredRemote): Release {
  const { name: _, owner: __, previous: ___, canary: ____, pin: _____, ...release } = remote
  return release
}

/** The live release of the host, as `previous` stores it once another release replaces it. */
export function liveHostReleaseOf(host: RegisteredHost): HostRelease {
  const { previous: _, canary: __, pin: ___, ...release } = host
  return release
}

/** The document with another entry for a remote, at the same place in the list. */
export function withRemote(document: StoreDocument, next: RegisteredRemote): StoreDocument {
  const isThere = document.remotes.some(({ name }) => name === next.name)
  const remotes = isThere
    ? document.remotes.map((remote) => (remote.name === next.name ? next : remote))
    : [...document.remotes, next]
  return { ...document, remotes }
}

/** The document with a changed entry of a part; the same document when the part has no entry. */
export function withEntry(
  document: StoreDocument,
  part: Part,
  ofHost: (host: RegisteredHost) => RegisteredHost,
  ofRemote: (remote: RegisteredRemote) => RegisteredRemote,
): StoreDocument {
  const { host, remotes } = document
  if (part === 'host') return host ? { ...document, host: ofHost(host) } : document
  const remote = remotes.find(({ name }) => name === part)
  return remote ? withRemote(document, ofRemote(remote)) : document
}

/** An entry without its canary. */
export function withoutCanary<E extends { canary?: unknown }>(entry: E): Omit<E, 'canary'> {
  const { canary: _, ...rest } = entry
  return rest
}

/**
 * The document as it would be with a candidate live. The candidate gets no previous release, and no part has a canary:
 * a fallback would hide that the candidate fails. Pure.
 */
export function documentWithCandidate(document: StoreDocument, manifest: ReleaseManifest): StoreDocument {
  const { host, remotes } = document
  const stable = {
    ...document,
    host: host && withoutCanary(host),
    remotes: remotes.map((remote) => withoutCanary(remote)),
  }
  const { name, version } = manifest
  const folder = folderOf(name, version)
  if (name === 'host') return { ...stable, host: hostReleaseOf(manifest, folder, {}) }
  return withRemote(stable, { name, owner: ownerOf(manifest), ...remoteReleaseOf(manifest, folder) })
}
