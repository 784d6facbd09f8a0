import type { Part } from './describe-build.ts'
import { changeToReleases, ReleaseRefusedError, unknownAuthor } from './live-release.ts'
import type { StoreDocument } from './registry-document.ts'
import { entriesOf, entryOf, withEntry } from './registry-entries.ts'
import { type Author, changeStore, type ReleaseStore, readStore } from './release-store.ts'

/** How the history writes a step back: by a person, by the release server, or by a pin to another release. */
const STEP_BACK = / (back|pinned) to /

/**
 * The release that a part left when its live release last changed, if that change was a step back. Pure.
 * @param history the newest revision first. @returns its version; null when the live release came as a new release.
 */
export function rolledBackFrom(history: readonly StoreDocument[], part: Part): string | null {
  const versions = history.map((document) => entryOf(document, part)?.version)
  const [live] = versions
  const at = versions.findIndex((_, index) => versions[index + 1] !== live)
  const left = versions[at + 1]
  return left && STEP_BACK.test(history[at]?.change?.what ?? '') ? left : null
}

// By a person

/** For this long a person may not have noticed an automatic step back yet, in milliseconds. */
const UNNOTICED_MS = 15 * 60_000

/** Revisions that are searched for the last change of a part. */
const SEARCHED_FOR_LAST_CHANGE = 20

/**
 * Refuses a rollback without a version right after an automatic step back: the rollback would go one release too far.
 * @throws ReleaseRefusedError.
 */
async function refuseAfterStepBack({ log }: ReleaseStore, part: Part): Promise<void> {
  for (const { change } of await log.history(SEARCHED_FOR_LAST_CHANGE)) {
    const what = change?.what.split(', ').find((one) => one.startsWith(`${part} `))
    if (!change || !what) continue
    const steppedBack = what.replace(/ (?=stepped back|stopped)/, ' was ')
    const isNew = change.who === RELEASE_SERVER && Date.now() - Date.parse(change.at) < UNNOTICED_MS
    if (isNew && steppedBack !== what)
      throw new ReleaseRefusedError(
        `${steppedBack} by itself at ${change.at}; name the version to go further`,
      )
    return
  }
}

/** A part to roll back, and to which version; without a version, to the release before the live one. */
export interface RollBackTarget {
  part: Part
  version?: string | undefined
}

/** The releases that a rollback of some parts leads to. @throws ReleaseRefusedError as `rollBack` does, pins aside. */
export async function releasesBefore(store: ReleaseStore, targets: readonly RollBackTarget[]) {
  const now = await readStore(store)
  return Promise.all(
    targets.map(async ({ part, version }) => {
      if (version === undefined) await refuseAfterStepBack(store, part)
      const before = version ?? entryOf(now, part)?.previous?.version
      if (!before) throw new ReleaseRefusedError(`${part} has no release to go back to`)
      return { part, version: before }
    }),
  )
}

/**
 * Rolls parts back by one change, each to the release before the live one or to a named version. Canaries of these
 * parts end. A release that the document names is taken from there without reading its files, so that a bad release is
 * replaced at once.
 * @throws ReleaseRefusedError when a part has no earlier release, the release is no longer in the store or the part is
 * pinned; without a version also within 15 minutes of an automatic step back.
 */
export async function rollBackTogether(
  store: ReleaseStore,
  targets: readonly RollBackTarget[],
  by: Author = unknownAuthor,
): Promise<StoreDocument> {
  const releases = await releasesBefore(store, targets)
  const what = releases.map(({ part, version }) => `${part} back to ${version}`).join(', ')
  return changeStore(store, by, what, await changeToReleases(store, releases))
}

/** Rolls one part back, as `rollBackTogether` does. */
export function rollBack(
  store: ReleaseStore,
  part: Part,
  version?: string,
  by?: Author,
): Promise<StoreDocument> {
  return rollBackTogether(store, [{ part, version }], by)
}

// By the release server

/** Author of the changes that the release server makes by itself. */
export const RELEASE_SERVER = 'release server'

/** Revisions that are searched for how a release came to be live. */
const SEARCHED_FOR_ORIGIN = 100

/** The release that preceded `version` before `bad` was published. Pure. */
function releaseBefore<R extends { version: string }>(
  entries: readonly ({ version: string; previous?: R | undefined } | null | undefined)[],
  version: string,
  bad: string,
): { previous?: R } {
  const known = entries.find((entry) => entry?.version === version && entry.previous?.version !== bad)
  return known?.previous ? { previous: known.previous } : {}
}

/** The document with `version` of a part replaced by the release before it. Pure. @returns the same one when `version` is not live. */
function withPreviousLive(
  document: StoreDocument,
  part: Part,
  version: string,
  history: readonly StoreDocument[],
) {
  const entry = entryOf(document, part)
  if (entry?.version !== version || entry.pin) return document
  const since = new Date().toISOString()
  return withEntry(
    document,
    part,
    (host) => {
      const { previous, canary } = host
      if (!previous) return host
      const entries = history.map((past) => past.host)
      const before = releaseBefore(entries, previous.version, version)
      return { ...previous, since, ...before, ...(canary ? { canary } : {}) }
    },
    (remote) => {
      const { name, owner, previous, canary } = remote
      if (!previous) return remote
      const entries = history.map(({ remotes }) => remotes.find((past) => past.name === name))
      const before = releaseBefore(entries, previous.version, version)
      return { name, owner, ...previous, since, ...before, ...(canary ? { canary } : {}) }
    },
  )
}

/**
 * Replaces a bad release by the one before it. Parts that went live by the same change go back with it, because they
 * may fit only each other. The bad release does not become `previous`: no browser falls back to it, and `npm run
 * rollback` does not lead to it. A release that was itself reached by a step back stays, so that two releases never
 * alternate and a fault outside the releases does not use up one after the other.
 * @param version the bad release. @returns whether it was live and a release before it existed.
 */
export async function stepBack(
  store: ReleaseStore,
  part: Part,
  version: string,
  why: string,
): Promise<boolean> {
  const now = await readStore(store)
  const entry = entryOf(now, part)
  const history = await store.log.history(SEARCHED_FOR_ORIGIN)
  if (entry?.version !== version || rolledBackFrom(history, part) !== null) return false
  const together = entriesOf(now).filter(
    ([name, { since }]) => name === part || (since && since === entry.since),
  )
  if (together.some(([, { previous, pin }]) => !previous || pin)) return false
  const what = together
    .map(([name, bad]) => `${name} ${bad.version} stepped back to ${bad.previous?.version ?? ''}`)
    .join(', ')
  const isUnchanged = (document: StoreDocument) =>
    together.every(([name, { version, previous }]) => {
      const current = entryOf(document, name)
      return current?.version === version && current.previous?.version === previous?.version && !current.pin
    })
  const by = { who: RELEASE_SERVER, why }
  const after = await changeStore(store, by, what, (document) => {
    if (!isUnchanged(document)) return document
    return together.reduce(
      (left, [name, bad]) => withPreviousLive(left, name, bad.version, history),
      document,
    )
  })
  return after.change?.what === what
}
