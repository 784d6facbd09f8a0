import type { Release } from '../registry.ts'
import { describeBuild, type Part } from './describe-build.ts'
import type { HostRelease, StoreDocument } from './registry-document.ts'
import {
  entryOf,
  folderOf,
  hostReleaseOf,
  liveHostReleaseOf,
  liveReleaseOf,
  ownerOf,
  remoteReleaseOf,
  withEntry,
  withoutCanary,
  withRemote,
} from './registry-entries.ts'
import type { ReleaseManifest } from './release-manifest.ts'
import { type Author, changeStore, type ReleaseStore, readStore } from './release-store.ts'

/** The registry does not allow a change. The message says what to do. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError'
}

/** The author of a change without a named one. */
export const unknownAuthor: Author = { who: 'unknown', why: '' }

/** What else is known about a release that is published. */
export interface PublishOptions {
  by?: Author
  commit?: string
  /** Files of pages that the host's own build brings; none when every page comes from a remote. */
  pages?: HostRelease['pages']
}

/** Puts a build into the store without making it live. @returns its folder. @throws TornBuildError when a file is missing. */
export async function putRelease(
  { files }: ReleaseStore,
  part: Part,
  version: string,
  dist: string,
  commit?: string,
): Promise<string> {
  const folder = folderOf(part, version)
  await files.put(folder, dist, await describeBuild(part, version, dist, commit))
  return folder
}

/** A release of the store, as the document names it. @throws ReleaseRefusedError when it is not in the store. */
export async function storedRelease<R>(
  { files }: ReleaseStore,
  part: Part,
  version: string,
  as: (manifest: ReleaseManifest, folder: string) => R,
): Promise<R> {
  const folder = folderOf(part, version)
  const manifest = await files.manifest(folder)
  if (!manifest) throw new ReleaseRefusedError(`${part} ${version} is not in the store`)
  return as(manifest, folder)
}

/** @throws ReleaseRefusedError when a part is pinned to another release. */
export function refusePinned(document: StoreDocument, part: Part): void {
  const pin = entryOf(document, part)?.pin
  if (!pin) return
  const why = pin.why ? ` (${pin.why})` : ''
  throw new ReleaseRefusedError(
    `${part} is pinned by ${pin.who} since ${pin.at}${why}; \`npm run pin -- ${part} --off\` ends that`,
  )
}

/** A release of a remote, and the team that owns it. */
interface OwnedRelease {
  owner: string
  release: Release
}

const ownedReleaseOf = (manifest: ReleaseManifest, folder: string): OwnedRelease => ({
  owner: ownerOf(manifest),
  release: remoteReleaseOf(manifest, folder),
})

/** The document with another live release of a remote. A canary of it ends. Pure. */
export function withLiveRemote(
  document: StoreDocument,
  name: string,
  { owner, release }: OwnedRelease,
): StoreDocument {
  const live = document.remotes.find((remote) => remote.name === name)
  if (live?.version === release.version && !live.canary) return document
  if (live?.version === release.version) return withRemote(document, withoutCanary(live))
  const since = new Date().toISOString()
  const next = { name, owner, ...release, since }
  return withRemote(document, live ? { ...next, previous: liveReleaseOf(live) } : next)
}

/** The document with another live release of the host. A canary of it ends. Pure. */
export function withLiveHost(document: StoreDocument, release: HostRelease): StoreDocument {
  const { host } = document
  if (host?.version === release.version && !host.canary) return document
  if (host?.version === release.version) return { ...document, host: withoutCanary(host) }
  const next = { ...release, since: new Date().toISOString() }
  return { ...document, host: host ? { ...next, previous: liveHostReleaseOf(host) } : next }
}

/** Checks the document in the moment of a change. @throws Error that stops the change. */
export type Allow = (document: StoreDocument) => void

/**
 * Makes a stored release of a remote live, by one atomic change of this remote alone.
 * @throws ReleaseRefusedError when it is not there, or another one is pinned.
 */
