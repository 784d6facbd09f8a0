import type { RegisteredRemote } from '../registry.ts'
import { withCanaryStopped } from './canary.ts'
import type { Part } from './describe-build.ts'
import { changeToRelease, ReleaseRefusedError, refusePinned, unknownAuthor } from './live-release.ts'
import type { RegisteredHost, StoreDocument } from './registry-document.ts'
import { entryOf, withEntry } from './registry-entries.ts'
import { changeStore, type ReleaseStore, readStore } from './release-store.ts'

type Pin = NonNullable<RegisteredHost['pin']>

/** An entry of the document without its pin. */
function withoutPin<E extends { pin?: unknown }>(entry: E): Omit<E, 'pin'> {
  const { pin: _, ...rest } = entry
  return rest
}

const withPin = <E extends RegisteredHost | RegisteredRemote>(entry: E, pin: Pin): E => ({ ...entry, pin })

/**
 * Pins a part to its live release, or to another release, which then goes live. Until the pin ends, no other release
 * of the part goes live, no canary starts, and no step back happens. A canary ends.
 * @throws ReleaseRefusedError when there is no such release, or the part is pinned to another one.
 */
export async function pin(
  store: ReleaseStore,
  part: Part,
  by = unknownAuthor,
  version?: string,
): Promise<StoreDocument> {
  const made: Pin = { ...by, at: new Date().toISOString() }
  const live = entryOf(await readStore(store), part)?.version
  const target = version ?? live
  if (!target) throw new ReleaseRefusedError(`${part} was never released: there is nothing to pin`)
  const toTarget = target === live ? null : await changeToRelease(store, part, target)
  return changeStore(store, by, `${part} pinned to ${target}`, (document) => {
    const isLive = entryOf(document, part)?.version === target
    if (!isLive) refusePinned(document, part)
    if (!isLive && !toTarget) throw new ReleaseRefusedError(`By now another release of ${part} is live`)
    return withEntry(
      isLive || !toTarget ? withCanaryStopped(document, part) : toTarget(document),
      part,
      (host) => withPin(host, made),
      (remote) => withPin(remote, made),
    )
  })
}

/** Ends a pin; there being none is fine. */
export function unpin(store: ReleaseStore, part: Part, by = unknownAuthor): Promise<StoreDocument> {
  return changeStore(store, by, `${part} not pinned any more`, (document) => {
    if (!entryOf(document, part)?.pin) return document
    return withEntry(
      document,
      part,
      (host) => withoutPin(host),
      (remote) => withoutPin(remote),
    )
  })
}
