import { authState } from '@cadence/shared/auth'
import type { Countdown } from '@cadence/shared/schemas'
import { type Entry, putRecord, recordsOf } from '../../records/records.ts'
import { mergeOtherTabs } from '../../records/records-store.ts'
import {
  type CountdownKind,
  freshCountdown,
  isSameSession,
  type Phase,
  phaseAt,
  pressed,
  sessionOf,
} from './countdown.ts'

/** A countdown among the member's records. Without a record it is full and not started. */
export function countdownIn(records: readonly Entry<'countdown'>[], kind: CountdownKind): Countdown {
  return records.find(({ id }) => id === kind)?.data ?? freshCountdown
}

/** A member's countdown as it is stored now. */
export function countdownOf(userId: string, kind: CountdownKind): Countdown {
  return countdownIn(recordsOf(userId, 'countdown'), kind)
}

/** What became of the session of a countdown: logged now, corrected, or nothing to do. */
export type SessionOutcome = 'new' | 'corrected' | 'nothing'

function sessionOutcome(userId: string, kind: CountdownKind, write: boolean): SessionOutcome {
  const session = sessionOf(kind, countdownOf(userId, kind), Date.now())
  if (!session) return 'nothing'
  const logged = recordsOf(userId, 'focusSession').find(({ id }) => id === session.id)
  if (logged && isSameSession(logged.data, session.data)) return 'nothing'
  if (write) putRecord('focusSession', session.id, session.data)
  return logged ? 'corrected' : 'new'
}

/** Whether a countdown has ended and its session is not logged. */
export function hasUnloggedEnd(userId: string, kind: CountdownKind): boolean {
  return sessionOutcome(userId, kind, false) !== 'nothing'
}

/** Logs the session of a countdown that has ended, unless another tab or device has already logged it. */
export function logEnd(userId: string, kind: CountdownKind): SessionOutcome {
  mergeOtherTabs(userId, 'focusSession')
  return sessionOutcome(userId, kind, true)
}

/**
 * Presses the button of a countdown in the phase that the member saw. When another tab or the end came first, nothing
 * happens: otherwise a press of Pause in the last instant would be a Restart.
 */
export function press(kind: CountdownKind, seen: Phase): void {
  const userId = authState.user?._id
  if (userId === undefined) return
  const countdown = countdownOf(userId, kind)
  const now = Date.now()
  if (phaseAt(countdown, now) !== seen) return
  if (seen === 'over') logEnd(userId, kind)
  putRecord('countdown', kind, pressed(countdown, now))
}

/** Resets a countdown to 25 minutes. A session that had not ended is not logged. */
export function reset(kind: CountdownKind): void {
  const userId = authState.user?._id
  if (userId === undefined) return
  logEnd(userId, kind)
  putRecord('countdown', kind, freshCountdown)
}