export async function makeLive(
  store: ReleaseStore,
  name: string,
  version: string,
  by = unknownAuthor,
  allow: Allow = () => undefined,
) {
  const release = await storedRelease(store, name, version, ownedReleaseOf)
  return changeStore(store, by, `${name} ${version} live`, (document) => {
    const after = withLiveRemote(document, name, release)
    if (after !== document) refusePinned(document, name)
    allow(document)
    return after
  })
}

/** Makes a stored release of the host live. @throws ReleaseRefusedError as `makeLive` does. */
export async function makeHostLive(
  store: ReleaseStore,
  version: string,
  by = unknownAuthor,
  pages: HostRelease['pages'] = {},
  allow: Allow = () => undefined,
) {
  const release = await storedRelease(store, 'host', version, (manifest, folder) =>
    hostReleaseOf(manifest, folder, pages),
  )
  return changeStore(store, by, `host ${version} live`, (document) => {
    const after = withLiveHost(document, release)
    if (after !== document) refusePinned(document, 'host')
    allow(document)
    return after
  })
}

/** Publishes a build of a remote: its files first, then one atomic change of the registry, for this remote alone. */
export async function publishRemote(
  store: ReleaseStore,
  name: string,
  version: string,
  dist: string,
  { by, commit }: PublishOptions = {},
) {
  await putRelease(store, name, version, dist, commit)
  return makeLive(store, name, version, by)
}

/** Publishes a build of the host. */
export async function publishHost(
  store: ReleaseStore,
  version: string,
  dist: string,
  { by, commit, pages }: PublishOptions = {},
) {
  await putRelease(store, 'host', version, dist, commit)
  return makeHostLive(store, version, by, pages)
}

/** The change that makes a release live: the release as the document has it, else as the store does. */
export async function changeToRelease(
  store: ReleaseStore,
  part: Part,
  version: string,
): Promise<(document: StoreDocument) => StoreDocument> {
  const { host, remotes } = await readStore(store)
  if (part === 'host') {
    const known = host?.previous?.version === version ? host.previous : undefined
    const release =
      known ??
      (await storedRelease(store, part, version, (manifest, folder) => hostReleaseOf(manifest, folder, {})))
    return (document) => withLiveHost(document, release)
  }
  const now = remotes.find(({ name }) => name === part)
  const release =
    now?.previous?.version === version
      ? { owner: now.owner, release: now.previous }
      : await storedRelease(store, part, version, ownedReleaseOf)
  return (document) => withLiveRemote(document, part, release)
}

/** A release of the store, by its part and version. */
export interface NamedRelease {
  part: Part
  version: string
}

/** What makes releases live, all at one moment, which says that they belong together. */
export async function changeToReleases(
  store: ReleaseStore,
  releases: readonly NamedRelease[],
  allow: Allow = () => undefined,
): Promise<(document: StoreDocument) => StoreDocument> {
  const changes = await Promise.all(
    releases.map(async (release) => ({
      ...release,
      make: await changeToRelease(store, release.part, release.version),
    })),
  )
  return (document) => {
    const since = new Date().toISOString()
    allow(document)
    return changes.reduce((before, { part, version, make }) => {
      const after = make(before)
      if (after === before) return before
      refusePinned(before, part)
      if (entryOf(before, part)?.version === version) return after
      return withEntry(
        after,
        part,
        (host) => ({ ...host, since }),
        (remote) => ({ ...remote, since }),
      )
    }, document)
  }
}

/**
 * Makes releases of several parts live in one atomic change. They must be in the store. Use it for releases that fit
 * only each other. No browser ever gets one without the others.
 * @throws ReleaseRefusedError when a release is missing, or another release is pinned.
 */
export async function makeLiveTogether(
  store: ReleaseStore,
  releases: readonly NamedRelease[],
  by = unknownAuthor,
  allow?: Allow,
): Promise<StoreDocument> {
  const what = `${releases.map(({ part, version }) => `${part} ${version}`).join(', ')} live`
  return changeStore(store, by, what, await changeToReleases(store, releases, allow))
}
