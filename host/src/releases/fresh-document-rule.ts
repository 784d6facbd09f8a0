import type { RegisteredRemote, Release } from '@cadence/releases/registry'

/** What a page change would use of the newest registry. */
interface Newest {
  /** Version of the host that is live; undefined where the server does not say. */
  host: string | undefined
  /** What is live of the page's remote; undefined for a page of the host's own, or when it is live no more. */
  remote: RegisteredRemote | undefined
}

/** What this document runs. */
interface Here {
  host: string | undefined
  /** The release of that remote that has given pages, if one has. */
  used: Release | undefined
  /** The release of that remote that it came with: its policy lets that in. */
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
