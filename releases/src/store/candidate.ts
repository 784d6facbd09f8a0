import type { StoreDocument } from './registry-document.ts'
import {
  folderOf,
  hostReleaseOf,
  ownerOf,
  remoteReleaseOf,
  withoutCanary,
  withRemote,
} from './registry-entries.ts'
import type { ReleaseManifest } from './release-manifest.ts'

/** A release that some browsers are shown now. */
export interface LiveRelease {
  part: string
  version: string
  isCanary: boolean
}

/** Every release that some browsers are shown now. Pure. */
export function liveReleases({ host, remotes }: StoreDocument): LiveRelease[] {
  const parts = [...(host ? [{ ...host, name: 'host' }] : []), ...remotes]
  return parts.flatMap(({ name, version, canary }) => [
    { part: name, version, isCanary: false },
    ...(canary ? [{ part: name, version: canary.release.version, isCanary: true }] : []),
  ])
}

/**
 * What would be live with a release in the place of the one that is. Nothing stands in for what it fails to give: it
 * has no release before it, and nobody is shown a canary. Pure.
 */
export function documentWith(document: StoreDocument, manifest: ReleaseManifest): StoreDocument {
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
