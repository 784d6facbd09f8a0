import * as z from 'zod/mini'

/** Longest countdown, in milliseconds: a day. */
const COUNTDOWN_MAX_MS = 24 * 60 * 60 * 1000

/**
 * A countdown of the Timer (`timer`) or of Focus Shield (`shield`): one of each per member. While it runs, `endsAt` is
 * the moment when it ends; else `leftMs` is what is left of it (specification, section 4, Timers). `startedAt` is when
 * this session was first started; null while it is full. `awayCount` and `awayMs` say how often and how long the tab
 * was left meanwhile.
 */
export const countdownSchema = z.object({
  endsAt: z.nullable(z.iso.datetime()),
  leftMs: z.int().check(z.gte(0), z.lte(COUNTDOWN_MAX_MS)),
  startedAt: z.nullable(z.iso.datetime()),
  awayCount: z.int().check(z.gte(0), z.lte(100_000)),
  awayMs: z.int().check(z.gte(0), z.lte(COUNTDOWN_MAX_MS)),
})
export type Countdown = z.infer<typeof countdownSchema>

/** A focus session that came to its end. `focusMs` is its length, without pauses. */
export const focusSessionSchema = z.object({
  kind: z.enum(['timer', 'shield']),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  focusMs: z.int().check(z.gte(0), z.lte(COUNTDOWN_MAX_MS)),
  awayCount: z.int().check(z.gte(0), z.lte(100_000)),
  awayMs: z.int().check(z.gte(0), z.lte(COUNTDOWN_MAX_MS)),
})
export type FocusSession = z.infer<typeof focusSessionSchema>

/**
 * What the tab that started a run of Focus Shield has seen of it (specification, section 4, Timers): since when it is
 * left (milliseconds since 1970), and how often and how long it was left, as far as the countdown's record does not
 * hold it yet. It stays in the tab's storage.
 */
export const shieldWatchSchema = z.object({
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  since: z.nullable(z.number()),
  count: z.int(),
  ms: z.int(),
})
export type ShieldWatch = z.infer<typeof shieldWatchSchema>
