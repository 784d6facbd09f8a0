import { COUNTDOWN_MS, type Countdown, type FocusSession } from '@cadence/shared/schemas'

/** The two countdowns of focus. These are also the ids of their records. */
export const countdownKinds = ['timer', 'shield'] as const
export type CountdownKind = FocusSession['kind']

/** Shortest session that counts when it is reset before its end, in milliseconds. */
const PARTIAL_MIN_MS = 60_000

/** State of a countdown: its button says Start, then Pause, then Restart at 0 (specification, section 4). */
export type Phase = 'ready' | 'running' | 'paused' | 'over'

/** A full countdown of 25 minutes that was not started. */
export const freshCountdown: Countdown = {
  endsAt: null,
  leftMs: COUNTDOWN_MS,
  startedAt: null,
  awayCount: 0,
  awayMs: 0,
  lengthMs: COUNTDOWN_MS,
  task: null,
}

/** A full countdown that was not started, of the same length and for the same task. */
export function resetOf({ lengthMs, task }: Countdown): Countdown {
  return { ...freshCountdown, leftMs: lengthMs, lengthMs, task }
}

/** A countdown that starts at `now`, or goes on. */
export function started(countdown: Countdown, now: number): Countdown {
  const leftMs = leftAt(countdown, now)
  const startedAt = countdown.startedAt ?? new Date(now).toISOString()
  return { ...countdown, startedAt, leftMs, endsAt: new Date(now + leftMs).toISOString() }
}

/** A countdown that stops at a moment, with the rest of its time. */
export function stopped(countdown: Countdown, moment: number): Countdown {
  return { ...countdown, leftMs: leftAt(countdown, moment), endsAt: null }
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

/** The countdown that runs, else the one that is paused, else null: its button is the one accent. */
export function begunKind(phases: Readonly<Record<CountdownKind, Phase>>): CountdownKind | null {
  const withPhase = (phase: Phase) => countdownKinds.find((kind) => phases[kind] === phase)
  return withPhase('running') ?? withPhase('paused') ?? null
}

/** The countdown after a press of its button. */
export function pressed(countdown: Countdown, now: number): Countdown {
  switch (phaseAt(countdown, now)) {
    case 'ready':
    case 'paused':
      return started(countdown, now)
    case 'running':
      return stopped(countdown, now)
    case 'over':
      return resetOf(countdown)
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

const sessionId = (kind: CountdownKind, startedAt: string) => `${kind}-${Date.parse(startedAt)}`

/**
 * The session of a countdown that has ended, or null while it has not. The id comes from the start, so several tabs and
 * devices that notice the end log one session. `endedAt` is the planned end, not the time when a tab noticed it.
 */
export function sessionOf(kind: CountdownKind, countdown: Countdown, now: number): SessionRecord | null {
  const { startedAt, endsAt, awayCount, awayMs, lengthMs: focusMs } = countdown
  if (startedAt === null || endsAt === null || leftAt(countdown, now) > 0) return null
  const data = { kind, startedAt, endedAt: endsAt, focusMs, awayCount, awayMs, completed: true }
  return { id: sessionId(kind, startedAt), data }
}

/**
 * What was done of a countdown that is reset before its end, or null when it was less than a minute.
 * @param stoppedAt when it last ran, in milliseconds since 1970.
 */
export function partialSessionOf(
  kind: CountdownKind,
  countdown: Countdown,
  stoppedAt: number,
): SessionRecord | null {
  const { startedAt, awayCount, awayMs, lengthMs } = countdown
  const left = leftAt(countdown, stoppedAt)
  const focusMs = lengthMs - left
  if (startedAt === null || left === 0 || focusMs < PARTIAL_MIN_MS) return null
  // A device whose clock is behind must not end a session before its focus time is over.
  const endedAt = new Date(Math.max(stoppedAt, Date.parse(startedAt) + focusMs)).toISOString()
  const data = { kind, startedAt, endedAt, focusMs, awayCount, awayMs, completed: false }
  return { id: sessionId(kind, startedAt), data }
}

/**
 * Whether two versions of one session are equal. Releases that know no chosen length log 25 minutes for every session;
 * they do not compare `focusMs`, so the correction of this release stays.
 */
export function isSameSession(a: FocusSession, b: FocusSession): boolean {
  return (
    a.endedAt === b.endedAt &&
    a.awayCount === b.awayCount &&
    a.awayMs === b.awayMs &&
    a.focusMs === b.focusMs &&
    a.completed === b.completed
  )
}
