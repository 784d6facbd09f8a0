import type { Countdown, FocusSession } from '@cadence/shared/schemas'

/** Length of the countdowns, in milliseconds: 25 minutes (specification, section 9). */
export const COUNTDOWN_MS = 1500 * 1000

/** The two countdowns. These are also the ids of their records. */
export const countdownKinds = ['timer', 'shield'] as const
export type CountdownKind = FocusSession['kind']

/** State of a countdown: its button says Start, then Pause, then Restart at 0 (specification, section 4). */
export type Phase = 'ready' | 'running' | 'paused' | 'over'

/** A full countdown that was not started. */
export const freshCountdown: Countdown = {
  endsAt: null,
  leftMs: COUNTDOWN_MS,
  startedAt: null,
  awayCount: 0,
  awayMs: 0,
}

/**
 * Milliseconds left at `now`, by the wall clock, so that a sleeping tab loses nothing. Never more than at the last
 * start: otherwise a clock that is set back, or another device's clock, would add time.
 */
export function leftAt({ endsAt, leftMs }: Countdown, now: number): number {
  return endsAt === null ? leftMs : Math.min(leftMs, Math.max(0, Date.parse(endsAt) - now))
}

/** The phase of a countdown with an amount of time left, in any unit. */
export function phaseWith({ endsAt, startedAt }: Countdown, left: number): Phase {
  if (left === 0) return 'over'
  if (endsAt !== null) return 'running'
  return startedAt === null ? 'ready' : 'paused'
}

export function phaseAt(countdown: Countdown, now: number): Phase {
  return phaseWith(countdown, leftAt(countdown, now))
}

/** The countdown after a press of its button. */
export function pressed(countdown: Countdown, now: number): Countdown {
  const leftMs = leftAt(countdown, now)
  switch (phaseAt(countdown, now)) {
    case 'ready':
    case 'paused': {
      const startedAt = countdown.startedAt ?? new Date(now).toISOString()
      return { ...countdown, startedAt, leftMs, endsAt: new Date(now + leftMs).toISOString() }
    }
    case 'running':
      return { ...countdown, leftMs, endsAt: null }
    case 'over':
      return freshCountdown
  }
}

/** Seconds left, rounded up: a second that has begun still counts. */
export function secondsLeft(countdown: Countdown, now: number): number {
  return Math.ceil(leftAt(countdown, now) / 1000)
}

/** Seconds as mm : ss (specification, section 9). */
export function formatSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))} : ${two(seconds % 60)}`
}

/** A focus session and the id of its record. */
export interface SessionRecord {
  id: string
  data: FocusSession
}

/**
 * The session of a countdown that has ended, or null while it has not. The id comes from the start, so several tabs and
 * devices that notice the end log one session. `endedAt` is the planned end, not the time when a tab noticed it.
 */
export function sessionOf(kind: CountdownKind, countdown: Countdown, now: number): SessionRecord | null {
  const { startedAt, endsAt, awayCount, awayMs } = countdown
  if (startedAt === null || endsAt === null || leftAt(countdown, now) > 0) return null
  const data = { kind, startedAt, endedAt: endsAt, focusMs: COUNTDOWN_MS, awayCount, awayMs }
  return { id: `${kind}-${Date.parse(startedAt)}`, data }
}

/** Whether two versions of one session are equal. */
export function isSameSession(a: FocusSession, b: FocusSession): boolean {
  return a.endedAt === b.endedAt && a.awayCount === b.awayCount && a.awayMs === b.awayMs
}
