import type { Countdown } from '@cadence/shared/schemas'
import * as z from 'zod/mini'

/** Shortest absence that counts, in milliseconds: a reload hides a page for a moment, too. */
const AWAY_MIN_MS = 1000

/**
 * What the tab that started a run has seen of it: since when it is left (milliseconds since 1970), and how often and
 * how long it was left, as far as the countdown's record does not hold it yet.
 */
export const watchSchema = z.object({
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  since: z.nullable(z.number()),
  count: z.int(),
  ms: z.int(),
})
export type Watch = z.infer<typeof watchSchema>

/** The watch over a countdown that this tab has just started, or null when it does not run. */
export function watchOver({ startedAt, endsAt }: Countdown): Watch | null {
  return startedAt === null || endsAt === null ? null : { startedAt, endsAt, since: null, count: 0, ms: 0 }
}

/** The tab is left. */
export function left(watch: Watch, now: number): Watch {
  return watch.since === null ? { ...watch, since: now } : watch
}

/** The tab is seen again. What came after the end of the run does not count. */
export function returned(watch: Watch, now: number): Watch {
  if (watch.since === null) return watch
  const ms = Math.min(now, Date.parse(watch.endsAt)) - watch.since
  if (ms < AWAY_MIN_MS) return { ...watch, since: null }
  return { ...watch, since: null, count: watch.count + 1, ms: watch.ms + ms }
}

/** A countdown with what the watch has seen of its session; of another session it has seen nothing. */
export function withAway(countdown: Countdown, watch: Watch | null): Countdown {
  if (!watch || watch.count === 0 || watch.startedAt !== countdown.startedAt) return countdown
  return {
    ...countdown,
    awayCount: countdown.awayCount + watch.count,
    awayMs: countdown.awayMs + watch.ms,
  }
}
