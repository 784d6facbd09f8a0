import type { Countdown, ShieldWatch } from '@cadence/shared/schemas'

/** Shortest absence that counts, in milliseconds: a reload hides a page for a moment too. */
const AWAY_MIN_MS = 1000

/** A new watch over a countdown that this tab has started, or null when the countdown does not run. */
export function watchOver({ startedAt, endsAt }: Countdown): ShieldWatch | null {
  return startedAt === null || endsAt === null ? null : { startedAt, endsAt, since: null, count: 0, ms: 0 }
}

/** The watch after the member has left the tab. */
export function tabLeft(watch: ShieldWatch, now: number): ShieldWatch {
  return watch.since === null ? { ...watch, since: now } : watch
}

/** The watch after the member has come back to the tab. Time after the end of the session does not count. */
export function returned(watch: ShieldWatch, now: number): ShieldWatch {
  if (watch.since === null) return watch
  const ms = Math.min(now, Date.parse(watch.endsAt)) - watch.since
  if (ms < AWAY_MIN_MS) return { ...watch, since: null }
  return { ...watch, since: null, count: watch.count + 1, ms: watch.ms + ms }
}

/** A countdown with the counts of the watch added, when the watch belongs to the countdown's session. */
export function withAway(countdown: Countdown, watch: ShieldWatch | null): Countdown {
  if (!watch || watch.count === 0 || watch.startedAt !== countdown.startedAt) return countdown
  return {
    ...countdown,
    awayCount: countdown.awayCount + watch.count,
    awayMs: countdown.awayMs + watch.ms,
  }
}
