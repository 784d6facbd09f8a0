import type { StoreDocument } from '../store/registry-document.ts'
import { entriesOf, type RegistryEntry } from '../store/registry-entries.ts'

/** A release that went live is watched for this long, in milliseconds. */
const WATCH_PERIOD_MS = 15 * 60_000

/** Reads a moment of the document, in milliseconds since 1970. */
export type TimeOf = (moment: string | undefined) => number | undefined

/** Reads a moment by the clock of the machine that wrote it. */
export const momentsAsWritten: TimeOf = (moment) => (moment === undefined ? undefined : Date.parse(moment))

/**
 * Reads the moments of a document by the clock of this machine, for documents that are read one after the other. The
 * machine that released may have a wrong clock: a release would be watched too long or not at all. A moment that is new
 * since the last document lies between the two reads.
 */
export function createLocalMoments(): (document: StoreDocument, now: number) => TimeOf {
  const times = new Map<string, number>()
  let lastRead = Number.NEGATIVE_INFINITY
  return (document, now) => {
    for (const [, { since, canary }] of entriesOf(document)) {
      for (const moment of [since, canary?.since, canary?.release.since]) {
        if (moment === undefined || times.has(moment)) continue
        times.set(moment, Math.min(Math.max(Date.parse(moment), lastRead), now))
      }
    }
    lastRead = now
    return (moment) => (moment === undefined ? undefined : times.get(moment))
  }
}

/** Whether a part's live release is so new that the release server may step it back. */
export function isInWatchPeriod(
  { since, previous, pin }: RegistryEntry,
  now: number,
  timeOf = momentsAsWritten,
): boolean {
  const begun = timeOf(since)
  return previous !== undefined && !pin && begun !== undefined && now - begun < WATCH_PERIOD_MS
}

/** Whether any part has a canary, or a live release in its watch period. */
export function isWatched(document: StoreDocument, now: number): boolean {
  return entriesOf(document).some(([, entry]) => entry.canary !== undefined || isInWatchPeriod(entry, now))
}
