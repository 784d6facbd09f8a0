import type { StoreDocument } from '../store/registry-document.ts'
import { entriesOf, type RegistryEntry } from '../store/registry-entries.ts'

/** A release that went live is watched for this long, in milliseconds. */
const WATCH_MS = 15 * 60_000

/** When a moment of the document was, in milliseconds since 1970. */
export type TimeOf = (moment: string | undefined) => number | undefined

/** What the document says, by the clock of who released. */
export const parsed: TimeOf = (moment) => (moment === undefined ? undefined : Date.parse(moment))

/**
 * Gives the moments of documents that are looked at one after the other by the clock of this machine: who released may
 * have another one. What is new since the last look happened after it, and nothing happens later than now.
 */
export function createTimes(): (document: StoreDocument, now: number) => TimeOf {
  const times = new Map<string, number>()
  let looked = Number.NEGATIVE_INFINITY
  return (document, now) => {
    for (const [, { since, canary }] of entriesOf(document)) {
      for (const moment of [since, canary?.since, canary?.release.since]) {
        if (moment === undefined || times.has(moment)) continue
        times.set(moment, Math.min(Math.max(Date.parse(moment), looked), now))
      }
    }
    looked = now
    return (moment) => (moment === undefined ? undefined : times.get(moment))
  }
}

/** Whether a part went live so lately that it may be stepped back by itself. */
export function isFresh({ since, previous, pin }: RegistryEntry, now: number, timeOf = parsed): boolean {
  const begun = timeOf(since)
  return previous !== undefined && !pin && begun !== undefined && now - begun < WATCH_MS
}

/** Whether a release is being tried out, or watched after it went live. */
export function isWatched(document: StoreDocument, now: number): boolean {
  return entriesOf(document).some(([, entry]) => entry.canary !== undefined || isFresh(entry, now))
}
