import { begunKind, type CountdownKind } from './countdown.ts'
import { type ShownCountdown, useCountdown } from './use-countdown.ts'

/** The session of a member: of the Timer, or of Focus Shield. */
export interface ShownSession extends ShownCountdown {
  kind: CountdownKind
}

function useSessions(): readonly [timer: ShownSession, shield: ShownSession] {
  return [
    { kind: 'timer', ...useCountdown('timer') },
    { kind: 'shield', ...useCountdown('shield') },
  ]
}

function begunOf([timer, shield]: readonly [ShownSession, ShownSession]): ShownSession | null {
  const kind = begunKind({ timer: timer.phase, shield: shield.phase })
  return kind && (kind === 'timer' ? timer : shield)
}

/** The session that runs, else the one that is paused, else the next one of the Timer. */
export function useSession(): ShownSession {
  const sessions = useSessions()
  return begunOf(sessions) ?? sessions[0]
}

const endOf = ({ phase, countdown: { endsAt } }: ShownSession) =>
  phase === 'over' && endsAt !== null ? Date.parse(endsAt) : Number.NEGATIVE_INFINITY

/** The session that runs, else the one that is paused, else the one that ended last, else the next one of the Timer. */
export function useLatestSession(): ShownSession {
  const sessions = useSessions()
  const [timer, shield] = sessions
  return begunOf(sessions) ?? (endOf(shield) > endOf(timer) ? shield : timer)
}
