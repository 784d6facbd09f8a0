import { useCallback, useSyncExternalStore } from 'react'
import { useRecords } from '../../records/use-records.ts'
import { begunKind, type CountdownKind, phaseAt } from './countdown.ts'
import { countdownIn } from './countdown-records.ts'
import { type ShownCountdown, tick, useCountdown } from './use-countdown.ts'

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

/** The kind of the session that runs, else of the one that is paused. Renders only when that changes, not each second. */
export function useBegunKind(): CountdownKind | null {
  const records = useRecords('countdown')
  const [timer, shield] = [countdownIn(records, 'timer'), countdownIn(records, 'shield')]
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [tick(timer, onChange), tick(shield, onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [timer, shield],
  )
  const read = () => begunKind({ timer: phaseAt(timer, Date.now()), shield: phaseAt(shield, Date.now()) })
  return useSyncExternalStore(subscribe, read)
}

const endOf = ({ phase, countdown: { endsAt } }: ShownSession) =>
  phase === 'over' && endsAt !== null ? Date.parse(endsAt) : Number.NEGATIVE_INFINITY

/** The session that runs, else the one that is paused, else the one that ended last, else the next one of the Timer. */
export function useLatestSession(): ShownSession {
  const sessions = useSessions()
  const [timer, shield] = sessions
  return begunOf(sessions) ?? (endOf(shield) > endOf(timer) ? shield : timer)
}
