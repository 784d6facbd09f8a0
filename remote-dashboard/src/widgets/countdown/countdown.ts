/** Length of the countdowns, in milliseconds: 25 minutes (specification, section 9). */
export const COUNTDOWN_MS = 1500 * 1000

/** A countdown: while it runs, the moment when it ends counts (milliseconds since 1970); else what is left of it. */
export interface Countdown {
  endsAt: number | null
  leftMs: number
}

/** Where a countdown is: Start, then Pause, then Restart at 0 (specification, section 4). */
export type Phase = 'ready' | 'running' | 'paused' | 'over'

/** A full countdown that waits for its start. */
export const freshCountdown = (): Countdown => ({ endsAt: null, leftMs: COUNTDOWN_MS })

/** Milliseconds left at `now`: by the wall clock, so a sleeping tab loses nothing. */
export function leftAt({ endsAt, leftMs }: Countdown, now: number): number {
  return endsAt === null ? leftMs : Math.max(0, endsAt - now)
}

export function phaseAt(countdown: Countdown, now: number): Phase {
  const left = leftAt(countdown, now)
  if (left === 0) return 'over'
  if (countdown.endsAt !== null) return 'running'
  return left === COUNTDOWN_MS ? 'ready' : 'paused'
}

/** The countdown after a press of its button. */
export function pressed(countdown: Countdown, now: number): Countdown {
  const left = leftAt(countdown, now)
  switch (phaseAt(countdown, now)) {
    case 'ready':
    case 'paused':
      return { endsAt: now + left, leftMs: left }
    case 'running':
      return { endsAt: null, leftMs: left }
    case 'over':
      return freshCountdown()
  }
}

/** Time left as mm : ss (specification, section 9). A second that has begun still counts. */
export function clock(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))} : ${two(seconds % 60)}`
}
