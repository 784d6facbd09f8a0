import type { Part } from './describe-build.ts'
import type { StoreDocument } from './registry-document.ts'
import { registered, withEntry } from './registry-entries.ts'
import { changeStore, type ReleaseStore, readStore } from './release-store.ts'
import { takenBack } from './taken-back.ts'

/** Who it is in the history when the release server changes something by itself. */
export const BY_ITSELF = 'release server'

/** Changes that are looked through for how a release came to be live. */
const LOOKED_THROUGH = 100

const steppedBack = (part: string, version: string, to: string) => `${part} ${version} stepped back to ${to}`

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
  part: string,
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

/** Every part of a document, the host first. */
const entriesOf = ({ host, remotes }: StoreDocument) => [
  ...(host ? [{ ...host, name: 'host' }] : []),
  ...remotes,
]

/**
 * Makes the release before a bad one live again, by the release server itself, and those before what went live with it
 * by the same change: they may fit only each other. The bad one is not the one before it then: nobody gets it for a
 * second try, and `npm run rollback` does not lead back to it. What was gone back to is never left by itself: nothing
 * swings to and fro, and a fault from elsewhere does not use up one release after the other.
 * @param version the bad one. @returns whether it was live until now and there was a release to go back to.
 */
export async function stepBack(
  store: ReleaseStore,
  part: Part,
  version: string,
  why: string,
): Promise<boolean> {
  const now = await readStore(store)
  const entry = registered(now, part)
  const history = await store.log.history(LOOKED_THROUGH)
  if (entry?.version !== version || takenBack(history, part) !== null) return false
  const together = entriesOf(now).filter(
    ({ name, since }) => name === part || (since && since === entry.since),
  )
  if (together.some(({ previous, pin }) => !previous || pin)) return false
  const what = together
    .map((one) => steppedBack(one.name, one.version, one.previous?.version ?? ''))
    .join(', ')
  const isAsBefore = (document: StoreDocument) =>
    together.every(({ name, version, previous }) => {
      const one = entriesOf(document).find((other) => other.name === name)
      return one?.version === version && one.previous?.version === previous?.version && !one.pin
    })
  const by = { who: BY_ITSELF, why }
  const after = await changeStore(store, by, what, (document) => {
    if (!isAsBefore(document)) return document
    return together.reduce((left, one) => withOneBack(left, one.name, one.version, history), document)
  })
  return after.change?.what === what
}
