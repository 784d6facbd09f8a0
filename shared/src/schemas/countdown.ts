import * as z from 'zod/mini'

/** Longest countdown, in milliseconds: a day. */
const COUNTDOWN_MAX_MS = 24 * 60 * 60 * 1000

/**
 * A countdown of the Timer (record id `timer`) or of Focus Shield (`shield`) (specification, section 4, Timers). While it
 * runs, `endsAt` is the moment of its end; while it is paused, `leftMs` is the remaining time. `startedAt` is the first
 * start of this session; null before it. `awayCount` and `awayMs`: how often and how long the member left the tab.
 */
export const countdownSchema = z.object({
  endsAt: z.nullable(z.iso.datetime()),
  leftMs: z.int().check(z.gte(0), z.lte(COUNTDOWN_MAX_MS)),
  startedAt: z.nullable(z.iso.datetime()),
  awayCount: z.int().check(z.gte(0), z.lte(100_000)),
  awayMs: z.int().check(z.gte(0), z.lte(COUNTDOWN_MAX_MS)),
})
export type Countdown = z.infer<typeof countdownSchema>

/** A completed focus session. `focusMs` is its length without pauses. */
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
 * What the tab that started a run of Focus Shield has measured (specification, section 4, Timers): since when the member
 * is away from the tab, in milliseconds since 1970, and how often and how long they were away, as far as the record of
 * the countdown does not contain it yet. It is stored in the tab.
 */
export const shieldWatchSchema = z.object({
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  since: z.nullable(z.number()),
  count: z.int(),
  ms: z.int(),
})
export type ShieldWatch = z.infer<typeof shieldWatchSchema>
