import type { CountdownKind } from './countdown.ts'
import { type ShownCountdown, useCountdown } from './use-countdown.ts'

/** The session of a member: of the Timer, or of Focus Shield. */
export interface ShownSession extends ShownCountdown {
  kind: CountdownKind
}

/** The session that runs, else the one that is paused, else the next one of the Timer. */
export function useSession(): ShownSession {
  const timer = { kind: 'timer', ...useCountdown('timer') } as const
  const shield = { kind: 'shield', ...useCountdown('shield') } as const
  const sessions: ShownSession[] = [timer, shield]
  return (
    sessions.find(({ phase }) => phase === 'running') ??
    sessions.find(({ phase }) => phase === 'paused') ??
    timer
  )
}
