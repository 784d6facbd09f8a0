import type { Part } from './describe-build.ts'
import { type Allow, refusePinned, toRelease, unnamed } from './live-release.ts'
import type { StoreDocument } from './registry-document.ts'
import { registered, withEntry } from './registry-entries.ts'
import { changeStore, type ReleaseStore } from './release-store.ts'

/** A release that stands in the store. */
export interface NamedRelease {
  part: Part
  version: string
}

/** What makes releases live, all at one moment, which says that they belong together. */
export async function toReleases(
  store: ReleaseStore,
  releases: readonly NamedRelease[],
  allow: Allow = () => undefined,
): Promise<(document: StoreDocument) => StoreDocument> {
  const changes = await Promise.all(
    releases.map(async (release) => ({
      ...release,
      make: await toRelease(store, release.part, release.version),
    })),
  )
  return (document) => {
    const since = new Date().toISOString()
    allow(document)
    return changes.reduce((before, { part, version, make }) => {
      const after = make(before)
      if (after === before) return before
      refusePinned(before, part)
      if (registered(before, part)?.version === version) return after
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
 * Makes releases of several parts that stand in the store live, by one atomic change: for those that only fit each
 * other. Nobody is ever shown one without the others.
 * @throws ReleaseRefusedError when one is not there, or another one is pinned.
 */
export async function makeLiveTogether(
  store: ReleaseStore,
  releases: readonly NamedRelease[],
  by = unnamed,
  allow?: Allow,
): Promise<StoreDocument> {
  const what = `${releases.map(({ part, version }) => `${part} ${version}`).join(', ')} live`
  return changeStore(store, by, what, await toReleases(store, releases, allow))
}
