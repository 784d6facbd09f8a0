import type { RegisteredRemote, Release } from '@cadence/releases/registry'

/** What a page change would use of the newest registry. */
interface Newest {
  /** Version of the live host; undefined when the registry does not name it. */
  host: string | undefined
  /** The live release of the page's remote; undefined for a page of the host, or when the remote is no longer live. */
  remote: RegisteredRemote | undefined
}

/** What this document runs. */
interface Here {
  host: string | undefined
  /** The release of that remote that has given pages, if any. */
  used: Release | undefined
  /** The release of that remote that the document came with. Its content policy allows that release. */
  came: Release | undefined
  origin: string
}

/**
 * Whether the page can be shown as it is live now in a fresh document only: the host or this remote runs here in
 * another version, or the remote is previewed from an address that this document may not load from. Pure.
 */
export function needsFreshDocument(newest: Newest, here: Here): boolean {
  if (newest.host !== undefined && newest.host !== here.host) return true
  const { remote } = newest
  if (!remote) return false
  if (here.used) return here.used.entry !== remote.entry
  return remote.entry !== here.came?.entry && new URL(remote.entry).origin !== here.origin
}
