import type { Part } from './describe-build.ts'
import { ReleaseRefusedError, unnamed } from './live-release.ts'
import type { StoreDocument } from './registry-document.ts'
import { registered } from './registry-entries.ts'
import { type Author, changeStore, type ReleaseStore, readStore } from './release-store.ts'
import { BY_ITSELF } from './step-back.ts'
import { toReleases } from './together.ts'

/** For so long a person may not know yet that a bad release was taken back by itself, in milliseconds. */
const UNNOTICED_MS = 15 * 60_000

/** Changes that are looked through for the last one of a part. */
const LOOKED_THROUGH = 20

/** @throws ReleaseRefusedError when a bad release of a part was just taken back by itself: going back would go too far. */
async function refuseTakenBack({ log }: ReleaseStore, part: Part): Promise<void> {
  for (const { change } of await log.history(LOOKED_THROUGH)) {
    const what = change?.what.split(', ').find((one) => one.startsWith(`${part} `))
    if (!change || !what) continue
    const takenBack = what.replace(/ (?=stepped back|stopped)/, ' was ')
    const isNew = change.who === BY_ITSELF && Date.now() - Date.parse(change.at) < UNNOTICED_MS
    if (isNew && takenBack !== what)
      throw new ReleaseRefusedError(`${takenBack} by itself at ${change.at}; name the version to go further`)
    return
  }
}

/** A part to take back, and to which version; without one, to the release before the live one. */
export interface RollBackTarget {
  part: Part
  version?: string | undefined
}

/** The releases that parts would go back to. @throws ReleaseRefusedError, as `rollBack`, but for pins. */
export async function releasesBefore(store: ReleaseStore, targets: readonly RollBackTarget[]) {
  const now = await readStore(store)
  return Promise.all(
    targets.map(async ({ part, version }) => {
      if (version === undefined) await refuseTakenBack(store, part)
      const before = version ?? registered(now, part)?.previous?.version
      if (!before) throw new ReleaseRefusedError(`${part} has no release to go back to`)
      return { part, version: before }
    }),
  )
}

/**
 * Makes the releases before the live ones of some parts live again, or those that are named, by one change; canaries end
 * with it. What is named in the document is not asked for again, so that a bad release is gone at once.
 * @throws ReleaseRefusedError when there is none, it is not in the store any more, or the part is pinned; and, when no
 * version is named, within 15 minutes after a bad release was taken back by itself.
 */
export async function rollBackTogether(
  store: ReleaseStore,
  targets: readonly RollBackTarget[],
  by: Author = unnamed,
): Promise<StoreDocument> {
  const releases = await releasesBefore(store, targets)
  const what = releases.map(({ part, version }) => `${part} back to ${version}`).join(', ')
  return changeStore(store, by, what, await toReleases(store, releases))
}

/** The same for one part. */
export function rollBack(
  store: ReleaseStore,
  part: Part,
  version?: string,
  by?: Author,
): Promise<StoreDocument> {
  return rollBackTogether(store, [{ part, version }], by)
}
