import type { RegisteredRemote } from '@cadence/shared/contract'
import { remoteNames } from '@cadence/shared/contract'
import type { Part } from '../store/describe-build.ts'
import type { RegisteredHost, StoreDocument } from '../store/document.ts'

/** A release that went live is watched for this long, in milliseconds. */
const WATCH_MS = 15 * 60_000

/** What the document says about one part. */
export type Entry = RegisteredHost | RegisteredRemote

/** What the document says, part by part. */
export function entriesOf({ host, remotes }: StoreDocument): [Part, Entry][] {
  const known = remotes.flatMap((remote): [Part, Entry][] => {
    const name = remoteNames.find((candidate) => candidate === remote.name)
    return name ? [[name, remote]] : []
  })
  return host ? [['host', host], ...known] : known
}

/** Whether a part went live so lately that it may be stepped back by itself. */
export function isFresh({ since, previous, pin }: Entry, now: number): boolean {
  return previous !== undefined && !pin && since !== undefined && now - Date.parse(since) < WATCH_MS
}

/** Whether a release is being tried out, or watched after it went live. */
export function isWatched(document: StoreDocument, now: number): boolean {
  return entriesOf(document).some(([, entry]) => entry.canary !== undefined || isFresh(entry, now))
}
