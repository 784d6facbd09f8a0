import type { Part } from './describe-build.ts'
import type { StoreDocument } from './document.ts'
import { registered, withEntry } from './registered.ts'
import { changeStore, type ReleaseStore, readStore } from './store.ts'

/** Who it is in the history when the release server changes something by itself. */
export const BY_ITSELF = 'release server'

/** Changes that are looked through for how a release came to be live. */
const LOOKED_THROUGH = 100

const backTo = (part: Part, version: string) => `${part} back to ${version}`
const pinnedTo = (part: Part, version: string) => `${part} pinned to ${version}`
const steppedBack = (part: Part, version: string, to: string) => `${part} ${version} stepped back to ${to}`

/**
 * Whether a release is live because somebody went back or pinned to it, or it happened by itself. Pure.
 * @param history the newest first.
 */
function wentBackTo(history: readonly StoreDocument[], part: Part, version: string): boolean {
  const at = history.findIndex(
    (document, index) =>
      registered(document, part)?.version === version &&
      registered(history[index + 1] ?? document, part)?.version !== version,
  )
  const [made, before] = [history[at]?.change, history[at + 1]]
  const left = before && registered(before, part)?.version
  const ways = [backTo(part, version), pinnedTo(part, version), steppedBack(part, left ?? '', version)]
  return made !== undefined && ways.includes(made.what)
}

/** The version that was before `version` while that was live and `bad` was not there yet. Pure. */
function releaseBefore<R extends { version: string }>(
  entries: readonly ({ version: string; previous?: R | undefined } | null | undefined)[],
  version: string,
  bad: string,
): { previous?: R } {
  const known = entries.find((entry) => entry?.version === version && entry.previous?.version !== bad)
  return known?.previous ? { previous: known.previous } : {}
}

/** The document with the release before `version` live. Pure. @returns the same one when `version` is not live. */
function withOneBack(
  document: StoreDocument,
  part: Part,
  version: string,
  history: readonly StoreDocument[],
) {
  const entry = registered(document, part)
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
 * Makes the release before a bad one live again, by the release server itself. The bad one is not the one before it
 * then: nobody gets it for a second try, and `npm run rollback` does not lead back to it. What was gone back to is
 * never left by itself: nothing swings to and fro, and a fault from elsewhere does not use up one release after the
 * other.
 * @param version the bad one. @returns whether it was live until now and there was a release to go back to.
 */
export async function stepBack(
  store: ReleaseStore,
  part: Part,
  version: string,
  why: string,
): Promise<boolean> {
  const entry = registered(await readStore(store), part)
  const history = await store.log.history(LOOKED_THROUGH)
  if (entry?.version !== version || !entry.previous || wentBackTo(history, part, version)) return false
  const what = steppedBack(part, version, entry.previous.version)
  const by = { who: BY_ITSELF, why }
  const after = await changeStore(store, by, what, (document) => {
    const isSame = registered(document, part)?.previous?.version === entry.previous?.version
    return isSame ? withOneBack(document, part, version, history) : document
  })
  return after.change?.what === what
}
