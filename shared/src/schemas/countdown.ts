import * as z from 'zod/mini'
import { recordIdSchema, TASK_TEXT_MAX } from './widget-records.ts'

/** Longest countdown, in milliseconds: a day. */
const COUNTDOWN_MAX_MS = 24 * 60 * 60 * 1000

/** Length of a countdown, in milliseconds, until the member chooses another: 25 minutes (specification, section 9). */
export const COUNTDOWN_MS = 1500 * 1000

/** Shortest and longest length that a member can choose, in minutes. */
export const COUNTDOWN_MINUTES = { min: 1, max: 180 } as const

const durationMs = z.int().check(z.gte(0), z.lte(COUNTDOWN_MAX_MS))
const awayTimes = z.int().check(z.gte(0), z.lte(100_000))

/**
 * What a session is for. `text` is its name when it was chosen; `record` is the goal or task behind it, null for a name
 * that the member typed.
 */
export const focusTaskSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(TASK_TEXT_MAX)),
  record: z.nullable(
    z.object({
      collection: z.enum(['goal', 'task']),
      id: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
  ),
})
export type FocusTask = z.infer<typeof focusTaskSchema>

/**
 * A countdown of the Timer (record id `timer`), of Focus Shield (`shield`), or the pause between two sessions (`pause`)
 * (specification, section 4, Timers). While it runs, `endsAt` is the moment of its end, and `leftMs` the time that was
 * left at its last start; while it is paused, `leftMs` is the remaining time. `startedAt` is the first start of this
 * session; null before it. `awayCount` and `awayMs`: how often and how long the member left the tab. `lengthMs` is the
 * whole length, `task` what the session is for: older releases write neither. The records `task` and `length` have the same
 * shape and never run: they hold what the member has chosen for both countdowns.
 */
export const countdownSchema = z.object({
  endsAt: z.nullable(z.iso.datetime()),
  leftMs: durationMs,
  startedAt: z.nullable(z.iso.datetime()),
  awayCount: awayTimes,
  awayMs: durationMs,
  lengthMs: z._default(durationMs.check(z.gte(1)), COUNTDOWN_MS),
  task: z._default(z.nullable(focusTaskSchema), null),
})
export type Countdown = z.infer<typeof countdownSchema>

/**
 * A focus session. `focusMs` is the time of focus, without pauses. `completed` is false when the member reset the
 * countdown before its end: older releases logged completed sessions only. `task` is what the session was for at its end,
 * and `subject` the subject that its task had then; it counts for this subject also when the task is deleted. Older
 * releases log neither.
 */
export const focusSessionSchema = z.object({
  kind: z.enum(['timer', 'shield']),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  focusMs: durationMs,
  awayCount: awayTimes,
  awayMs: durationMs,
  completed: z._default(z.boolean(), true),
  task: z.optional(focusTaskSchema),
  subject: z.optional(recordIdSchema),
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
