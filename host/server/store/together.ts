import type { Part } from './describe-build.ts'
import type { StoreDocument } from './document.ts'
import { registered, withEntry } from './registered.ts'
import { type Allow, ReleaseRefusedError, refusePinned, toRelease, unnamed } from './releases.ts'
import { changeStore, type ReleaseStore, readStore } from './store.ts'

/** A release that stands in the store. */
export interface NamedRelease {
  part: Part
  version: string
}

/** Several parts changed at one moment, which says that they belong together. */
async function change(
  store: ReleaseStore,
  releases: readonly NamedRelease[],
  allow: Allow,
): Promise<(document: StoreDocument) => StoreDocument> {
  const changes = await Promise.all(
    releases.map(async ({ part, version }) => ({ part, make: await toRelease(store, part, version) })),
  )
  return (document) => {
    const since = new Date().toISOString()
    allow(document)
    return changes.reduce((before, { part, make }) => {
      const after = make(before)
      if (after === before) return before
      refusePinned(before, part)
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
  allow: Allow = () => undefined,
): Promise<StoreDocument> {
  const what = `${releases.map(({ part, version }) => `${part} ${version}`).join(', ')} live`
  return changeStore(store, by, what, await change(store, releases, allow))
}

/**
 * Makes the releases before the live ones of several parts live again, by one change.
 * @throws ReleaseRefusedError when a part has none, it is not in the store any more, or the part is pinned.
 */
export async function rollBackTogether(
  store: ReleaseStore,
  targets: readonly { part: Part; version?: string | undefined }[],
  by = unnamed,
): Promise<StoreDocument> {
  const now = await readStore(store)
  const releases = targets.map(({ part, version = registered(now, part)?.previous?.version }) => {
    if (!version) throw new ReleaseRefusedError(`${part} has no release to go back to`)
    return { part, version }
  })
  const what = releases.map(({ part, version }) => `${part} back to ${version}`).join(', ')
  return changeStore(store, by, what, await change(store, releases, () => undefined))
}
